import type { AlarmEvent } from '@puquio/contract/modi/alarms'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import type { Words } from '../alarm-words.ts'
import styles from './AlarmEvents.module.css'
import '../texts.ts'

/** What happened to an alarm, the newest first: who did what, and who was told. */
export const AlarmEvents = ({ events }: { events: readonly AlarmEvent[] }) => {
  const { t } = useTranslation('alarms')
  const format = useFormat(useProject().timeZone)
  return (
    <section aria-label={t('history')}>
      <h2 className={styles.title}>{t('history')}</h2>
      <ol className={styles.events}>
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <time dateTime={event.at}>{format.instantToTheSecond(event.at)}</time>
            <span>{sentenceOf(event, t, format)}</span>
            {'note' in event && event.note && <span className={styles.note}>{event.note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const sentenceOf = (event: AlarmEvent, t: Words['t'], format: Format): string => {
  switch (event.kind) {
    case 'raised':
    case 'cleared':
      return t(`event_${event.kind}`)
    case 'acknowledged':
    case 'commented':
      return t(`event_${event.kind}`, { by: event.by.name })
    case 'assigned':
      return t('event_assigned', { by: event.by.name, to: event.to?.name ?? t('nobody') })
    case 'shelved':
    case 'unshelved':
      return t(`event_${event.kind}`, { by: event.by.name, until: format.instant(event.until) })
    case 'told':
      return t(`told_${event.telling}`, {
        to: event.to.map(({ name }) => name).join(', ') || t('nobody'),
      })
  }
}
