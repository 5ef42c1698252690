import i18next from 'i18next'
import { errorState } from '../../lib/error-state.ts'
import { refreshProject, reloadPolicy } from '../../lib/project-context.ts'

// The policy's words come in the language asked for.
i18next.on('languageChanged', () => {
  reloadPolicy().catch((error: unknown) => console.warn('The policy could not be read', error))
})

// An answer that says the rights are others now, or the policy is: read them again, so that menu,
// guard and modal follow what an administrator changed meanwhile.
let isReading = false

errorState.subscribe(() => {
  const problem = errorState.read().error?.problem
  if (isReading || (problem !== 'ACCESS_DENIED' && problem !== 'POLICY_NOT_ACCEPTED')) return
  isReading = true
  const read = problem === 'ACCESS_DENIED' ? refreshProject() : reloadPolicy()
  read
    .catch((error: unknown) => console.warn('The rights could not be read again', error))
    .finally(() => {
      isReading = false
    })
})
