import { PasswordInput } from '@mantine/core'
import type { PasswordForm } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { PasswordRules } from './PasswordRules.tsx'
import '../account-texts.ts'

export type NewPassword = { password: string; repeated: string }

type PasswordFieldsProps = {
  values: NewPassword & { oldPassword?: string }
  onChange: (change: Partial<NewPassword>) => void
  errors: Record<string, string>
}

/** A new password, twice, with the rule beneath. */
export const PasswordFields = ({ values, onChange, errors }: PasswordFieldsProps) => {
  const { t } = useTranslation('account')
  const form: PasswordForm = values
  return (
    <>
      <PasswordInput
        name="password"
        label={t('newPassword')}
        required
        maxLength={200}
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
        error={errors['password']}
      />
      <PasswordInput
        name="repeated"
        label={t('repeatedPassword')}
        required
        maxLength={200}
        autoComplete="new-password"
        value={values.repeated}
        onChange={(event) => onChange({ repeated: event.currentTarget.value })}
        error={errors['repeated']}
      />
      <PasswordRules form={form} />
    </>
  )
}
