import type { Monitoring } from '@puquio/contract/monitorings'
import { type FollowUpField, followUpFieldNames } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { draftOf } from './draft.ts'
import { valueWords } from './field-words.ts'
import styles from './follow-up.module.css'
import '../texts.ts'

/** Shown as one, with the duration. */
const period: readonly FollowUpField[] = ['startOn', 'startTime', 'endOn', 'endTime']
const shown = followUpFieldNames.filter((field) => !period.includes(field))

/** The recorded values, for users who may only read and for closed monitorings. */
export const FollowUpFacts = ({ monitoring }: { monitoring: Monitoring }) => {
  const { t } = useTranslation('monitorings')
  const format = useFormat(useProject().timeZone)
  const draft = draftOf(monitoring)
  if (monitoring.observation === null && monitoring.reason === null) return <p>{t('notFilled')}</p>
  const { startOn, startTime, endOn, endTime, durationHours } = monitoring
  return (
    <dl className={styles.facts}>
      {shown
        .filter((field) => draft[field] !== null && draft[field] !== '')
        .map((field) => (
          <div key={field}>
            <dt>{t(field)}</dt>
            <dd>{valueWords(field, draft[field], { t, format })}</dd>
          </div>
        ))}
      {durationHours !== null && (
        <div>
          <dt>{t('duration')}</dt>
          <dd>
            {`${format.date(startOn)} ${startTime} – ${format.date(endOn)} ${endTime}`}
            <br />
            {t('hours', { hours: format.number(durationHours) })}
          </dd>
        </div>
      )}
    </dl>
  )
}
