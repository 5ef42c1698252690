import { Alert, Button, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { passwordIssues, passwordLongerThan } from '@puquio/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../../lib/field-text.ts'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { type NewPassword, PasswordFields } from './PasswordFields.tsx'
import '../account-texts.ts'

type Values = NewPassword & { oldPassword: string }

type PasswordPanelProps = {
  title: string
  text?: string
  submitLabel: string
  /** Asked for where one is signed in. */
  hasOld?: boolean
  onSubmit: (values: Values) => Promise<void>
}

const none: Values = { oldPassword: '', password: '', repeated: '' }

/** The form of a new password: on reset, on activation, and for who is signed in. */
export const PasswordPanel = (props: PasswordPanelProps) => {
  const { title, text, submitLabel, hasOld = false, onSubmit } = props
  const { t } = useTranslation('account')
  const [values, setValues] = useState(none)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const shown = hasOld ? values : { password: values.password, repeated: values.repeated }

  const focusError = useErrorFocus()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = errorsIn(values, hasOld)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return focusError()
    setIsSending(true)
    try {
      await onSubmit(values)
      setValues(none)
    } catch (error) {
      setFailure(error)
      setErrors(fieldErrorsOf(error))
      focusError()
    } finally {
      setIsSending(false)
    }
  }
  const change = (changes: Partial<Values>) => {
    setValues({ ...values, ...changes })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changes))))
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md" maw={420}>
        {title !== '' && (
          <Title order={1} size="h2">
            {title}
          </Title>
        )}
        {text && <Text size="sm">{text}</Text>}
        {failure !== null && (
          <Alert color="red" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        {hasOld && (
          <PasswordInput
            name="oldPassword"
            label={t('oldPassword')}
            required
            maxLength={200}
            autoComplete="current-password"
            value={values.oldPassword}
            onChange={(event) => change({ oldPassword: event.currentTarget.value })}
            error={errors['oldPassword']}
          />
        )}
        <PasswordFields values={shown} onChange={change} errors={errors} />
        <div>
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const errorsIn = (values: Values, hasOld: boolean): Record<string, string> => {
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
