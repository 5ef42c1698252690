import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { email as emailSchema, sessionRoutes } from '@puquio/contract/session'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { fieldText } from '../../../lib/field-text.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Outcome } from './Outcome.tsx'
import '../account-texts.ts'

/** Asks for a reset link; the answer is the same whether the address is known or not. */
export const AskForLink = () => {
  const { t } = useTranslation('account')
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const focusError = useErrorFocus()
  const toSignIn = (
    <TextLink {...paths.home()} size="sm">
      {t('toSignIn')}
    </TextLink>
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = emailSchema.safeParse(email)
    if (!read.success) {
      setError(fieldText({ code: email.trim() === '' ? 'required' : 'email', params: {} }))
      return focusError()
    }
    setFailure(null)
    setIsSending(true)
    try {
      await call(sessionRoutes.forgot, { body: { email: read.data } })
      setSentTo(read.data)
    } catch (caught) {
      setFailure(caught)
    } finally {
      setIsSending(false)
    }
  }

  if (sentTo !== undefined) {
    return (
      <Outcome title={t('linkSentTitle')} text={t('linkSent', { email: sentTo })}>
        {toSignIn}
      </Outcome>
    )
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Title order={1} size="h2">
          {t('forgotTitle')}
        </Title>
        <Text size="sm">{t('forgotText')}</Text>
        {failure !== null && (
          <Alert color="red" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        <TextInput
          type="email"
          label={t('email')}
          required
          autoComplete="username"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setError(undefined)
          }}
          error={error}
        />
        <Button type="submit" loading={isSending}>
          {t('sendLink')}
        </Button>
        {toSignIn}
      </Stack>
    </form>
  )
}
