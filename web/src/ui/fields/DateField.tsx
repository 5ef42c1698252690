import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { isCalendarDate, parseDate, readDate, yearMax, yearMin } from '@puquio/domain'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Calendar } from './Calendar.tsx'
import { showDate } from './show-date.ts'
import './texts.ts'

export type DateFieldProps = {
  label: string
  /** A calendar date, null, or the text as it was typed where it is no date: schemas refuse that. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  onBlur?: (event: unknown) => void
  onFocus?: (event: unknown) => void
  min?: string | undefined
  max?: string | undefined
  /** By the caller's clock and zone, which need not be the device's. */
  today: string
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  error?: ReactNode
  size?: 'xs' | 'sm'
  id?: string
}

/** A date is typed in any usual way, day first, or picked. */
export const DateField = (props: DateFieldProps) => {
  const { label, min, max, value, defaultValue, onChange, today, error, ...field } = props
  const { t } = useTranslation('uiFields')
  const [on, setOn] = useUncontrolled<string | null>({
    ...(value === undefined ? {} : { value }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    finalValue: null,
    ...(onChange === undefined ? {} : { onChange }),
  })
  const [text, setText] = useState(() => shown(on))
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setText((current) => (read(current) === on ? current : shown(on))), [on])

  const type = (next: string) => {
    setText(next)
    setOn(read(next))
  }
  const issue = issueOf(on, min, max)
  const limit = showDate((issue === 'dateTooEarly' ? min : max) ?? '')
  const words = issue && t(issue, { date: limit, min: yearMin, max: yearMax })
  const pick = (picked: string) => {
    setText(shown(picked))
    setOn(picked)
    setIsOpen(false)
  }
  return (
    <TextInput
      {...field}
      label={label}
      value={text}
      placeholder={t('dateShape')}
      autoComplete="off"
      error={error ?? (isOpen ? undefined : words)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        setText(shown(on))
        props.onBlur?.(event)
      }}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setIsOpen}
          position="bottom-end"
          trapFocus
          returnFocus
          shadow="md"
        >
          <Popover.Target>
            <ActionIcon
              aria-label={`${t('openCalendar')}: ${label}`}
              title={t('openCalendar')}
              disabled={field.disabled ?? false}
              onClick={() => setIsOpen(!isOpen)}
            >
              <IconCalendar size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('calendar')}>
            <Calendar
              value={on !== null && isCalendarDate(on) ? on : null}
              today={today}
              min={min}
              max={max}
              onPick={pick}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}

const read = (text: string): string | null =>
  text.trim() === '' ? null : (parseDate(text) ?? text)

const shown = (on: string | null): string =>
  on !== null && isCalendarDate(on) ? showDate(on) : (on ?? '')

const issueOf = (on: string | null, min?: string, max?: string) => {
  if (on === null) return null
  const read = readDate(on)
  if ('issue' in read) return read.issue === 'date' ? 'dateNotUnderstood' : 'dateYear'
  if (min !== undefined && on < min) return 'dateTooEarly'
  return max !== undefined && on > max ? 'dateTooLate' : null
}
