import { randomUUID } from 'node:crypto'
import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { accessTable, type CallerName, callers, groups, type RouteName } from './access-table.ts'
import { buildMember, buildPolicy, buildSystemAdmin, buildUser, insert } from '../build.ts'
import { buildEverything, type Everything, keepImportedFile } from './build-everything.ts'
import { isPerson, makeOwnPathValues, makePathValues, type People } from './path-values.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { rawPackage, sheetOpening, workbookParts } from '../workbooks/raw-package.ts'
import { type Calls, callsOf, type Sent, type SentFile } from '../send.ts'
import { things, validBodies, validBodyOf } from './valid-bodies.ts'

const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature).map(
    ([name, route]) => [`${feature}.${name}` as RouteName, route as AnyRoute] as const,
  ),
)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let puquio: TestApp
let mine: Everything
let other: Everything
let people: People

beforeAll(async () => {
  puquio = await startTestApp()
  const { database, platform } = puquio
  mine = await buildEverything(platform)
  other = await buildEverything(platform)
  await keepImportedFile(platform)
  const { project } = mine
  const ofGuest = (endsOn: string) =>
    buildMember(database, project, 'write', { isGuest: true, endsOn })
  people = {
    noRole: other.member,
    read: mine.member,
    write: await buildMember(database, project, 'write'),
    audit: await buildMember(database, project, 'audit'),
    admin: mine.admin,
    system: await buildSystemAdmin(database),
    // Access ends with a day; it is 15 February.
    guest: await ofGuest('2026-02-15'),
    endedGuest: await ofGuest('2026-02-14'),
    removed: await buildMember(database, project, 'admin'),
    blocked: await buildMember(database, project, 'admin', {
      user: await buildUser(database, { blockedAt: '2026-01-01T00:00:00Z' }),
    }),
    unaccepted: await buildMember(database, project, 'admin'),
  }
  await database.owner.one({}, sql`delete from project_member where user_id = ${people.removed.id}`)
  const policy = await buildPolicy(database)
  const { unaccepted: _, ...accepted } = people
  for (const { id: userId } of Object.values(accepted))
    for (const projectId of [project.id, other.project.id])
      await insert(database, 'policy_acceptance', {
        projectId,
        userId,
        policyId: policy.id,
        acceptedAt: '2026-02-01T00:00:00Z',
      })
  await platform.sessions.forgetAll()
})
afterAll(() => puquio.close())

const sessions = new Map<CallerName, Calls>()
/** A session serves many calls, until one that was allowed may have ended it. */
const as = async (caller: CallerName): Promise<Calls> => {
  if (caller === 'nobody') return puquio.nobody
  if (!isPerson(caller)) return callsOf(puquio.app, { authorization: `Bearer ${mine.link.text}` })
  const calls = sessions.get(caller) ?? (await puquio.signIn(people[caller]))
  sessions.set(caller, calls)
  return calls
}

const extent = { west: -77, south: -11, east: -76, north: -10, width: 256, height: 256 }
function queryOf(route: AnyRoute, caller: CallerName) {
  const user = people[isPerson(caller) ? caller : 'read'].id
  const known: Record<string, unknown> = {
    offset: 0,
    page: 1,
    quote: 'a',
    month: '2026-03',
    user,
    project: mine.project.id,
    text: 'a',
    ...extent,
    parameterId: mine.parameter.id,
    ...(route.path.endsWith('/baseline') ? { from: '2026-01-01', to: '2026-12-31' } : {}),
    ...(route.path.endsWith('/extraction-estimate') ? { method: 'rules' } : {}),
    ...(route.path.endsWith('/proposal') ? { sheet: '', headerRow: 1, layout: 'wide' } : {}),
  }
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => name in (route.query?.shape ?? {})),
  )
}

type Asked = { caller: CallerName; calls: Calls; mayUseUp: boolean }

