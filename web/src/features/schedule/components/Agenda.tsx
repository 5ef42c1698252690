import type { ScheduleMonth } from '@puquio/contract/schedule'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/texts/locale.ts'
import { longDate } from '../../../ui/fields/show-date.ts'
import { StatusMark } from '../../../widgets/status/StatusMark.tsx'
import { type Cell, daysOf, type MonthRow } from '../month/month-rows.ts'
import styles from './Agenda.module.css'
import { MonitoringDetails } from './MonitoringDetails.tsx'

type AgendaProps = {
  planId: number
  schedule: Pick<ScheduleMonth, 'month' | 'today'>
  rows: readonly MonthRow[]
}

/**
 * The month on a phone: a list of days, each with its monitorings. The current month opens on today, else
 * on the next day that has any.
 */
export const Agenda = ({ planId, schedule, rows }: AgendaProps) => {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const days = daysOf(schedule.month, schedule.today)
    .map((day) => ({
      ...day,
      entries: rows.flatMap(({ station, byDay }) =>
        (byDay.get(day.day) ?? []).map((cell) => ({ station, cell })),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
  const isCurrent = schedule.today.startsWith(schedule.month)
  const firstOn = isCurrent ? days.find(({ on }) => on >= schedule.today)?.on : undefined
  const first = useRef<HTMLLIElement>(null)
  // In the next frame, when the browser lays the page out anyway: here it would do so within React's task.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      first.current?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [firstOn])
  return (
    <ol className={styles.days}>
      {days.map(({ on, isToday, entries }) => (
        <li key={on} ref={on === firstOn ? first : undefined}>
          <h2 className={styles.day} data-today={isToday || undefined}>
            {longDate(on, locale)}
            {isToday && ` (${t('today')})`}
          </h2>
          <ul className={styles.entries}>
            {entries.map(({ station, cell }) => (
              <Entry key={cell.id} planId={planId} station={station} cell={cell} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type EntryProps = { planId: number; station: MonthRow['station']; cell: Cell }

const Entry = ({ planId, station, cell }: EntryProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <StatusMark status={cell.status} isAlone />
        <span className={styles.code}>{station.code}</span>
        <span className={styles.name}>{station.name}</span>
      </button>
      {isOpen && (
        <div className={styles.details}>
          <MonitoringDetails planId={planId} cell={cell} />
        </div>
      )}
    </li>
  )
}
