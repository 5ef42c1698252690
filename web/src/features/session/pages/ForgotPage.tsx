import { sessionRoutes } from '@puquio/contract/session'
import { screens } from '@puquio/domain'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { firstPaths } from '../../../lib/first-paths.ts'
import { useSession } from '../../../lib/session.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { AskForLink } from '../components/AskForLink.tsx'
import { BarePage } from '../components/BarePage.tsx'
import { LinkedPassword } from '../components/LinkedPassword.tsx'
import { PasswordPanel } from '../components/PasswordPanel.tsx'
import '../account-texts.ts'

/** A mailed link resets; without one it is asked for, or, signed in, the password changed. */
export const Page = () => {
  const { token = null } = useSearch({ from: screens.Forgot.path })
  const isSignedIn = useSession() !== null
  if (token === null) return isSignedIn ? <ChangePassword /> : <BareForgot token={null} />
  return isSignedIn ? <Reset token={token} /> : <BareForgot token={token} />
}

const BareForgot = ({ token }: { token: string | null }) => (
  <BarePage>{token === null ? <AskForLink /> : <Reset token={token} />}</BarePage>
)

const Reset = ({ token }: { token: string }) => {
  const { t } = useTranslation('account')
  return (
    <LinkedPassword
      token={token}
      route={sessionRoutes.reset}
      title={t('resetTitle')}
      submitLabel={t('save')}
      doneText={t('wasReset')}
      retry={<TextLink {...firstPaths.forgot()}>{t('askAgain')}</TextLink>}
    />
  )
}

const ChangePassword = () => {
  const { t } = useTranslation('account')
  return (
    <>
      <PageTitle title={t('changeTitle')} />
      <PasswordPanel
        title=""
        submitLabel={t('save')}
        hasOld
        onSubmit={async (body) => {
          await call(sessionRoutes.changePassword, { body })
          showToast({ kind: 'success', text: t('changed') })
        }}
      />
    </>
  )
}
