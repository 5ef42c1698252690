import { notificationRoutes, streamTags, type StreamEvent } from '@puquio/contract/notifications'
import { sessionRoutes } from '@puquio/contract/session'
import { notificationPriorityTerms } from '@puquio/contract/terms'
import i18next from 'i18next'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { chosenProjectId } from '../../lib/project/project-choice.ts'
import { followStream } from '../../lib/stream.ts'
import { currentLanguage } from '../../lib/texts/texts.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

/** Keeps what is shown up to date with what the server says by itself. */
export const useStream = (): void =>
  useEffect(() => {
    // The page's own calls go first.
    let stop: (() => void) | null = null
    const timer = setTimeout(() => {
      stop = followStream(follow)
    }, startsAfterMs)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])

const startsAfterMs = 1_000

const follow = (event: StreamEvent): void => {
  if (event.kind === 'notification' || event.kind === 'reply') {
    void invalidate(['notifications'])
    announce(event).catch(() => undefined)
  }
  if (event.kind === 'changed') void invalidate(event.tags)
  if (event.kind === 'missed') void invalidate(streamTags)
  // Its answer says why the session ended, and ends it here.
  if (event.kind === 'ended')
    call(sessionRoutes.ping, undefined, { isQuiet: true }).catch(() => undefined)
}

type Arrival = Extract<StreamEvent, { kind: 'notification' | 'reply' }>

const kinds = { 1: 'error', 2: 'warning', 3: 'info' } as const
const wordsMax = 140

/** Says in a toast what arrived in the project that is open. */
const announce = async ({ kind, id, projectId }: Arrival): Promise<void> => {
  const open = chosenProjectId()
  if (open === null || (projectId !== null && projectId !== open)) return
  const t = i18next.getFixedT(null, 'shell')
  const action = `${kind} ${id}`
  if (kind === 'reply') return void showToast({ kind: 'info', text: t('replied'), action })
  const params = { projectId: open, notificationId: id }
  const { priority, sender, message } = await call(
    notificationRoutes.get,
    { params },
    { isQuiet: true },
  )
  const text = t('arrived', {
    sender: sender?.name ?? t('system'),
    priority: notificationPriorityTerms[priority][currentLanguage()].toLowerCase(),
    message: message.length > wordsMax ? `${message.slice(0, wordsMax)}…` : message,
  })
  showToast({ kind: kinds[priority], text, action })
}
