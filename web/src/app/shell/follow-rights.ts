import i18next from 'i18next'
import { errorState } from '../../lib/error-state.ts'
import { invalidate } from '../../lib/invalidate.ts'

// The policy's words come in the language asked for.
i18next.on('languageChanged', () => void invalidate(['policy']))

// An answer that says the rights are others now, or the policy is: read them again, so that menu,
// guard and modal follow what an administrator changed meanwhile.
let isReading = false

errorState.subscribe(() => {
  const problem = errorState.read().error?.problem
  if (isReading || (problem !== 'ACCESS_DENIED' && problem !== 'POLICY_NOT_ACCEPTED')) return
  isReading = true
  void invalidate([problem === 'ACCESS_DENIED' ? 'rights' : 'policy']).finally(() => {
    isReading = false
  })
})
