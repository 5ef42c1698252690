import { TextInput } from '@mantine/core'
import { type Axis, geographicLimitsDeg, parseDegrees } from '@puquio/domain'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../lib/texts/locale.ts'
import '../../texts.ts'

type DegreesFieldProps = {
  axis: Axis
  label: string
  description: string
  /** NaN stands for a text that is no coordinate: the schema refuses it. */
  value?: number | null
  onChange?: (degrees: number | null) => void
  onBlur?: (event: unknown) => void
  onFocus?: (event: unknown) => void
  error?: ReactNode
}

/** Takes decimals and degrees, minutes and seconds, and says what it understood of them. */
export const DegreesField = ({ axis, value = null, onChange, ...props }: DegreesFieldProps) => {
  const { t } = useTranslation('reference')
  const locale = useLocale()
  const show = useCallback(
    (degrees: number | null) =>
      degrees === null || Number.isNaN(degrees)
        ? ''
        : degrees.toLocaleString(locale, { maximumFractionDigits: 7 }),
    [locale],
  )
  const [text, setText] = useState(() => show(value))
  useEffect(
    () => setText((now) => (Object.is(degreesOf(now, axis), value) ? now : show(value))),
    [value, axis, show],
  )
  const isUnsigned = lacksSign(text, axis)
  const error = isUnsigned
    ? t('signMissing', { value: show(-(value ?? 0)) })
    : Number.isNaN(value)
      ? t('degreesNotUnderstood')
      : props.error
  const isOtherwise = value !== null && !Number.isNaN(value) && text.trim() !== show(value)
  return (
    <TextInput
      {...props}
      label={`${props.label} (°)`}
      required
      autoComplete="off"
      value={text}
      description={isOtherwise ? t('seenDegrees', { value: show(value) }) : props.description}
      error={error}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange?.(degreesOf(event.currentTarget.value, axis))
      }}
    />
  )
}

const degreesOf = (text: string, axis: Axis): number | null =>
  text.trim() === '' ? null : (parseDegrees(text, axis)?.degrees ?? Number.NaN)

/** A point that would lie in Peru on the other side of the equator, or of Greenwich. */
const lacksSign = (text: string, axis: Axis): boolean => {
  const read = parseDegrees(text, axis)
  if (read === null || read.isSigned) return false
  const { min, max } = geographicLimitsDeg[`${axis}Deg`]
  return read.degrees > 0 && -read.degrees >= min && -read.degrees <= max
}
