import { TextInput } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { readNumber } from '@puquio/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import { numberFormat } from '../../lib/texts/intl.ts'
import { plainNumber } from './plain-number.ts'
import './texts.ts'

export type NumberFieldProps = {
  label: string
  /** NaN stands for a text that is no number: schemas refuse it. */
  value?: number | null
  defaultValue?: number | null
  onChange?: (value: number | null) => void
  onBlur?: (event: unknown) => void
  onFocus?: (event: unknown) => void
  /** Stands in the label. */
  unit?: string
  min?: number
  max?: number
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  error?: ReactNode
  size?: 'xs' | 'sm'
  id?: string
}

/** Takes a decimal comma and a decimal point, and says what it understood where the two could be confused. */
export const NumberField = (props: NumberFieldProps) => {
  const { value, defaultValue, onChange, unit, min, max, error, description, ...field } = props
  const { t } = useTranslation('uiFields')
  const locale = useLocale()
  const [number, setNumber] = useUncontrolled<number | null>({
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    finalValue: null,
    ...(onChange === undefined ? {} : { onChange }),
  })
  const [text, setText] = useState(() => plainNumber(number, locale))
  const [isTyping, setIsTyping] = useState(false)
  const limits = { min, max }
  const open = readNumber(text, given(limits))
  useEffect(
    () =>
      setText((current) =>
        Object.is(read(current, { min, max }), number) ? current : plainNumber(number, locale),
      ),
    [number, locale, min, max],
  )

  const type = (next: string) => {
    setText(next)
    setNumber(read(next, limits))
  }
  const limit = (n: number) => format(n, locale, true)
  const issue =
    number === null
      ? undefined
      : Number.isNaN(number)
        ? 'whole' in open
          ? t('numberAmbiguous', {
              whole: plainNumber(open.whole, locale),
              decimal: plainNumber(open.decimal, locale),
            })
          : t('numberNotUnderstood')
        : min !== undefined && number < min
          ? t('numberTooSmall', { limit: limit(min) })
          : max !== undefined && number > max
            ? t('numberTooLarge', { limit: limit(max) })
            : undefined
  const isDoubtful =
    isTyping &&
    number !== null &&
    !Number.isNaN(number) &&
    text.trim() !== plainNumber(number, locale)
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      description={
        isDoubtful ? t('understoodAs', { value: format(number, locale, true) }) : description
      }
      error={error ?? (isTyping ? undefined : issue)}
      label={unit ? `${field.label} (${unit})` : field.label}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        setIsTyping(true)
        props.onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsTyping(false)
        if (number !== null && !Number.isNaN(number)) setText(plainNumber(number, locale))
        props.onBlur?.(event)
      }}
    />
  )
}

type Limits = { min: number | undefined; max: number | undefined }
const given = ({ min = -Infinity, max = Infinity }: Limits) => ({ min, max })

const read = (text: string, limits: Limits): number | null => {
  if (text.trim() === '') return null
  const found = readNumber(text, given(limits))
  return 'value' in found ? found.value : Number.NaN
}

const format = (n: number, locale: string, useGrouping: boolean): string =>
  numberFormat(locale, { useGrouping, maximumFractionDigits: 10 }).format(n)
