import type { sessionRoutes } from '@puquio/contract/session'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { firstPaths } from '../../../lib/first-paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Outcome } from './Outcome.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { knownEmail } from '../known-email.ts'
import { linkFailure, wasVerified } from '../link-failure.ts'
import { useLink } from '../use-link.ts'
import '../account-texts.ts'

type LinkedPasswordProps = {
  token: string
  route: typeof sessionRoutes.reset | typeof sessionRoutes.activate
  title: string
  text?: (email: string) => string
  submitLabel: string
  doneText: string
  retry?: ReactNode
}

/** Sets a password by a mailed link, which is checked before the form is shown. */
export const LinkedPassword = (props: LinkedPasswordProps) => {
  const { token, route, title, text, submitLabel, doneText, retry } = props
  const { t } = useTranslation('account')
  const link = useLink(token)
  const [isDone, setIsDone] = useState(false)
  const toSignIn = <TextLink {...firstPaths.home()}>{t('toSignIn')}</TextLink>

  if (isDone) {
    return (
      <Outcome title={title} text={doneText}>
        <div>
          <ButtonLink {...firstPaths.home()}>{t('signIn')}</ButtonLink>
        </div>
      </Outcome>
    )
  }
  if (link.state === 'failed') {
    const isFailure = !wasVerified(link.error)
    return (
      <Outcome title={title} text={problemText(linkFailure(link.error))} isFailure={isFailure}>
        {isFailure && retry}
        {toSignIn}
      </Outcome>
    )
  }
  if (link.state === 'asking') return <p role="status">{t('checkingLink')}</p>
  return (
    <PasswordPanel
      title={title}
      {...(text ? { text: text(link.email) } : {})}
      submitLabel={submitLabel}
      onSubmit={async ({ password, repeated }) => {
        await call(route, { body: { token, password, repeated } })
        knownEmail.set(link.email)
        setIsDone(true)
      }}
    />
  )
}
