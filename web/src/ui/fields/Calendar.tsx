import { addDays, addMonths, firstOfMonth, monthOf } from '@puquio/domain'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import styles from './Calendar.module.css'
import { MonthPick } from './MonthPick.tsx'
import { longDate, weekdayNames } from './show-date.ts'
import { weekday, weeksOf } from './weeks.ts'
import './texts.ts'

type CalendarProps = {
  value: string | null
  onPick: (on: string) => void
  today: string
  min?: string | undefined
  max?: string | undefined
}

/** One month; arrows move by days and weeks, Page up and Page down by months. */
export const Calendar = ({ value, onPick, today, min, max }: CalendarProps) => {
  const { t } = useTranslation('uiFields')
  const locale = useLocale()
  const [current, setCurrent] = useState(value ?? clamp(today, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const isMovingFocus = useRef(false)
  useEffect(() => {
    if (isMovingFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMovingFocus.current = false
  })

  const move = (event: KeyboardEvent) => {
    const next = movedBy(event.key, current)
    if (next === null) return
    event.preventDefault()
    isMovingFocus.current = true
    setCurrent(clamp(next, min, max))
  }
  const isOut = (on: string) => (min !== undefined && on < min) || (max !== undefined && on > max)
  return (
    <div className={styles.calendar}>
      <MonthPick
        month={monthOf(current)}
        onChange={(month) => setCurrent(firstOfMonth(month))}
        firstYear={min === undefined ? yearOf(today) - yearsAround : yearOf(min)}
        lastYear={max === undefined ? yearOf(today) + yearsAround : yearOf(max)}
      />
      <table ref={grid} aria-label={t('calendar')} className={styles.grid}>
        <thead>
          <tr>
            {weekdayNames(locale, 'long').map((name, day) => (
              <th key={name} scope="col" abbr={name}>
                {weekdayNames(locale, 'narrow')[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week.find((on) => on !== null)}>
              {week.map((on, day) =>
                on === null ? (
                  <td key={day} />
                ) : (
                  <td key={on}>
                    <button
                      type="button"
                      className={styles.day}
                      tabIndex={on === current ? 0 : -1}
                      data-autofocus={on === current || undefined}
                      disabled={isOut(on)}
                      aria-label={longDate(on, locale)}
                      aria-current={on === today ? 'date' : undefined}
                      aria-pressed={on === value}
                      onKeyDown={move}
                      onClick={() => onPick(on)}
                    >
                      {Number(on.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isOut(today) && (
        <button type="button" className={styles.today} onClick={() => onPick(today)}>
          {t('today')}
        </button>
      )}
    </div>
  )
}

const yearsAround = 10

const yearOf = (on: string): number => Number(on.slice(0, 4))

const clamp = (on: string, min?: string, max?: string): string =>
  min !== undefined && on < min ? min : max !== undefined && on > max ? max : on

const movedBy = (key: string, on: string): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(on, -1)
    case 'ArrowRight':
      return addDays(on, 1)
    case 'ArrowUp':
      return addDays(on, -7)
    case 'ArrowDown':
      return addDays(on, 7)
    case 'PageUp':
      return addMonths(on, -1)
    case 'PageDown':
      return addMonths(on, 1)
    case 'Home':
      return addDays(on, -weekday(on))
    case 'End':
      return addDays(on, 6 - weekday(on))
    default:
      return null
  }
}
