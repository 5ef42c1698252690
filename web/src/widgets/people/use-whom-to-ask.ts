import { useTranslation } from 'react-i18next'
import { useAppData } from '../../lib/app-data.ts'
import './texts.ts'

/** Returns whom to ask for what only a system administrator sets. */
export const useWhomToAsk = (): string => {
  const { t } = useTranslation('people')
  const { name = '', email = '', phone = '' } = useAppData()?.contact ?? {}
  const contact = [name, email, phone].filter((one) => one !== '').join(', ')
  return t('askContact', { contact: contact === '' ? t('systemAdministrator') : contact })
}
