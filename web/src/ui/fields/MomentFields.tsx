import type { ReactNode } from 'react'
import { DateField } from './DateField.tsx'
import type { Moment } from './moment.ts'
import { TimeField } from './TimeField.tsx'

type MomentFieldsProps = {
  label: string
  timeLabel: string
  value: Moment
  onChange: (value: Moment) => void
  /** Shown at the day. */
  error?: ReactNode
  description?: string
  today: string
  required?: boolean
}

/** A day and a time of day: `form.getInputProps(path)` of a `Moment`. */
export const MomentFields = ({
  label,
  timeLabel,
  value,
  onChange,
  error,
  description,
  today,
  required = false,
}: MomentFieldsProps) => (
  <>
    <DateField
      label={label}
      value={value.on}
      onChange={(on) => onChange({ ...value, on })}
      today={today}
      required={required}
      description={description}
      error={error}
    />
    <TimeField
      label={timeLabel}
      value={value.time}
      onChange={(time) => onChange({ ...value, time })}
    />
  </>
)
