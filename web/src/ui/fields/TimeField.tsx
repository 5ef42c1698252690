import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTime } from './time-text.ts'
import './texts.ts'

type TimeFieldProps = {
  label: string
  value: string | null
  /** Text that is not a time stays as typed; the form's rules refuse it. */
  onChange: (value: string | null) => void
  error?: ReactNode
  description?: ReactNode
}

/** A time of day, typed as people do (8, 815, 8:15) and shown as hh:mm when the field is left. */
export const TimeField = ({ label, value, onChange, error, description }: TimeFieldProps) => {
  const { t } = useTranslation('uiFields')
  const [text, setText] = useState(value ?? '')
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => setText((now) => (read(now) === value ? now : (value ?? ''))), [value])
  const isOdd = !isTyping && value !== null && readTime(value) === null
  return (
    <TextInput
      label={label}
      description={description}
      value={text}
      placeholder="hh:mm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      error={isOdd ? t('timeNotUnderstood') : error}
      onFocus={() => setIsTyping(true)}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
      onBlur={() => {
        setIsTyping(false)
        setText(value ?? '')
      }}
    />
  )
}

const read = (text: string): string | null =>
  text.trim() === '' ? null : (readTime(text) ?? text.trim())
