import { errorState } from '../../lib/error-state.ts'
import { refreshProject, reloadPolicy } from '../../lib/project-context.ts'

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
