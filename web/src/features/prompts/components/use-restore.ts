import { promptRoutes } from '@puquio/contract/commitments/prompts'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type Restored = { number: number; newest: number; instrumentId: number | null }

/** Makes an earlier version hold again, once a person confirmed it; null for who may not. */
export const useRestore = () => {
  const { t } = useTranslation('prompts')
  const params = { projectId: useProject().id }
  const restore = useApiMutation(promptRoutes.restore)
  const mayRestore = useMay()(promptRoutes.restore.access)
  if (!mayRestore) return null
  return async ({ number, newest, instrumentId }: Restored): Promise<boolean> => {
    const label = t('restoreVersion', { number })
    const asked = { title: label, text: t('restoreText'), confirmLabel: label }
    if (!(await confirm(asked))) return false
    try {
      const body = { instrumentId, number, after: newest }
      const made = await restore.mutateAsync({ params, body })
      const text = t('savedVersion', { number: made.number })
      showToast({ kind: 'success', text, action: 'prompt' })
      return true
    } catch (error) {
      const isLate = isProblem(error, 'CHANGED_MEANWHILE')
      const text = isLate ? t('restoredMeanwhile', { number: newest + 1 }) : problemText(error)
      showToast({ kind: 'error', text, action: 'prompt' })
      return false
    }
  }
}
