import { type Instrument, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { toastOutcome } from '../../ui/toasts/toast-outcome.ts'
import './texts.ts'

/** Takes a retired instrument into use again, and says what became of it. */
export const useRestore = () => {
  const { t } = useTranslation('instruments')
  const { id: projectId } = useProject()
  const restore = useApiMutation(instrumentRoutes.restore)
  return async ({ id, name, version }: Pick<Instrument, 'id' | 'name' | 'version'>) => {
    const params = { projectId, instrumentId: id }
    await toastOutcome(restore.mutateAsync({ params, body: { version } }), {
      done: t('wasRestored', { name }),
      action: 'instrument',
    })
  }
}
