import { Alert, Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppData } from '../../../lib/app-data.ts'
import { firstPaths } from '../../../lib/first-paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { type FieldErrors, useSending } from '../../../ui/form/use-sending.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { endNotice } from '../end-notice.ts'
import { knownEmail } from '../known-email.ts'
import { signIn, type Started } from '../sign-in.ts'
import '../texts.ts'

// Fetched only where a provider is configured.
const SingleSignOnButton = lazy(async () => {
  const { SingleSignOnButton } = await import('../single-sign-on/SingleSignOnButton.tsx')
  return { default: SingleSignOnButton }
})

type Filled = { email: string; password: string }

/** Only the sending half of the form hook: with its other half the page would weigh 7 kB more. */
export const SignInForm = ({ filled }: { filled: Filled | null }) => {
  const { t } = useTranslation('session')
  const [values, setValues] = useState<Filled>(filled ?? { email: knownEmail.read(), password: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const singleSignOn = useAppData()?.singleSignOn
  const onSignedIn = ({ hasEndedAnother }: Started) => {
    endNotice.set(null)
    knownEmail.set('')
    if (hasEndedAnother) showToast({ kind: 'info', text: t('endedAnother') })
  }
  const { formProps, problem, isSending } = useSending({
    values: () => values,
    validate: (typed) =>
      Object.fromEntries(Object.entries(lackingIn(typed)).map(([name, lack]) => [name, t(lack)])),
    showErrors: setErrors,
    errorsOf: () => ({}),
    send: ({ email, password }) => signIn({ email: email.trim().toLowerCase(), password }),
    onSaved: onSignedIn,
  })
  const ended = endNotice.read()
  const { ref } = formProps
  useEffect(() => {
    const empty = knownEmail.read() === '' ? '[name=email]' : '[name=password]'
    const first = filled === null ? empty : '[type=submit]'
    ref.current?.querySelector<HTMLElement>(first)?.focus()
  }, [filled, ref])
  const set = (name: keyof Filled) => (event: { currentTarget: { value: string } }) => {
    setValues({ ...values, [name]: event.currentTarget.value })
    setErrors(({ [name]: _, ...others }) => others)
  }

  return (
    <form {...formProps} aria-labelledby="sign-in-title">
      <Stack gap="md">
        <Title order={1} size="h2" id="sign-in-title">
          {t('signIn')}
        </Title>
        {problem !== null ? (
          <Alert color="red" variant="light" role="alert">
            {problem}
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
          error={errors['email']}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          required
          autoComplete="current-password"
          value={values.password}
          onChange={set('password')}
          error={errors['password']}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {t('signIn')}
        </Button>
        {singleSignOn && (
          <Suspense fallback={null}>
            <SingleSignOnButton name={singleSignOn.name} onSignedIn={onSignedIn} />
          </Suspense>
        )}
        <TextLink {...firstPaths.forgot()} size="sm">
          {t('forgotPassword')}
        </TextLink>
      </Stack>
    </form>
  )
}

const lackingIn = ({ email, password }: Filled) => ({
  ...(email.trim() === ''
    ? { email: 'fillEmail' as const }
    : /^\S+@\S+\.\S+$/.test(email.trim())
      ? {}
      : { email: 'badEmail' as const }),
  ...(password === '' ? { password: 'fillPassword' as const } : {}),
})
