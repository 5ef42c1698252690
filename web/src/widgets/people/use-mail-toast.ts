import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { useWhomToAsk } from './use-whom-to-ask.ts'
import './texts.ts'

type MailedAccount = {
  action: string
  /** What was done, with the mail that leaves. */
  sent: string
  /** What was done, without a word of mail. */
  done: string
  isMailWaiting: boolean
}

/** Tells what was done; where no server can send its mail, that it waits, and who can end that. */
export const useMailToast = (): ((told: MailedAccount) => void) => {
  const { t } = useTranslation('people')
  const { admin } = useUser()
  const whomToAsk = useWhomToAsk()
  return ({ action, sent, done, isMailWaiting }) => {
    const waits = `${done} ${t('mailWaits')} ${admin ? t('mailHow') : whomToAsk}`
    if (isMailWaiting) showToast({ kind: 'warning', text: waits, action, isKept: true })
    else showToast({ kind: 'success', text: sent, action })
  }
}
