import type { ScheduleMonth } from '@puquio/contract/schedule'
import { ProgressIndicator } from '../../../widgets/ProgressIndicator.tsx'
import styles from './Schedule.module.css'

type IndicatorsProps = { schedule: Pick<ScheduleMonth, 'monthly' | 'untilNow' | 'general'> }

/** How far a plan has come: in the month, until today and as a whole. */
export const Indicators = ({ schedule }: IndicatorsProps) => (
  <div className={styles.indicators}>
    {(['monthly', 'untilNow', 'general'] as const).map((kind) => (
      <ProgressIndicator key={kind} kind={kind} indicator={schedule[kind]} />
    ))}
  </div>
)