/** The guard stands before the input: an empty body shows that it let the caller pass. */
async function ask(route: AnyRoute, asked: Asked): Promise<Sent> {
  const { caller, calls, mayUseUp } = asked
  const input = {
    params: await pathValuesFor(route, asked),
    query: queryOf(route, caller),
    ...(route.body ? { body: {} } : {}),
  }
  const answer = await calls.send(route, input, { remoteAddress: newAddress() })
  if (mayUseUp) sessions.delete(caller)
  return answer
}

async function pathValuesFor(route: AnyRoute, { caller, mayUseUp }: Asked) {
  const made = mayUseUp
    ? await makePathValues(route, mine, { puquio, people })
    : await keptPathValues(route)
  return isPerson(caller)
    ? { ...made, ...(await makeOwnPathValues(route, mine, { puquio, people, caller })) }
    : made
}

let kept: { route: AnyRoute; values: Awaited<ReturnType<typeof makePathValues>> } | null = null
/** What a call leaves as it was serves the next one of its route, too. */
async function keptPathValues(route: AnyRoute) {
  if (kept?.route !== route)
    kept = { route, values: await makePathValues(route, mine, { puquio, people }) }
  return kept.values
}

let addresses = 0
/** Each call comes from elsewhere, since one who tries many tokens has to wait. */
const newAddress = () => `10.0.${++addresses >> 8}.${addresses & 255}`

const routeOf = (name: RouteName) => routes.find(([one]) => one === name)?.[1] as AnyRoute

const problemOf = (answer: Sent): string | null =>
  answer.statusCode < 400 ? null : answer.json().problem

describe.each(routes)('%s', (name, route) => {
  const allowed: readonly string[] = groups[accessTable[name]]

  test.each(callers)('%s', async (caller) => {
    const isAllowed = allowed.includes(caller)
    const mayUseUp = isAllowed && !(route.method === 'GET' && route.access.startsWith('project:'))
    const answer = await ask(route, { caller, calls: await as(caller), mayUseUp })
    if (!isAllowed) {
      expect(problemOf(answer)).toBe(refusalOf(name, caller))
      return
    }
    // Signing out asks for a session itself, so that twice is FK-0010.
    const hasNoSession = !isPerson(caller) || caller === 'blocked'
    const asksItself = name === 'session.logout' && hasNoSession
    const refusals = [
      'ACCESS_DENIED',
      'POLICY_NOT_ACCEPTED',
      'NOT_FOUND',
      'UNEXPECTED',
      'UNAVAILABLE',
    ]
    expect(refusals).not.toContain(problemOf(answer))
    if (asksItself) expect(problemOf(answer)).toBe('NO_VALID_TOKEN')
    else expect(answer.statusCode).not.toBe(401)
  })

  test('the cookie alone opens downloads and streams, and nothing else', async () => {
    const { cookie = '' } = (await as('system')).headers
    const calls = callsOf(puquio.app, { cookie })
    const answer = await ask(route, { caller: 'system', calls, mayUseUp: true })
    // A laboratory's link has no cookie.
    const opensByItself =
      route.access !== 'laboratory' &&
      route.method === 'GET' &&
      (route.kind === 'file' || route.kind === 'stream')
    const isRefused = ['NO_VALID_TOKEN', 'LABORATORY_LINK_NOT_VALID', 'DEVICE_NOT_KNOWN'].includes(
      String(problemOf(answer)),
    )
    if (accessTable[name] === 'everybody' && name !== 'session.logout')
      expect(isRefused).toBe(false)
    else expect(isRefused).toBe(!opensByItself)
  })
})

function refusalOf(name: RouteName, caller: CallerName) {
  const route = routeOf(name)
  if (accessTable[name] === 'devices') return 'DEVICE_NOT_KNOWN'
  if (route.access === 'laboratory') return 'LABORATORY_LINK_NOT_VALID'
  if (!isPerson(caller) || caller === 'blocked') return 'NO_VALID_TOKEN'
  const namesProject = route.access === 'signed-in' && 'project' in (route.query?.shape ?? {})
  const isOfProject = route.access.startsWith('project:') || namesProject
  if (!isOfProject) return 'ACCESS_DENIED'
  if (['noRole', 'endedGuest', 'removed'].includes(caller)) return 'NOT_FOUND'
  return caller === 'unaccepted' ? 'POLICY_NOT_ACCEPTED' : 'ACCESS_DENIED'
}

