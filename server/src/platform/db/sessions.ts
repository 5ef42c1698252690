import { createHash, timingSafeEqual } from 'node:crypto'
import type { Language, PermissionCode } from '@puquio/domain'
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

export type Membership = {
  projectId: number
  permissions: PermissionCode[]
  isGuest: boolean
  endsOn: string | null
  /** The project's. */
  timeZone: string
}
/** An access token: what it opens is less than what its owner may. */
export type TokenOfSession = {
  id: number
  name: string
  scope: 'read' | 'write'
  projectId: number
}
/** Everything the guard asks about one session, or about an access token, which has none. */
export type SessionRecord = {
  token: TokenOfSession | null
  sessionId: number
  cookieHash: string
  endedAt: string | null
  endReason: string | null
  endsAt: string
  lastSeenAt: string
  userId: number
  email: string
  language: Language
  isSystemAdmin: boolean
  isUsable: boolean
  memberships: Membership[]
  /** Projects for which the policy in force, and the project's link, were accepted. */
  acceptedProjects: number[]
  isPolicyInForce: boolean
}
export type SessionRefusal =
  | 'unknown'
  | 'expired'
  | 'superseded'
  | 'signed-out'
  | 'blocked'
  | 'deactivated'
  | 'password-changed'
  | 'revoked'
export type FoundSession =
  | { kind: 'live'; session: SessionRecord }
  | { kind: 'refused'; reason: SessionRefusal }

/** What is not a use of a session does not make it live longer, and of a token is not counted. */
export type FindOptions = { isUse?: boolean }

export type Sessions = {
  find: (token: string, cookie: string | null, options?: FindOptions) => Promise<FoundSession>
  findByCookie: (cookie: string, options?: FindOptions) => Promise<FoundSession>
  /** Whether a session found before still lives; asking does not count as its use. */
  isLive: (session: SessionRecord) => Promise<boolean>
  /** Calls the listener when a user's sessions or rights may have changed; null stands for everybody's. */
  onChange: (listener: (userId: number | null) => void) => void
  /** Call it in or right after a change of a user's session, rights or policy, before the response. */
  forget: (userId: number) => Promise<void>
  forgetAll: () => Promise<void>
}

const heldMs = 30_000
const touchAfterMs = 60_000
const maxHeld = 20_000
const channel = 'session_changed'

/** How long an unused session lives; its use is recorded once a minute. */
export const unusedLifeMs = ({ sessionMs, idleMs }: { sessionMs: number; idleMs: number }) =>
  sessionMs + idleMs + touchAfterMs

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** `seenAt` as the database has it, so that a sign-in compares with the same. */
type Held = { session: SessionRecord; until: number; seenAt: number }
type Options = {
  database: Database
  clock: Clock
  sessionMs: number
  idleMs: number
  onError: (error: Error) => void
}

/**
 * Caches sessions by the hash of their token, for 30 s at most, since the query is the most expensive part
 * of a signed-in request. A change clears the entry in this process at once and in the others by NOTIFY;
 * when that connection drops, the whole cache is cleared.
 */
export async function openSessions({
  database,
  clock,
  sessionMs,
  idleMs,
  onError,
}: Options): Promise<Sessions> {
  const held = new Map<string, Held>()
  // A query that runs while a user is cleared must not be cached: it may have read the old state.
  let generation = 0
  const lifeMs = unusedLifeMs({ sessionMs, idleMs })

  const listeners: ((userId: number | null) => void)[] = []
  const clear = (userId: number | null) => {
    generation++
    if (userId === null) held.clear()
    else for (const [key, entry] of held) if (entry.session.userId === userId) held.delete(key)
    for (const listener of listeners) listener(userId)
  }
  await database.listen(
    channel,
    (payload) => clear(payload === '*' ? null : Number(payload)),
    () => clear(null),
  )

  const lookUp = async (
    key: string,
    by: 'token' | 'cookie',
    hash: Buffer,
    { isUse = true }: FindOptions = {},
  ): Promise<FoundSession> => {
    const now = clock.now().getTime()
    let entry = held.get(key)
    if (entry === undefined || entry.until <= now) {
      const asked = generation
      const [row] = await database.one<{ found: SessionRecord | null }>(
        {},
        sql`select read_session(${by}, ${hash}, ${clock.now()}) as found`,
      )
      if (!row?.found) return { kind: 'refused', reason: 'unknown' }
      const seenAt = Math.max(new Date(row.found.lastSeenAt).getTime(), entry?.seenAt ?? 0)
      entry = { session: row.found, until: now + heldMs, seenAt }
      if (asked === generation && !row.found.endedAt) {
        if (held.size >= maxHeld) held.clear()
        held.set(key, entry)
      }
    }
    const { session } = entry
    if (session.endedAt)
      return { kind: 'refused', reason: (session.endReason ?? 'unknown') as SessionRefusal }
    if (!session.isUsable) return { kind: 'refused', reason: 'deactivated' }
    if (now >= new Date(session.endsAt).getTime() || now - entry.seenAt > lifeMs)
      return { kind: 'refused', reason: 'expired' }
    if (isUse && now - entry.seenAt > touchAfterMs) {
      entry.seenAt = now
      await database
        .one(
          {},
          sql`update session set last_seen_at = ${clock.now()} where id = ${session.sessionId} and last_seen_at < ${clock.now()}`,
        )
        .catch(onError)
    }
    return { kind: 'live', session }
  }

  return {
    async find(token, cookie, options) {
      const hash = hashOf(token)
      const found = await lookUp(`t${hash.toString('base64')}`, 'token', hash, options)
      if (found.kind === 'refused') return found
      // Cached or not, the cookie's secret is always compared.
      const given = hashOf(cookie ?? '')
      const isSame = timingSafeEqual(given, Buffer.from(found.session.cookieHash, 'hex'))
      return isSame ? found : { kind: 'refused', reason: 'unknown' }
    },
    findByCookie(cookie, options) {
      const hash = hashOf(cookie)
      return lookUp(`c${hash.toString('base64')}`, 'cookie', hash, options)
    },
    async isLive({ cookieHash }) {
      const hash = Buffer.from(cookieHash, 'hex')
      const found = await lookUp(`c${hash.toString('base64')}`, 'cookie', hash, { isUse: false })
      return found.kind === 'live'
    },
    onChange(listener) {
      listeners.push(listener)
    },
    async forget(userId) {
      clear(userId)
      await database.one({}, sql`select pg_notify(${channel}, ${String(userId)})`)
    },
    async forgetAll() {
      clear(null)
      await database.one({}, sql`select pg_notify(${channel}, '*')`)
    },
  }
}
