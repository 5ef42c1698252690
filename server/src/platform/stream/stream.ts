import { PassThrough } from 'node:stream'
import type { StreamEvent } from '@puquio/contract/notifications'
import type { Database } from '../db/database.ts'
import type { SessionRecord, Sessions } from '../db/sessions.ts'
import { Problem } from '../problem.ts'
import { type Published, streamChannel } from './publish.ts'

/** Server-sent events to who is signed in, over all processes of the installation. */
export type Stream = {
  /** The events for a session until `gone`, the session's end or `close`; too many of a user are refused. */
  open: (session: SessionRecord, gone: AbortSignal) => AsyncIterable<StreamEvent>
  close: () => void
}

const defaults = { beatMs: 25_000, mostOfUser: 10 }
/** Events that wait for a slow reader; it then opens a new stream and reads what it missed. */
const mostWaiting = 100
const retryAfterS = 30

type Open = { session: SessionRecord; events: PassThrough }
type StreamParts = {
  database: Database
  sessions: Sessions
  onError: (error: Error) => void
} & Partial<typeof defaults>

export async function openStream({
  database,
  sessions,
  onError,
  beatMs = defaults.beatMs,
  mostOfUser = defaults.mostOfUser,
}: StreamParts): Promise<Stream> {
  const byUser = new Map<number, Set<Open>>()
  const all = () => [...byUser.values()].flatMap((ofUser) => [...ofUser])

  const end = (one: Open) => {
    const { userId } = one.session
    const ofUser = byUser.get(userId)
    ofUser?.delete(one)
    if (ofUser?.size === 0) byUser.delete(userId)
    one.events.end()
  }
  const send = (one: Open, event: StreamEvent) => {
    if (one.events.writableEnded) return
    if (!one.events.write(event)) end(one)
  }
  const endIfOver = async (one: Open) => {
    if (await sessions.isLive(one.session)) return
    send(one, { kind: 'ended' })
    end(one)
  }
  const look = (open: Iterable<Open>) => {
    for (const one of open) endIfOver(one).catch(onError)
  }

  await database.listen(
    streamChannel,
    (payload) => {
      const { to, event } = JSON.parse(payload) as Published
      const open = to === null ? all() : to.flatMap((userId) => [...(byUser.get(userId) ?? [])])
      for (const one of open) send(one, event)
    },
    () => {
      for (const one of all()) send(one, { kind: 'missed' })
    },
  )
  sessions.onChange((userId) => look(userId === null ? all() : [...(byUser.get(userId) ?? [])]))
  // A session that expires by itself is noticed by the beat.
  const timer = setInterval(() => {
    for (const one of all()) send(one, { kind: 'beat' })
    look(all())
  }, beatMs).unref()

  return {
    open(session, gone) {
      const ofUser = byUser.get(session.userId) ?? new Set()
      if (ofUser.size >= mostOfUser) throw new Problem('BUSY', { retryAfterS })
      const one = {
        session,
        events: new PassThrough({ objectMode: true, highWaterMark: mostWaiting }),
      }
      byUser.set(session.userId, ofUser.add(one))
      gone.addEventListener('abort', () => end(one), { once: true })
      send(one, { kind: 'beat' })
      // The session may have ended since the guard looked.
      look([one])
      return one.events
    },
    close() {
      clearInterval(timer)
      for (const one of all()) end(one)
    },
  }
}
