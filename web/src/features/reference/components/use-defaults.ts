import { referenceRoutes } from '@puquio/contract/reference'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Offers the Peruvian defaults, and says how many of them were new. */
export const useDefaults = (projectId: number) => {
  const { t } = useTranslation('reference')
  const load = useApiMutation(referenceRoutes.loadDefaults)
  return async () => {
    const isWanted = await confirm({
      title: t('defaultsTitle'),
      text: t('defaultsText'),
      confirmLabel: t('loadDefaults'),
    })
    if (!isWanted) return
    try {
      const { created } = await load.mutateAsync({ params: { projectId } })
      const text = created === 0 ? t('defaultsNone') : t('defaultsLoaded', { count: created })
      showToast({ kind: created === 0 ? 'info' : 'success', text })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error) })
    }
  }
}
