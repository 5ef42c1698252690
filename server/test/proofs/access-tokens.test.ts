import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { buildMember, buildPolicy, insert } from '../build.ts'
import { buildToken } from './build-token.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { callsOf, type Sent } from '../send.ts'
import { accessTable, groups, type RouteName } from './access-table.ts'
import { buildEverything, type Everything } from './build-everything.ts'
import { changedByToken } from './token-routes.ts'

/** Every route, called by access tokens: what they open beside what their owners may. */
const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature).map(
    ([name, route]) => [`${feature}.${name}` as RouteName, route as AnyRoute] as const,
  ),
)
/** What a token would carry away: tokens themselves, and what opens a report of Power BI for an hour. */
const readBySession: readonly RouteName[] = ['accessTokens.list', 'powerBi.embedding']

const isForTokens = (name: RouteName, { access, method }: AnyRoute) =>
  access.startsWith('project:') &&
  (method === 'GET' ? !readBySession.includes(name) : name in changedByToken)

let puquio: TestApp
let mine: Everything
let other: Everything
let tokens: Record<
  | 'ofReader'
  | 'writing'
  | 'reading'
  | 'ofAdmin'
  | 'foreign'
  | 'revoked'
  | 'expired'
  | 'unaccepted'
  | 'endedGuest'
  | 'removed',
  string
>
beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.hold()
  const { database } = puquio
  mine = await buildEverything(puquio.platform)
  other = await buildEverything(puquio.platform)
  const writer = await buildMember(database, mine.project, 'write')
  const guest = { isGuest: true, endsOn: '2026-02-14' }
  const endedGuest = await buildMember(database, mine.project, 'write', guest)
  const removed = await buildMember(database, mine.project, 'admin')
  const unaccepting = await buildMember(database, mine.project, 'admin')
  // An administrator of both: the token is of one of them all the same.
  await buildMember(database, other.project, 'admin', { user: mine.admin })
  const policy = await buildPolicy(database)
  for (const user of [mine.member, mine.admin, writer])
    for (const project of [mine.project, other.project])
      await insert(database, 'policy_acceptance', {
        projectId: project.id,
        userId: user.id,
        policyId: policy.id,
        acceptedAt: '2026-02-01T00:00:00Z',
      })
  const { project } = mine
  const of = async (user: { id: number }, columns: object = {}, where = project) =>
    (await buildToken(database, { project: where, user }, { ...columns })).text
  tokens = {
    ofReader: await of(mine.member, { scope: 'write' }),
    writing: await of(writer, { scope: 'write' }),
    reading: await of(mine.admin),
    ofAdmin: await of(mine.admin, { scope: 'write' }),
    foreign: await of(mine.admin, { scope: 'write' }, other.project),
    revoked: await of(mine.admin, { scope: 'write', revokedAt: '2026-02-01T00:00:00Z' }),
    expired: await of(mine.admin, { scope: 'write', expiresAt: '2026-02-01T00:00:00Z' }),
    unaccepted: await of(unaccepting, { scope: 'write' }),
    endedGuest: await of(endedGuest, { scope: 'write' }),
    removed: await of(removed, { scope: 'write' }),
  }
  const { owner } = database
  await owner.one({}, sql`delete from project_member where user_id = ${removed.id}`)
})
afterAll(() => puquio.close())

const paramsOf = ({ path }: AnyRoute) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      name === 'projectId' ? mine.project.id : name === 'list' ? 'components' : 999_999,
    ]),
  )
const ask = (route: AnyRoute, caller: keyof typeof tokens): Promise<Sent> => {
  const known: Record<string, unknown> = { month: '2026-03', path: '/reference' }
  const query = Object.fromEntries(
    Object.entries(known).filter(([name]) => name in (route.query?.shape ?? {})),
  )
  const input = { params: paramsOf(route), query, ...(route.body ? { body: {} } : {}) }
  return callsOf(puquio.app, { authorization: `Bearer ${tokens[caller]}` }).send(route, input)
}
const problemOf = (answer: Sent): string | null =>
  answer.statusCode < 400 ? null : answer.json<{ problem: string }>().problem
const refusals = ['NO_VALID_TOKEN', 'TOKEN_NOT_ENOUGH', 'ACCESS_DENIED', 'POLICY_NOT_ACCEPTED']

/** What the owner's rights alone decide. */
const ofRights = (name: RouteName, caller: 'read' | 'write' | 'admin') =>
  (groups[accessTable[name]] as readonly string[]).includes(caller) ? 'open' : 'ACCESS_DENIED'

test('the routes that tokens may change by are those of the list, each with its reason', () => {
  const open = routes
    .filter(
      ([, { access, method, withoutToken }]) =>
        access.startsWith('project:') && method !== 'GET' && !withoutToken,
    )
    .map(([name]) => name)
  expect(open.toSorted()).toEqual(Object.keys(changedByToken).toSorted())
})

test('a token of an ADMIN gives nobody a role', async () => {
  const body = {
    email: 'intruder@puquio.test',
    name: 'Intruder',
    last_name: 'Intruder',
    permissions: [1 as const],
    isGuest: false,
    endsOn: null,
  }
  const calls = callsOf(puquio.app, { authorization: `Bearer ${tokens.ofAdmin}` })
  const params = { projectId: mine.project.id }
  expect(await calls.refusal(api.members.create, { params, body })).toMatchObject({
    status: 403,
    problem: 'TOKEN_NOT_ENOUGH',
  })
})

describe.each(routes.filter(([, { access }]) => access === 'laboratory'))('%s', (_name, route) => {
  test('opens to no token', async () => {
    for (const caller of ['writing', 'ofAdmin'] as const)
      expect(problemOf(await ask(route, caller))).toBe('LABORATORY_LINK_NOT_VALID')
  })
})

const ofSessions = routes.filter(([, { access }]) => !['public', 'laboratory'].includes(access))
describe.each(ofSessions)('%s', (name, route) => {
  const isOpenable = isForTokens(name, route)

  test('opens to a token as to its owner, and never more', async () => {
    for (const [caller, owner] of [
      ['ofReader', 'read'],
      ['writing', 'write'],
      ['ofAdmin', 'admin'],
      ['reading', 'admin'],
    ] as const) {
      const problem = problemOf(await ask(route, caller))
      const isBeyondScope = caller === 'reading' && route.method !== 'GET'
      const expected = !isOpenable || isBeyondScope ? 'TOKEN_NOT_ENOUGH' : ofRights(name, owner)
      if (expected === 'open')
        expect([caller, refusals.includes(String(problem))]).toEqual([caller, false])
      else expect([caller, problem]).toEqual([caller, expected])
    }
  })

  test('not to one of another project, revoked, expired, or whose owner left or has a policy to accept', async () => {
    const beyond = (problem: string) => (isOpenable ? problem : 'TOKEN_NOT_ENOUGH')
    expect(problemOf(await ask(route, 'foreign'))).toBe(beyond('NOT_FOUND'))
    expect(problemOf(await ask(route, 'endedGuest'))).toBe(beyond('NOT_FOUND'))
    expect(problemOf(await ask(route, 'removed'))).toBe(beyond('NOT_FOUND'))
    expect(problemOf(await ask(route, 'unaccepted'))).toBe(beyond('POLICY_NOT_ACCEPTED'))
    expect(problemOf(await ask(route, 'revoked'))).toBe('NO_VALID_TOKEN')
    expect(problemOf(await ask(route, 'expired'))).toBe('NO_VALID_TOKEN')
  })
})
