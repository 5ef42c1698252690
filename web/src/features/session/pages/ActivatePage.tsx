import { sessionRoutes } from '@puquio/contract/session'
import { screens } from '@puquio/domain'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BarePage } from '../components/BarePage.tsx'
import { LinkedPassword } from '../components/LinkedPassword.tsx'
import '../account-texts.ts'

export const Page = () => {
  const { t } = useTranslation('account')
  const token = useSearch({ from: screens.Activate.path }).token ?? ''
  return (
    <BarePage>
      <LinkedPassword
        token={token}
        route={sessionRoutes.activate}
        title={t('activateTitle')}
        text={(email) => t('activateText', { email })}
        submitLabel={t('activate')}
        doneText={t('activated')}
      />
    </BarePage>
  )
}
