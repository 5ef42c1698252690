import { containerRoutes, type UnfinishedUpload } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { confirm } from '../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../ui/toasts/toast-outcome.ts'
import './texts.ts'

/** Asks, and then takes from the server what has arrived of an upload that nobody finished. */
export const useDiscardUpload = () => {
  const { t } = useTranslation('uploads')
  const params = { projectId: useProject().id }
  const discard = useApiMutation(containerRoutes.discardUpload)
  return async ({ id, name, beganBy }: UnfinishedUpload): Promise<void> => {
    const title = t('discardUpload')
    const text = t('discardUploadAsk', { name, person: beganBy })
    if (!(await confirm({ title, text, confirmLabel: title, isDanger: true }))) return
    await toastOutcome(discard.mutateAsync({ params: { ...params, uploadId: id } }), {
      done: t('uploadDiscarded', { name }),
      action: 'container',
    })
  }
}
