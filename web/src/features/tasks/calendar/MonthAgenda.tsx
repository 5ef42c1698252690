import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/texts/locale.ts'
import { longDate } from '../../../ui/fields/show-date.ts'
import type { MonthProps } from './month-props.ts'
import { OccurrenceLink } from './OccurrenceLink.tsx'
import styles from './TaskCalendar.module.css'

/** The month on a phone: the days that have due dates. The current month opens on today, else on the next such day. */
export const MonthAgenda = ({ month, today, byDay }: MonthProps) => {
  const { t } = useTranslation('tasks')
  const locale = useLocale()
  const days = [...byDay.keys()].toSorted()
  const firstOn = today.startsWith(month) ? days.find((on) => on >= today) : undefined
  const first = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [firstOn])
  return (
    <ol className={styles.agenda}>
      {days.map((on) => (
        <li key={on} ref={on === firstOn ? first : undefined}>
          <h2 data-today={on === today || undefined}>
            {longDate(on, locale)}
            {on === today && ` (${t('today')})`}
          </h2>
          <ul>
            {byDay.get(on)?.map((one) => (
              <li key={one.id}>
                <OccurrenceLink occurrence={one} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
