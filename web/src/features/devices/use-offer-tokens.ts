import {
  deviceWorkbookRoutes,
  type MadeToken,
  tokensMax,
} from '@puquio/contract/modi/device-workbooks'
import { useTranslation } from 'react-i18next'
import { save } from '../../lib/api/download.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { tokensFile } from './tokens-file.ts'
import './import-texts.ts'

/** Asks whether new devices are given their tokens now, and lets the browser save them: no other time are they seen. */
export const useOfferTokens = (projectId: number) => {
  const { t } = useTranslation('deviceImport')
  const make = useApiMutation(deviceWorkbookRoutes.makeTokens)
  return async (serials: readonly string[]): Promise<void> => {
    const question = {
      title: t('tokensTitle'),
      text: t('tokensText'),
      confirmLabel: t('makeTokens'),
      cancelLabel: t('notNow'),
    }
    if (!(await confirm(question))) return
    const made: MadeToken[] = []
    try {
      for (let from = 0; from < serials.length; from += tokensMax) {
        const body = { serials: serials.slice(from, from + tokensMax) }
        made.push(...(await make.mutateAsync({ params: { projectId }, body })))
      }
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'device-token' })
    }
    // What was made before one failed is in the file, too.
    if (made.length === 0) return
    const heads = [t('serial'), t('name'), t('token')] as const
    save(new Blob([tokensFile(heads, made)], { type: 'text/csv' }), t('tokensName'))
    showToast({
      kind: 'success',
      text: t('tokensMade', { count: made.length }),
      action: 'device-token',
    })
  }
}
