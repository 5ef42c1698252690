import { deliveryRoutes, type Outgoing } from '@puquio/contract/notifications/deliveries'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import './texts.ts'

/** Returns how one message, or all that failed, are sent again. */
export const useRetry = () => {
  const { t } = useTranslation('outgoing')
  const onError = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'delivery' })
  const delivery = useApiMutation(deliveryRoutes.retry, { onError })
  const mail = useApiMutation(deliveryRoutes.retryMail, { onError })
  const failed = useApiMutation(deliveryRoutes.retryFailed, { onError })
  const sayRetried = () => showToast({ kind: 'success', text: t('retried'), action: 'delivery' })
  return {
    isRetryingAll: failed.isPending,
    retryOne: async ({ kind, id }: Outgoing) => {
      if (kind === 'mail') await mail.mutateAsync({ params: { mailId: id } })
      else await delivery.mutateAsync({ params: { deliveryId: id } })
      sayRetried()
    },
    retryAll: async (count: number) => {
      const asked = {
        title: t('retryTitle', { count }),
        text: t('retryText'),
        confirmLabel: t('retry'),
      }
      if (!(await confirm(asked))) return
      await failed.mutateAsync({})
      sayRetried()
    },
  }
}
