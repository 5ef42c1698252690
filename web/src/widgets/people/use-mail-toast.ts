import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
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

/** Tells what was done; where no server can send its mail, that it waits, and the way to the screen or who can end that. */
export const useMailToast = (): ((told: MailedAccount) => void) => {
  const { t } = useTranslation('people')
  const { admin } = useUser()
  const whomToAsk = useWhomToAsk()
  const navigate = useNavigate()
  const leads = {
    label: t('addMailServer'),
    follow: () => void navigate(paths.settings('system-smtp')),
  }
  return ({ action, sent, done, isMailWaiting }) => {
    const waits = `${done} ${t('mailWaits')}`
    const kept = { kind: 'warning', action, isKept: true } as const
    if (isMailWaiting && admin) showToast({ ...kept, text: waits, leads })
    else if (isMailWaiting) showToast({ ...kept, text: `${waits} ${whomToAsk}` })
    else showToast({ kind: 'success', text: sent, action })
  }
}
