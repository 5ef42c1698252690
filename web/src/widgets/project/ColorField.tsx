import { TextInput } from '@mantine/core'
import { isHexColor } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ColorField.module.css'
import './texts.ts'

type ColorFieldProps = {
  label: string
  help: string
  value?: string
  onChange?: (color: string) => void
  error?: ReactNode
}

/** A colour as text, and the browser's own picker beside it. */
export const ColorField = ({ label, help, value = '', onChange, error }: ColorFieldProps) => {
  const { t } = useTranslation('projectForm')
  return (
    <TextInput
      label={label}
      description={help}
      required
      maxLength={7}
      error={error}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      leftSection={
        <input
          type="color"
          className={styles.picker}
          aria-label={t('pickColor')}
          value={isHexColor(value) ? value : '#000000'}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      }
    />
  )
}
