import { Alert, Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { endNotice } from '../end-notice.ts'
import { signIn } from '../sign-in.ts'
import '../texts.ts'

type Filled = { email: string; password: string }
type Missing = Partial<Record<'email' | 'password', 'fillEmail' | 'badEmail' | 'fillPassword'>>

export const SignInForm = ({ filled }: { filled: Filled | null }) => {
  const { t } = useTranslation('session')
  const [values, setValues] = useState<Filled>(filled ?? { email: '', password: '' })
  const [missing, setMissing] = useState<Missing>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusError = useErrorFocus()
  const ended = endNotice.read()
  useEffect(() => {
    const first = filled === null ? '[name=email]' : '[type=submit]'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [filled])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lacks = lackingIn(values)
    setMissing(lacks)
    setFailure(null)
    if (Object.keys(lacks).length > 0) return focusError()
    setIsSending(true)
    try {
      const { hasEndedAnother } = await signIn({
        ...values,
        email: values.email.trim().toLowerCase(),
      })
      endNotice.set(null)
      if (hasEndedAnother) showToast({ kind: 'info', text: t('endedAnother') })
    } catch (error) {
      setFailure(error)
      setIsSending(false)
    }
  }
  const set = (name: keyof Filled) => (event: { currentTarget: { value: string } }) => {
    setValues({ ...values, [name]: event.currentTarget.value })
    setMissing({ ...missing, [name]: undefined })
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Title order={1} size="h2">
          {t('signIn')}
        </Title>
        {failure !== null ? (
          <Alert color="red" variant="light" role="alert">
            {problemText(failure)}
          </Alert>
        ) : (
          ended && <Alert color="yellow">{problemText(ended)}</Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          required
          autoComplete="username"
          value={values.email}
          onChange={set('email')}
          error={missing.email && t(missing.email)}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          required
          autoComplete="current-password"
          value={values.password}
          onChange={set('password')}
          error={missing.password && t(missing.password)}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {t('signIn')}
        </Button>
        <TextLink {...paths.forgot()} size="sm">
          {t('forgotPassword')}
        </TextLink>
      </Stack>
    </form>
  )
}

const lackingIn = ({ email, password }: Filled): Missing => ({
  ...(email.trim() === ''
    ? { email: 'fillEmail' }
    : /^\S+@\S+\.\S+$/.test(email.trim())
      ? {}
      : { email: 'badEmail' }),
  ...(password === '' ? { password: 'fillPassword' } : {}),
})
