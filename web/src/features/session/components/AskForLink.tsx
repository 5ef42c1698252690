import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { email as emailSchema, sessionRoutes } from '@puquio/contract/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { firstPaths } from '../../../lib/first-paths.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Outcome } from './Outcome.tsx'
import '../account-texts.ts'

/** Requests a reset link; the result is the same whether or not the address is known. */
export const AskForLink = () => {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string>()
  const { form, formProps, problem, isSending } = useSendForm({
    initial: { email: '' },
    validate,
    send: (values) =>
      call(sessionRoutes.forgot, { body: { email: emailSchema.parse(values.email) } }),
    onSaved: (_, values) => setSentTo(emailSchema.parse(values.email)),
    isGuarded: false,
  })
  const toSignIn = (
    <TextLink {...firstPaths.home()} size="sm">
      {t('toSignIn')}
    </TextLink>
  )

  if (sentTo !== undefined) {
    return (
      <Outcome title={t('linkSentTitle')} text={t('linkSent', { email: sentTo })}>
        {toSignIn}
      </Outcome>
    )
  }
  return (
    <form {...formProps} aria-labelledby={titleId}>
      <Stack gap="md">
        <Title order={1} size="h2" id={titleId}>
          {t('forgotTitle')}
        </Title>
        <Text size="sm">{t('forgotText')}</Text>
        <FormProblem problem={problem} />
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          label={t('email')}
          required
          autoComplete="username"
        />
        <Button type="submit" loading={isSending}>
          {t('sendLink')}
        </Button>
        {toSignIn}
      </Stack>
    </form>
  )
}

const titleId = 'forgot-title'

const validate = ({ email }: { email: string }): Record<string, string> =>
  emailSchema.safeParse(email).success
    ? {}
    : { email: fieldText({ code: email.trim() === '' ? 'required' : 'email', params: {} }) }
