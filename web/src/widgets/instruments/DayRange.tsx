import { useTranslation } from 'react-i18next'
import { useProject } from '../../lib/project/project-context.ts'
import { useToday } from '../../lib/today.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import styles from './DayRange.module.css'
import './standing-texts.ts'

type DayRangeProps = {
  from: string | undefined
  to: string | undefined
  onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void
}

/** A filter by due dates: from and until which day. */
export const DayRange = ({ from, to, onChange }: DayRangeProps) => {
  const { t } = useTranslation('standing')
  const today = useToday(useProject().timeZone)
  return (
    <div className={styles.days}>
      <DateField
        size="xs"
        label={t('from')}
        value={from ?? null}
        today={today}
        onChange={(on) => onChange({ from: on ?? undefined })}
      />
      <DateField
        size="xs"
        label={t('to')}
        value={to ?? null}
        today={today}
        onChange={(on) => onChange({ to: on ?? undefined })}
      />
    </div>
  )
}
