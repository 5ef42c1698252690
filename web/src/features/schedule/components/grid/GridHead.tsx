import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../lib/texts/locale.ts'
import { longDate, weekdayNames } from '../../../../ui/fields/show-date.ts'
import { weekday } from '../../../../ui/fields/weeks.ts'
import type { Day } from '../../month/month-rows.ts'
import styles from './MonthGrid.module.css'

export const GridHead = ({ days }: { days: readonly Day[] }) => {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const names = weekdayNames(locale, 'narrow')
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{t('station')}</th>
        {days.map(({ day, on, isWeekend, isMonday, isToday }) => (
          <th
            key={day}
            scope="col"
            title={longDate(on, locale)}
            aria-label={longDate(on, locale)}
            data-weekend={isWeekend || undefined}
            data-monday={isMonday || undefined}
            data-today={isToday || undefined}
            {...(isToday ? { 'aria-current': 'date' } : {})}
          >
            <span className={styles.weekday}>{names[weekday(on)]}</span>
            <span className={styles.day}>{day}</span>
          </th>
        ))}
        <th scope="col" className={styles.done} title={t('doneOfAllTitle')}>
          {t('doneOfAll')}
        </th>
      </tr>
    </thead>
  )
}
