import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { PasswordRules } from './PasswordRules.tsx'
import '../account-texts.ts'

export type PasswordValues = { oldPassword: string; password: string; repeated: string }

type PasswordFieldsProps = { form: UseFormReturnType<PasswordValues>; hasOld: boolean }

/** A new password, twice, with the rule beneath. */
export const PasswordFields = ({ form, hasOld }: PasswordFieldsProps) => {
  const { t } = useTranslation('account')
  const { password, repeated, oldPassword } = form.values
  return (
    <>
      <PasswordInput
        {...form.getInputProps('password')}
        name="password"
        label={t('newPassword')}
        required
        maxLength={200}
        autoComplete="new-password"
      />
      <PasswordInput
        {...form.getInputProps('repeated')}
        name="repeated"
        label={t('repeatedPassword')}
        required
        maxLength={200}
        autoComplete="new-password"
      />
      <PasswordRules form={{ password, repeated, ...(hasOld ? { oldPassword } : {}) }} />
    </>
  )
}
