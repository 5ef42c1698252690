import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

type PolicyFieldProps = Pick<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'error'>

/** The address of a project's policy. */
export const PolicyField = (props: PolicyFieldProps) => {
  const { t } = useTranslation('projects')
  return (
    <TextInput
      {...props}
      label={t('policy')}
      description={t('policyHelp')}
      maxLength={500}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
