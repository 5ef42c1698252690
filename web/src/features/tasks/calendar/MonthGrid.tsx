import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { longDate, weekdayNames } from '../../../ui/fields/show-date.ts'
import { weeksOf } from '../../../ui/fields/weeks.ts'
import type { MonthProps } from './month-props.ts'
import { OccurrenceLink } from './OccurrenceLink.tsx'
import styles from './TaskCalendar.module.css'

/** A day shows so many; one more would take the room of the line that leads to all of them. */
const shownADay = 4

/** A month as weeks from Monday, each day with what is due. */
export const MonthGrid = ({ month, today, byDay }: MonthProps) => {
  const format = useFormat()
  const locale = useLocale()
  return (
    <table className={styles.grid} aria-label={format.month(month)}>
      <thead>
        <tr>
          {weekdayNames(locale, 'long').map((name, day) => (
            <th key={name} scope="col" data-weekend={day > 4 || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((on) => on !== null)}>
            {week.map((on, day) =>
              on === null ? (
                <td key={day} data-outside />
              ) : (
                <td
                  key={on}
                  data-weekend={day > 4 || undefined}
                  data-today={on === today || undefined}
                >
                  <time className={styles.day} dateTime={on} title={longDate(on, locale)}>
                    {Number(on.slice(8))}
                  </time>
                  <Day on={on} occurrences={byDay.get(on) ?? []} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { on: string; occurrences: NonNullable<ReturnType<MonthProps['byDay']['get']>> }

const Day = ({ on, occurrences }: DayProps) => {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  if (occurrences.length === 0) return null
  const shown = occurrences.length > shownADay ? occurrences.slice(0, shownADay - 1) : occurrences
  const left = occurrences.length - shown.length
  return (
    <ul className={styles.entries}>
      {shown.map((one) => (
        <li key={one.id}>
          <OccurrenceLink occurrence={one} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <Link
            {...paths.commitmentTasks({ from: on, to: on })}
            className={styles.more}
            aria-label={t('moreOn', { count: occurrences.length, date: format.date(on) })}
          >
            {t('more', { count: left })}
          </Link>
        </li>
      )}
    </ul>
  )
}
