import { accessTokenRoutes as routes } from '@puquio/contract/people/access-tokens'
import { auditRoutes } from '@puquio/contract/audit'
import { notificationRoutes } from '@puquio/contract/notifications'
import { memberRoutes } from '@puquio/contract/people/members'
import { planRoutes } from '@puquio/contract/plans'
import { projectRoutes } from '@puquio/contract/projects'
import { referenceRoutes } from '@puquio/contract/reference'
import { sessionRoutes } from '@puquio/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMember, buildMine, buildPolicy, buildSystemAdmin } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type Calls, callsOf } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let on: { projectId: number }
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const bearer = (token: string) => callsOf(puquio.app, { authorization: `Bearer ${token}` })
const make = (calls: Calls, scope: 'read' | 'write', days = 90) =>
  calls.call(routes.create, { params: on, body: { name: `Script ${scope}`, scope, days } })
const plansBy = (token: string, params = on) => bearer(token).send(planRoutes.list, { params })
const statusOf = async (token: string) => (await plansBy(token)).statusCode

describe('a token', () => {
  test('is shown once, and kept as a hash', async () => {
    const { token, made } = await make(admin, 'read')
    expect(token).toMatch(/^puq_[0-9A-Za-z]{49}$/)
    expect(made).toMatchObject({ ending: token.slice(-4), state: 'live', lastUsedAt: null })
    const listed = await admin.call(routes.list, { params: on })
    expect(JSON.stringify(listed)).not.toContain(token)
    const [row] = await puquio.database.owner.one(
      {},
      sql`select to_jsonb(t)::text as kept from access_token t where id = ${made.id}`,
    )
    expect(JSON.stringify(row)).not.toContain(token.slice(4, 47))
  })

  test('opens its project by the header alone, and notes its last use', async () => {
    const { token, made } = await make(admin, 'read')
    expect(await statusOf(token)).toBe(200)
    const file = { query: { format: 'csv' as const } }
    const csv = await bearer(token).send(planRoutes.workbook, { params: on, ...file })
    expect([csv.statusCode, csv.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/csv'),
    ])
    const { items } = await admin.call(routes.list, { params: on })
    const listed = items.find(({ id }) => id === made.id)
    expect(listed?.lastUsedAt).not.toBeNull()
  })

  test('that reads changes nothing; one that writes does, and the trail names it', async () => {
    const create = (token: string, name: string) =>
      bearer(token).send(referenceRoutes.create, {
        params: { ...on, list: 'components' },
        body: { name },
      })
    const reading = await create((await make(admin, 'read')).token, 'Nieve')
    expect([reading.statusCode, reading.json().problem]).toEqual([403, 'TOKEN_NOT_ENOUGH'])
    const { token } = await make(admin, 'write')
    expect((await create(token, 'Hielo')).statusCode).toBe(200)
    const { items } = await admin.call(auditRoutes.list, { params: on, query: { search: 'Hielo' } })
    expect(items).toMatchObject([{ action: 'reference.create', token: 'Script write' }])
  })

  test('does not open other projects, sessions, persons, or tokens', async () => {
    const other = await buildMine(puquio.database)
    await buildMember(puquio.database, other.project, 'admin', { user: mine.admin })
    const { token, made } = await make(admin, 'write')
    expect((await plansBy(token, { projectId: other.project.id })).statusCode).toBe(404)
    const calls = bearer(token)
    const refused = { status: 403, problem: 'TOKEN_NOT_ENOUGH' }
    expect(await calls.refusal(sessionRoutes.ping, {})).toMatchObject(refused)
    expect(await calls.refusal(projectRoutes.list, {})).toMatchObject(refused)
    expect((await calls.send(notificationRoutes.stream)).json()).toMatchObject(refused)
    const body = { name: 'Otro', scope: 'read' as const, days: 1 }
    expect(await calls.refusal(routes.create, { params: on, body })).toMatchObject(refused)
    expect(await calls.refusal(routes.list, { params: on })).toMatchObject(refused)
    const params = { ...on, tokenId: made.id }
    expect(await calls.refusal(routes.revoke, { params })).toMatchObject(refused)
    expect(await calls.refusal(sessionRoutes.logout, {})).toMatchObject({ status: 401 })
  })

  test('ends when it expires, when it is revoked, and is nothing where it is mistyped', async () => {
    const short = await make(admin, 'read', 1)
    expect(await statusOf(short.token)).toBe(200)
    puquio.clock.set(new Date(Date.parse(short.made.expiresAt) - 30_000).toISOString())
    expect(await statusOf(short.token)).toBe(200)
    puquio.clock.hold()
    puquio.clock.set(short.made.expiresAt)
    const later = await puquio.signIn(mine.admin)
    admin = later
    const expired = await plansBy(short.token)
    expect(expired.json()).toMatchObject({ code: 'FK-0001', params: { reason: 'expired' } })
    const { token, made } = await make(admin, 'read')
    await admin.call(routes.revoke, { params: { ...on, tokenId: made.id } })
    expect((await plansBy(token)).json()).toMatchObject({ params: { reason: 'revoked' } })
    const again = { params: { ...on, tokenId: made.id } }
    expect(await admin.refusal(routes.revoke, again)).toMatchObject({ status: 404 })
    for (const none of ['puq_none', token.slice(0, -1), `${token}a`])
      expect((await plansBy(none)).json()).toMatchObject({
        status: 401,
        params: { reason: 'unknown' },
      })
    const { items } = await admin.call(routes.list, { params: on, query: { sort: 'createdAt' } })
    expect(items.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['live', 'expired', 'revoked']),
    )
  })
})

