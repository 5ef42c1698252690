import { notificationRoutes, type StreamEvent } from '@puquio/contract/notifications'
import { notificationPriorityTerms } from '@puquio/contract/terms'
import i18next from 'i18next'
import { createElement } from 'react'
import { call } from '../../../lib/api/call.ts'
import { chosenProjectId } from '../../../lib/project/project-choice.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { PrioritySign } from '../../../widgets/status/PriorityMark.tsx'
import './texts.ts'

export type Arrival = Extract<StreamEvent, { kind: 'notification' | 'reply' }>

const kinds = { 1: 'error', 2: 'warning', 3: 'info' } as const
const wordsMax = 140
/** Of the message that was answered, enough to know which one it was. */
const answeredMax = 60

/** Says in a toast what arrived in the project that is open. */
export const announce = async ({ kind, id, projectId }: Arrival): Promise<void> => {
  const open = chosenProjectId()
  if (open === null || (projectId !== null && projectId !== open)) return
  const t = i18next.getFixedT(null, 'arrivals')
  const action = `${kind} ${id}`
  const params = { projectId: open, notificationId: id }
  const found = await call(notificationRoutes.get, { params }, { isQuiet: true })
  const { priority, sender, message, conversation } = found
  if (kind === 'reply') {
    const newest = Math.max(...conversation.map(({ createdAt }) => Date.parse(createdAt)))
    const last = conversation.find(({ createdAt }) => Date.parse(createdAt) === newest)
    if (last === undefined) return
    const { author, message: reply } = last
    const text = t('replied', {
      person: author.name,
      message: cut(message, answeredMax),
      reply: cut(reply, wordsMax),
    })
    return void showToast({ kind: 'info', text, action })
  }
  const text = t('arrived', {
    sender: sender?.name ?? t('system'),
    priority: notificationPriorityTerms[priority][currentLanguage()].toLowerCase(),
    message: cut(message, wordsMax),
  })
  const sign = createElement(PrioritySign, { priority })
  showToast({
    kind: kinds[priority],
    text,
    action,
    mark: { sign, color: `var(--priority-${priority})` },
  })
}

/** Ends where a sentence does, else between two words: half a name or a number would say something else. */
const cut = (text: string, max: number): string => {
  if (text.length <= max) return text
  const start = text.slice(0, max + 1)
  const sentence = start.lastIndexOf('. ')
  if (sentence > max / 2) return `${start.slice(0, sentence + 1)} …`
  const word = start.lastIndexOf(' ')
  return `${word > max / 2 ? start.slice(0, word) : start.slice(0, max)} …`
}
