import i18next from 'i18next'
import { errorState } from '../../lib/api/error-state.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

// The policy's text depends on the language.
i18next.on('languageChanged', () => void invalidate(['policy']))

// A response says that rights or policy have changed: read them again, so that menu, guard and modal are up
// to date.
let isReading = false

errorState.subscribe(() => {
  const problem = errorState.read().error?.problem
  if (isReading || (problem !== 'ACCESS_DENIED' && problem !== 'POLICY_NOT_ACCEPTED')) return
  isReading = true
  void invalidate([problem === 'ACCESS_DENIED' ? 'rights' : 'policy']).finally(() => {
    isReading = false
  })
})