describe('a token is never more than its owner', () => {
  test('users who may no longer write, are no members any more, were deactivated, or have a policy to accept', async () => {
    const { database } = puquio
    const writer = await buildMember(database, mine.project, 'write')
    const { token } = await make(await puquio.signIn(writer), 'write')
    const create = () =>
      bearer(token).send(referenceRoutes.create, {
        params: { ...on, list: 'components' },
        body: { name: 'Arena' },
      })
    expect((await create()).json()).toMatchObject({ problem: 'ACCESS_DENIED' })
    const set = (statement: ReturnType<typeof sql>) => database.owner.one({}, statement)
    await set(sql`update app_user set is_active = false where id = ${writer.id}`)
    expect((await plansBy(token)).json()).toMatchObject({ params: { reason: 'deactivated' } })
    await set(sql`update app_user set is_active = true where id = ${writer.id}`)
    const policy = await buildPolicy(database)
    expect((await plansBy(token)).json()).toMatchObject({
      status: 403,
      problem: 'POLICY_NOT_ACCEPTED',
    })
    await set(sql`update policy set start_date = '2030-01-01' where id = ${policy.id}`)
    expect(await statusOf(token)).toBe(200)
    await set(
      sql`update project_member set is_guest = true, ends_on = '2026-01-01' where user_id = ${writer.id}`,
    )
    expect(await statusOf(token)).toBe(404)
  })
})

test('a token of a member who was removed stays revoked when they are added again', async () => {
  const reader = await buildMember(puquio.database, mine.project, 'read')
  const { token } = await make(await puquio.signIn(reader), 'read')
  expect(await statusOf(token)).toBe(200)
  await admin.call(memberRoutes.remove, { params: { ...on, memberId: reader.id } })
  const body = { email: reader.email, permissions: [2 as const], isGuest: false, endsOn: null }
  await admin.call(memberRoutes.add, { params: on, body })
  const refused = await plansBy(token)
  expect(refused.json()).toMatchObject({ status: 401, params: { reason: 'revoked' } })
})

describe('whose tokens', () => {
  test('each member sees and revokes the own ones, an ADMIN those of all', async () => {
    const reader = await buildMember(puquio.database, mine.project, 'read')
    const calls = await puquio.signIn(reader)
    const { made, token } = await make(calls, 'read')
    const own = await calls.call(routes.list, { params: on })
    expect(own.items.map(({ id }) => id)).toEqual([made.id])
    const query = { whose: 'all' as const }
    expect(await calls.refusal(routes.list, { params: on, query })).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    const ofAdmin = await make(admin, 'read')
    const params = { ...on, tokenId: ofAdmin.made.id }
    expect(await calls.refusal(routes.revoke, { params })).toMatchObject({ status: 404 })
    const all = await admin.call(routes.list, { params: on, query: { ...query, size: 100 } })
    expect(all.items.map(({ owner }) => owner.id)).toContain(reader.id)
    await admin.call(routes.revoke, { params: { ...on, tokenId: made.id } })
    expect(await statusOf(token)).toBe(401)
    const stranger = await puquio.signIn(await buildSystemAdmin(puquio.database))
    expect((await stranger.call(routes.list, { params: on })).items).toEqual([])
  })

  test('a person has twenty at most', async () => {
    const calls = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    for (let i = 0; i < 20; i++) await make(calls, 'read')
    const body = { name: 'Uno más', scope: 'read' as const, days: 1 }
    expect(await calls.refusal(routes.create, { params: on, body })).toMatchObject({
      status: 409,
      problem: 'TOO_MANY_TOKENS',
    })
    const tooLong = { name: 'Años', scope: 'read' as const, days: 366 }
    expect(await calls.refusal(routes.create, { params: on, body: tooLong })).toMatchObject({
      status: 422,
    })
  })
})

test('one that calls without end is slowed down', async () => {
  const { token } = await make(admin, 'read')
  const answers: Awaited<ReturnType<typeof plansBy>>[] = []
  const isRefused = ({ statusCode }: { statusCode: number }) => statusCode === 429
  for (let i = 0; i < 40 && !answers.some(isRefused); i++)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => plansBy(token)))))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  const refused = answers.find(isRefused)
  expect(refused?.json()).toMatchObject({ problem: 'TOO_MANY_REQUESTS' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})
