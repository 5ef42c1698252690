import type { AlarmEvent } from '@puquio/contract/modi/alarms'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { EventList } from '../../../ui/entries/EventList.tsx'
import type { Words } from '../alarm-words.ts'
import '../texts.ts'

/** What happened to an alarm, the newest first: who did what, and who was told. */
export const AlarmEvents = ({ events }: { events: readonly AlarmEvent[] }) => {
  const { t } = useTranslation('alarms')
  const format = useFormat(useProject().timeZone)
  return (
    <EventList
      title={t('history')}
      events={events.toReversed().map((event) => ({
        id: event.id,
        at: event.at,
        when: format.instantToTheSecond(event.at),
        sentence: sentenceOf(event, t, format),
        note: 'note' in event ? event.note : undefined,
      }))}
    />
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
