import { useTranslation } from 'react-i18next'
import { useAppData } from '../../lib/app-data.ts'
import { useUser } from '../../lib/session.ts'
import './texts.ts'

/** Returns what to do where WhatsApp is not configured: how it is, or, for all others, whom to ask. */
export const useWhatsappHelp = (): string => {
  const { t } = useTranslation('people')
  const { admin } = useUser()
  const { name = '', email = '', phone = '' } = useAppData()?.contact ?? {}
  if (admin) return `${t('whatsappNone')} ${t('whatsappHow')}`
  const contact = [name, email, phone].filter((one) => one !== '').join(', ')
  const asked = t('whatsappAsk', { contact: contact === '' ? t('systemAdministrator') : contact })
  return `${t('whatsappNone')} ${asked}`
}
