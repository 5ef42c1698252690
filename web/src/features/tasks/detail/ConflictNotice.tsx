import { Alert } from '@mantine/core'
import type { OccurrenceDetail } from '@puquio/contract/commitments/task-occurrences'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { commentOf, eventSentence } from './event-words.ts'
import styles from './Task.module.css'
import type { Conflict } from './use-change.ts'

type ConflictNoticeProps = {
  occurrence: OccurrenceDetail
  conflict: Conflict
  onClose: () => void
}

/** What others did meanwhile, and what was typed and not recorded. */
export const ConflictNotice = ({ occurrence, conflict, onClose }: ConflictNoticeProps) => {
  const { t } = useTranslation('tasks')
  const format = useFormat(useProject().timeZone)
  const news = occurrence.events.filter(({ id }) => id > conflict.seen)
  return (
    <Alert
      role="alert"
      color="yellow"
      mb="md"
      title={t('conflictTitle')}
      withCloseButton
      onClose={onClose}
    >
      <ul className={styles.news}>
        {news.map((event) => (
          <li key={event.id}>
            {format.instant(event.at)} · {eventSentence(event, { t, format })}
            {commentOf(event) && `: ${commentOf(event)}`}
          </li>
        ))}
      </ul>
      <p>{t('conflictText')}</p>
      {conflict.typed !== '' && <p>{t('conflictTyped', { comment: conflict.typed })}</p>}
    </Alert>
  )
}
