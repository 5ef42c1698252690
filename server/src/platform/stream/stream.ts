import { PassThrough } from 'node:stream'
import type { StreamEvent } from '@puquio/contract/notifications'
import type { Database } from '../db/database.ts'
import type { SessionRecord, Sessions } from '../db/sessions.ts'
import { Problem } from '../problem.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { type Published, streamChannel } from './publish.ts'
import { openReadingFeed } from './reading-feed.ts'
import { openRecent } from './recent.ts'
import { tellReadings } from './tell-readings.ts'

/** Server-sent events to who is signed in, over all processes of the installation. */
export type Stream = {
  /**
   * The events for a session until `gone`, the session's end or `close`, those of the last `ageMs` first; too many of a
   * user are refused.
   */
  open: (session: SessionRecord, gone: AbortSignal, ageMs?: number) => AsyncIterable<StreamEvent>
  close: () => void
}

const defaults = { beatMs: 25_000, mostOfUser: 10 }
/** Events that wait for a slow reader; it then opens a new stream and reads what it missed. */
const mostWaiting = 100
const retryAfterS = 30

type Open = {
  session: SessionRecord
  events: PassThrough
  readings: ReturnType<typeof openReadingFeed>
}
type StreamParts = {
  database: Database
  sessions: Sessions
  telemetry: Pick<Telemetry, 'onReadings'>
  onError: (error: Error) => void
} & Partial<typeof defaults>

export async function openStream({
  database,
  sessions,
  telemetry,
  onError,
  beatMs = defaults.beatMs,
  mostOfUser = defaults.mostOfUser,
}: StreamParts): Promise<Stream> {
  const byUser = new Map<number, Set<Open>>()
  const bySession = new Map<number, Set<Open>>()
  const all = () => [...byUser.values()].flatMap((ofUser) => [...ofUser])

  const end = (one: Open) => {
    const { userId, sessionId } = one.session
    one.readings.close()
    const ofSession = bySession.get(sessionId)
    ofSession?.delete(one)
    if (ofSession?.size === 0) bySession.delete(sessionId)
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

  const recent = openRecent()
  await database.listen(
    streamChannel,
    (payload) => {
      const published = JSON.parse(payload) as Published
      const { to, event } = published
      recent.add(published)
      const open = to === null ? all() : to.flatMap((userId) => [...(byUser.get(userId) ?? [])])
      for (const one of open) send(one, event)
    },
    () => {
      recent.add({ to: null, event: { kind: 'missed' } })
      for (const one of all()) send(one, { kind: 'missed' })
    },
  )
  const telling = await tellReadings({
    database,
    telemetry,
    *feedsOf(sessionId) {
      for (const { readings } of bySession.get(sessionId) ?? []) yield readings
    },
    onMissed(sessionId) {
      for (const one of bySession.get(sessionId) ?? []) send(one, { kind: 'missed' })
    },
    onError,
  })
  sessions.onChange((userId) => {
    telling.forget(userId)
    look(userId === null ? all() : [...(byUser.get(userId) ?? [])])
  })
  // A session that expires by itself is noticed by the beat.
  const timer = setInterval(() => {
    for (const one of all()) send(one, { kind: 'beat' })
    look(all())
    telling.sweep()
  }, beatMs).unref()

  return {
    open(session, gone, ageMs = 0) {
      const ofUser = byUser.get(session.userId) ?? new Set()
      if (ofUser.size >= mostOfUser) throw new Problem('BUSY', { retryAfterS })
      const events = new PassThrough({ objectMode: true, highWaterMark: mostWaiting })
      const readings = openReadingFeed({
        send: (told) => send(one, { kind: 'readings', readings: told }),
        isReady: () => events.readableLength + events.writableLength <= 1,
      })
      const one: Open = { session, events, readings }
      byUser.set(session.userId, ofUser.add(one))
      const ofSession = bySession.get(session.sessionId) ?? new Set()
      bySession.set(session.sessionId, ofSession.add(one))
      gone.addEventListener('abort', () => end(one), { once: true })
      send(one, { kind: 'beat' })
      for (const event of recent.since(ageMs, session.userId)) send(one, event)
      // The session may have ended since the guard looked.
      look([one])
      return one.events
    },
    close() {
      clearInterval(timer)
      telling.close()
      for (const one of all()) end(one)
    },
  }
}