const mayCall = (name: RouteName, caller: CallerName) =>
  (groups[accessTable[name]] as readonly CallerName[]).includes(caller)

/** Names in a path that say which thing of the project is meant. */
const cases = routes
  .filter(([, route]) => route.access.startsWith('project:'))
  .flatMap(([name, route]) =>
    [...route.path.matchAll(/:(\w+)/g)]
      .map(([, param]) => param as string)
      .filter((param) => things.includes(param))
      .map((param) => [name, param, route] as const),
  )

describe('a thing of another project is not there', () => {
  test('every name in a path is known here', () => {
    const names = new Set(
      routes.flatMap(([, { path }]) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)),
    )
    expect(
      [...names].filter(
        (name) =>
          ![
            'projectId',
            'list',
            'userId',
            'identityId',
            'mailId',
            'deliveryId',
            'jobId',
            'event',
            'templateId',
            'email',
            'token',
            'way',
            'requestId',
            'datastreams',
            'name',
            'panel',
            ...things,
          ].includes(name ?? ''),
      ),
    ).toEqual([])
  })

  test.each(cases)('%s: %s', async (name, param, route) => {
    const own = await makePathValues(route, mine, { puquio, people })
    const theirs = await makePathValues(route, other, { puquio, people })
    const query = queryOf(route, 'admin')
    const body = validBodyOf(name, mine)
    const file = route.kind === 'upload' ? { file: { name: 'foto.png', bytes: png } } : {}
    const allowed = ['admin', 'system'] as const
    for (const caller of allowed.filter((one) => mayCall(name, one))) {
      const calls = await as(caller)
      const params = { ...own, [param]: theirs[param] }
      const answer = await calls.send(route, { params, query, body }, file)
      expect([answer.statusCode, problemOf(answer)], caller).toEqual([404, 'NOT_FOUND'])
    }
    const stranger = await (await as('admin')).send(route, { params: theirs, query, body }, file)
    expect([stranger.statusCode, problemOf(stranger)]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a thing of another project, named in a body, is refused', () => {
  const fields = {
    stationId: (from: Everything) => from.station.id,
    componentId: (from: Everything) => from.component.id,
    subcomponentId: (from: Everything) => from.subcomponent.id,
    miningComponentId: (from: Everything) => from.miningComponent.id,
    sourceTypeId: (from: Everything) => from.sourceType.id,
    profileId: (from: Everything) => from.profile.id,
    frequencyId: (from: Everything) => from.frequency.id,
  }
  const refused = async (
    name: RouteName,
    body: object,
    { list = 'components', file }: { list?: string; file?: SentFile } = {},
  ) => {
    const route = routeOf(name)
    const params = { ...(await makePathValues(route, mine, { puquio, people })), list }
    const answer = await (await as('admin')).send(route, { params, body }, file ? { file } : {})
    expect([404, 409, 422]).toContain(answer.statusCode)
  }

  test.each(Object.entries(fields))('monitorings.add: %s', async (field, idOf) => {
    const body = validBodies['monitorings.add'](mine)
    await refused('monitorings.add', {
      ...body,
      monitorings: [{ ...body.monitorings[0], [field]: idOf(other) }],
    })
  })

  test('monitorings.markMany, reference.create and planImports.start', async () => {
    await refused('monitorings.markMany', validBodies['monitorings.markMany'](other))
    await refused(
      'reference.create',
      { name: 'Río', parentId: other.component.id },
      { list: 'subcomponents' },
    )
    const sheet = `${sheetOpening}<sheetData/></worksheet>`
    const file = { name: 'plan.xlsx', bytes: rawPackage(workbookParts(sheet)) }
    await refused('planImports.start', { key: randomUUID(), planId: other.plan.id }, { file })
  })
})
