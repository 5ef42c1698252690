import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session.ts'
import { useWhomToAsk } from './use-whom-to-ask.ts'
import './texts.ts'

/** Returns what to do where WhatsApp is not configured: how it is, or, for all others, whom to ask. */
export const useWhatsappHelp = (): string => {
  const { t } = useTranslation('people')
  const { admin } = useUser()
  const whomToAsk = useWhomToAsk()
  return `${t('whatsappNone')} ${admin ? t('whatsappHow') : whomToAsk}`
}
