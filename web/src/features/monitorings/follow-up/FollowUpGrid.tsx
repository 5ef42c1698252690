import { durationHours, type FollowUpField, type FollowUpForm } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './follow-up.module.css'
import '../texts.ts'

type Period = Pick<FollowUpForm, 'startOn' | 'startTime' | 'endOn' | 'endTime'>
type FollowUpGridProps = { inputs: Record<FollowUpField, ReactNode>; period: Period }

/** The inputs in the order of a field sheet. */
export const FollowUpGrid = ({ inputs, period }: FollowUpGridProps) => {
  const { startOn, startTime, endOn, endTime, ...others } = inputs
  const { actionCompleted, actionOn, sampleTaken, ...below } = others
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{actionCompleted}</div>
      <div>{actionOn}</div>
      <div>{sampleTaken}</div>
      <div className={styles.period}>
        {startOn}
        {startTime}
        {endOn}
        {endTime}
        <Duration period={period} />
      </div>
      {Object.entries(below).map(
        ([field, input]) =>
          input !== false && (
            <div key={field} className={styles.wide}>
              {input}
            </div>
          ),
      )}
    </div>
  )
}

/** Updates with the fields; a dash until all four parts are filled in. */
const Duration = ({ period }: { period: Period }) => {
  const { t } = useTranslation('monitorings')
  const format = useFormat()
  const { hours } = durationHours(period.startOn, period.startTime, period.endOn, period.endTime)
  return (
    <div className={styles.duration} role="status">
      <span>{t('duration')}</span>
      <b>{hours === null ? '–' : t('hours', { hours: format.number(hours) })}</b>
    </div>
  )
}
