import { Button, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { passwordIssues, passwordLongerThan } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { PasswordFields, type PasswordValues } from './PasswordFields.tsx'
import '../account-texts.ts'

type PasswordPanelProps = {
  title: string
  text?: string
  submitLabel: string
  /** Required for signed-in users. */
  hasOld?: boolean
  onSubmit: (values: PasswordValues) => Promise<void>
}

const none: PasswordValues = { oldPassword: '', password: '', repeated: '' }

/** The form of a new password: on reset, on activation, and for signed-in users. */
export const PasswordPanel = (props: PasswordPanelProps) => {
  const { title, text, submitLabel, hasOld = false, onSubmit } = props
  const { t } = useTranslation('account')
  const { form, formProps, problem, isSending, restart } = useSendForm({
    initial: none,
    validate: (values) => errorsIn(values, hasOld),
    send: onSubmit,
    onSaved: () => restart(none),
    isGuarded: false,
  })
  return (
    <form {...formProps} aria-label={title || submitLabel}>
      <Stack gap="md" maw={420}>
        {title !== '' && (
          <Title order={1} size="h2">
            {title}
          </Title>
        )}
        {text && <Text size="sm">{text}</Text>}
        <FormProblem problem={problem} />
        {hasOld && (
          <PasswordInput
            {...form.getInputProps('oldPassword')}
            name="oldPassword"
            label={t('oldPassword')}
            required
            maxLength={200}
            autoComplete="current-password"
          />
        )}
        <PasswordFields form={form} hasOld={hasOld} />
        <div>
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const errorsIn = (values: PasswordValues, hasOld: boolean): Record<string, string> => {
  const old = hasOld ? { oldPassword: values.oldPassword } : {}
  const issues = passwordIssues({ password: values.password, repeated: values.repeated, ...old })
  const own = issues.find((issue) => issue !== 'not-repeated')
  return {
    ...(hasOld && values.oldPassword === '' ? { oldPassword: word('required') } : {}),
    ...(own === undefined ? {} : { password: word(values.password === '' ? 'required' : own) }),
    ...(issues.includes('not-repeated') ? { repeated: word('not-repeated') } : {}),
  }
}

const word = (code: string): string => fieldText({ code, params: { min: passwordLongerThan + 1 } })
