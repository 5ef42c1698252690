import type { TaskEvent } from '@puquio/contract/commitments/task-occurrences'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'

type Words = { t: TFunction<'tasks'>; format: Format }

/** Who did what, in a sentence. */
export const eventSentence = (event: TaskEvent, { t, format }: Words): string => {
  const by = event.by.name
  switch (event.kind) {
    case 'evidence-added':
    case 'evidence-removed':
      return t(`event.${event.kind}`, { by, file: event.file })
    case 'commented':
      return t('event.commented', { by })
    case 'moved':
    case 'decided':
    case 'taken-back': {
      const states = { from: t(`state.${event.from}`), to: t(`state.${event.to}`) }
      if (event.kind === 'moved' && event.doneOn !== null)
        return t('event.movedDone', { by, ...states, date: format.date(event.doneOn) })
      return t(`event.${event.kind}`, { by, ...states })
    }
  }
}

export const commentOf = (event: TaskEvent): string | undefined =>
  'comment' in event ? event.comment : undefined
