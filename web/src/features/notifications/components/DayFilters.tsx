import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import type { useNotificationSearch } from '../use-notification-search.ts'
import styles from './DayFilters.module.css'
import '../texts.ts'

type Filtered = Pick<ReturnType<typeof useNotificationSearch>, 'search' | 'values'>

/** From and until which day; what is no date yet leaves the address as it is without one. */
export const DayFilters = ({ search, values }: Filtered) => {
  const { t } = useTranslation('notifications')
  const today = useToday(useProject().timeZone)
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className={styles.day}>
          <DateField
            size="xs"
            label={t(name)}
            today={today}
            value={values[name] ?? null}
            onChange={(on) => search.change({ [name]: on ?? undefined })}
          />
        </div>
      ))}
    </div>
  )
}
