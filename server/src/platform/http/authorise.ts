import type { AnyRoute } from '@puquio/contract'
import { mayAccess, todayIn } from '@puquio/domain'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { findTimeZone } from '../db/start/find-time-zone.ts'
import { projectScope, systemScope, userScope } from '../db/scopes/make-scope.ts'
import type { ProjectScope, SystemScope, UserScope } from '../db/scopes/scope.ts'
import type {
  FindOptions,
  FoundSession,
  SessionRecord,
  Sessions,
  TokenOfSession,
} from '../db/sessions.ts'
import type { LinkRecord } from '../db/find-by-secret.ts'
import type { Tokens } from '../tokens/access-tokens.ts'
import type { Links } from '../tokens/laboratory-links.ts'
import { Problem } from '../problem.ts'
import { cookieOf } from './cookie.ts'
import { refuseForeignPage } from './own-origin.ts'

/** The identified caller: a handler gets only the scopes of its route's access. */
export type Caller = {
  session: SessionRecord | null
  user: UserScope | null
  scope: ProjectScope | null
  system: SystemScope | null
  /** The laboratory, where a link of one is the caller, who is no person then. */
  link: LinkRecord | null
}

type Guards = {
  database: Database
  sessions: Sessions
  tokens: Tokens
  links: Links
  clock: Clock
  config: Config
}

/**
 * The guard of every route, which runs before input is read, and again before the handler. It checks the
 * origin, the session, the permissions and the acceptance of the policy. A project that is not the caller's
 * responds as if it did not exist.
 */
export async function authorise(
  { database, sessions, tokens, links, clock, config }: Guards,
  route: AnyRoute,
  request: FastifyRequest,
  { isUse = true }: FindOptions = {},
): Promise<Caller> {
  if (route.method !== 'GET') refuseForeignPage(config, request)
  const nobody: Caller = { session: null, user: null, scope: null, system: null, link: null }
  if (route.access === 'public') return nobody
  if (route.access === 'laboratory') {
    const link = await findLink(links, request, isUse)
    return { ...nobody, link, scope: scopeOfLink({ database, clock }, link) }
  }
  const found = await findSession({ sessions, tokens, config }, route, request, isUse)
  if (found.kind === 'refused') throw new Problem('NO_VALID_TOKEN', { reason: found.reason })
  const { session } = found
  if (session.token) refuseBeyondToken(session.token, route, request)
  const { userId, isSystemAdmin } = session
  const memberships = membershipsNow(session, clock)
  const caller = {
    ...nobody,
    session,
    user: userScope(database, clock, { userId, isSystemAdmin, memberships }),
  }
  if (route.access === 'signed-in') return caller
  if (route.access === 'system') {
    if (!isSystemAdmin) throw new Problem('ACCESS_DENIED')
    return { ...caller, system: systemScope(database, clock) }
  }
  const { projectId } = request.params as { projectId?: string }
  const scope = await enterProject({ database, clock }, session, Number(projectId))
  if (!scope) throw new Problem('NOT_FOUND')
  if (mustAcceptFirst(session, scope.projectId)) throw new Problem('POLICY_NOT_ACCEPTED')
  if (!mayAccess(route.access, scope)) throw new Problem('ACCESS_DENIED')
  return { ...caller, scope }
}

/** By the header alone: no cookie is looked at, and a session or an access token opens nothing of a laboratory. */
function findLink(links: Links, { headers, ip }: FastifyRequest, isUse: boolean) {
  const text = bearerIn(headers.authorization)
  return links.find(text ?? '', { address: ip, isUse: isUse && text !== undefined })
}

/** Nobody's user and no permission: what a laboratory may is what routes of its access do in this scope. */
function scopeOfLink(
  { database, clock }: Pick<Guards, 'database' | 'clock'>,
  { id, projectId, laboratoryId, stationIds, timeZone }: LinkRecord,
): ProjectScope {
  const link = { id, laboratoryId, stationIds }
  const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false, timeZone, link }
  return projectScope(database, clock, identity)
}

/** A token opens what is of its project and is not about persons and tokens; one that reads changes nothing. */
function refuseBeyondToken(
  { projectId, scope }: TokenOfSession,
  { access, method, withoutToken }: AnyRoute,
  { params }: FastifyRequest,
) {
  if (!access.startsWith('project:') || withoutToken) throw new Problem('TOKEN_NOT_ENOUGH')
  if (Number((params as { projectId?: string }).projectId) !== projectId)
    throw new Problem('NOT_FOUND')
  if (scope === 'read' && method !== 'GET') throw new Problem('TOKEN_NOT_ENOUGH')
}

/** Returns the project as this session may use it; null where the user is no member. */
export async function enterProject(
  { database, clock }: Pick<Guards, 'database' | 'clock'>,
  session: SessionRecord,
  projectId: number,
): Promise<ProjectScope | null> {
  const { userId, isSystemAdmin } = session
  const held = membershipsNow(session, clock).find((one) => one.projectId === projectId)
  const permissions = held?.permissions ?? []
  const isMember = held !== undefined && permissions.length > 0
  if (!isMember && !isSystemAdmin) return null
  const timeZone = held?.timeZone ?? (await findTimeZone(database, projectId))
  if (timeZone === null) return null
  return projectScope(database, clock, { projectId, userId, permissions, isSystemAdmin, timeZone })
}

export const mustAcceptFirst = (session: SessionRecord, projectId: number) =>
  session.isPolicyInForce && !session.acceptedProjects.includes(projectId)

/** The access of a guest ends with a day of the project's time zone. */
function membershipsNow(session: SessionRecord, clock: Clock) {
  const now = clock.now()
  return session.memberships.filter(
    ({ endsOn, timeZone }) => endsOn === null || endsOn >= todayIn(timeZone, now),
  )
}

/**
 * An access token needs the header alone, with a scheme; JSON the header and the cookie of one session.
 * Requests that the browser makes by itself (a file, an image, an event stream) cannot carry a header: for
 * these the cookie suffices, only on GET.
 */
async function findSession(
  { sessions, tokens, config }: Pick<Guards, 'sessions' | 'tokens' | 'config'>,
  route: AnyRoute,
  request: FastifyRequest,
  isCounted: boolean,
): Promise<FoundSession> {
  const token = request.headers.authorization
  const accessToken = bearerIn(token)
  if (accessToken) return tokens.find(accessToken, { isUse: isCounted })
  const cookie = cookieOf(config, request)
  // A stream stays open by itself: a session that nobody uses must expire all the same.
  const isUse = isCounted && route.kind !== 'stream'
  if (token) return sessions.find(token, cookie, { isUse })
  const opensByItself = route.method === 'GET' && (route.kind === 'file' || route.kind === 'stream')
  if (opensByItself && cookie) return sessions.findByCookie(cookie, { isUse })
  return { kind: 'refused', reason: 'unknown' }
}

export const bearerIn = (header: string | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
