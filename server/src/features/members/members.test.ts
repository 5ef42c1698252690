import { randomUUID } from 'node:crypto'
import {
  type MemberAddition,
  type MemberCreation,
  memberRoutes as routes,
} from '@puquio/contract/people/members'
import { projectRoutes } from '@puquio/contract/projects'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type BuiltProject,
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { jobScopes } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Owner, RunningJob } from '../../platform/jobs/job-kind.ts'
import { endsGuests } from './ends-guests.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
let project: BuiltProject
let admin: BuiltUser
let asAdmin: Calls
let asSystem: Calls
let systemAdmin: BuiltUser
const published: { to: number[] | null; event: { kind: string; tags?: string[] } }[] = []
/** Whose sessions are read again. */
const forgotten: (number | null)[] = []
beforeAll(async () => {
  puquio = await startTestApp()
  puquio.platform.sessions.onChange((userId) => forgotten.push(userId))
  systemAdmin = await buildSystemAdmin(puquio.database)
  await puquio.database.listen(
    'stream',
    (payload) => published.push(JSON.parse(payload)),
    () => undefined,
  )
})
afterAll(() => puquio.close())
beforeEach(async () => {
  published.length = 0
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  asSystem = await puquio.signIn(systemAdmin)
  project = await buildProject(puquio.database, { business: `Minera ${randomUUID()}` })
  admin = await buildMember(puquio.database, project, 'admin')
  asAdmin = await puquio.signIn(admin)
})

const on = () => ({ projectId: project.id })
const one = ({ id }: { id: number }) => ({ ...on(), memberId: id })
const reading = { permissions: [2], isGuest: false, endsOn: null } satisfies Partial<MemberAddition>
const newcomer = (): MemberCreation => ({
  name: 'Rosa',
  last_name: 'Mamani',
  email: `${randomUUID()}@example.com`,
  ...reading,
})
const found = async (email: string, calls = asAdmin) =>
  (await calls.call(routes.list, { params: on(), query: { search: email } })).items[0]
const mailsTo = (email: string) =>
  puquio.database.owner.one<{ subject: string; bodyText: string; projectId: number | null }>(
    {},
    sql`select subject, body_text, project_id from mail where recipient = ${email} order by id`,
  )
/** Somebody whose account was made in another company's project. */
const foreigner = async () => {
  const other = await buildProject(puquio.database, { business: `Otra ${randomUUID()}` })
  return buildMember(puquio.database, other, 'read', {
    user: await buildUser(puquio.database, { homeProjectId: other.id, name: 'Ajena' }),
  })
}
const colleague = (kind: 'admin' | 'read' = 'read', columns: Record<string, unknown> = {}) =>
  buildUser(puquio.database, { homeProjectId: project.id, ...columns }).then((user) =>
    buildMember(puquio.database, project, kind, { user }),
  )

describe('a user who is created in a project', () => {
  test('is a member, gets the activation link through the system’s servers, and is edited here', async () => {
    const body = { ...newcomer(), permissions: [2, 3] } satisfies MemberCreation
    expect(await asAdmin.call(routes.create, { params: on(), body })).toEqual({
      code: 'FK-0013',
      isMailWaiting: true,
    })
    const made = await found(body.email)
    expect(made).toMatchObject({
      last_name: 'Mamani',
      state: 'unverified',
      permissions: [2, 3],
      isGuest: false,
      isOfHere: true,
    })
    const [mail] = await mailsTo(body.email)
    expect(mail).toMatchObject({
      projectId: null,
      bodyText: expect.stringContaining('/activate?token='),
    })
    forgotten.length = 0
    const { name, last_name } = body
    const edit = { name, last_name, phone: null, position: 'Monitora', language: 'es' as const }
    const params = one(made as { id: number })
    const version = made?.version ?? 0
    expect(await asAdmin.call(routes.edit, { params, body: { ...edit, version } })).toEqual({
      code: 'FK-0012',
    })
    expect(forgotten).toContain(made?.id)
    expect(await found(body.email)).toMatchObject({ position: 'Monitora', version: version + 1 })
    expect(
      await asAdmin.refusal(routes.edit, { params, body: { ...edit, version } }),
    ).toMatchObject({ problem: 'CHANGED_MEANWHILE' })
    puquio.clock.advance(3_600_000)
    await asAdmin.call(routes.resendActivation, { params })
    expect(await mailsTo(body.email)).toHaveLength(2)
  })

  test('may be a guest with a last day, whom nothing makes an ADMIN', async () => {
    const body: MemberCreation = { ...newcomer(), isGuest: true, endsOn: '2026-03-31' }
    await asAdmin.call(routes.create, { params: on(), body })
    expect(await found(body.email)).toMatchObject({ isGuest: true, endsOn: '2026-03-31' })
    const refusals = [
      { ...newcomer(), isGuest: true, permissions: [1] },
      { ...newcomer(), permissions: [3] },
      { ...newcomer(), permissions: [4] },
      { ...newcomer(), permissions: [] },
      { ...newcomer(), endsOn: '2026-03-31' },
    ]
    for (const refused of refusals)
      expect((await asAdmin.send(routes.create, { params: on(), body: refused })).statusCode).toBe(
        422,
      )
  })
})

describe('people of other companies', () => {
  test('are added by their e-mail as guests, and told; an e-mail of nobody is refused and counted', async () => {
    const stranger = await foreigner()
    const adding = (email: string) => ({
      params: on(),
      body: { ...reading, permissions: [1 as const], email },
    })
    expect(await asAdmin.call(routes.add, adding(stranger.email))).toEqual({
      code: 'FK-0013',
      isMailWaiting: true,
      isAwaited: true,
    })
    expect(await asAdmin.refusal(routes.add, adding('nadie@example.com'))).toMatchObject({
      status: 404,
      problem: 'USER_NOT_FOUND',
    })
    const counted = sql`select email from member_addition where project_id = ${project.id} order by id`
    expect(await puquio.database.owner.one({}, counted)).toMatchObject([
      { email: stranger.email },
      { email: 'nadie@example.com' },
    ])
    expect(await found('nadie@example.com')).toBeUndefined()
    expect(await found(stranger.email)).toMatchObject({
      permissions: [2],
      isGuest: true,
      isOfHere: false,
    })
    const [mail] = await mailsTo(stranger.email)
    expect(mail?.subject).toContain(project.name)
    expect(await mailsTo('nadie@example.com')).toEqual([])
    expect(
      await asAdmin.refusal(routes.add, {
        params: on(),
        body: { ...reading, email: stranger.email },
      }),
    ).toMatchObject({
      status: 409,
      code: 'FK-0005',
      problem: 'ALREADY_MEMBER',
    })
  })

  test('are added alike where their account is asked to be created, with nothing that was typed', async () => {
    const stranger = await foreigner()
    const body = { ...newcomer(), email: stranger.email }
    const taken = await asAdmin.send(routes.create, { params: on(), body })
    const free = await asAdmin.send(routes.create, { params: on(), body: newcomer() })
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    expect(await found(stranger.email)).toMatchObject({
      name: '',
      isGuest: true,
      isOfHere: false,
      isAwaited: true,
    })
  })

  test('are not seen before, not edited, and do not come home by themselves', async () => {
    const stranger = await foreigner()
    expect(
      await asAdmin.refusal(userRoutes.byEmail, { params: { email: stranger.email } }),
    ).toMatchObject({ status: 204 })
    const edit = {
      name: 'X',
      last_name: 'Y',
      phone: '555 0100',
      position: null,
      language: 'es' as const,
      version: 1,
    }
    const asked = { params: one(stranger), body: edit }
    expect(await asAdmin.refusal(routes.edit, asked)).toMatchObject({ status: 404 })
    await asAdmin.call(routes.add, { params: on(), body: { ...reading, email: stranger.email } })
    expect(await asAdmin.refusal(routes.edit, asked)).toMatchObject({ problem: 'ACCESS_DENIED' })
    const asMember = { params: one(stranger), body: reading }
    expect(await asAdmin.refusal(routes.setPermissions, asMember)).toMatchObject({
      fields: [{ path: 'isGuest', code: 'of-another-company' }],
    })
    expect(await asSystem.call(routes.setPermissions, asMember)).toEqual({ code: 'FK-0012' })
  })

  test('of a project of the same company are members', async () => {
    const sister = await buildProject(puquio.database, {
      business: ` ${String(project.business).toUpperCase()}`,
    })
    const user = await buildUser(puquio.database, { homeProjectId: sister.id })
    await asAdmin.call(routes.add, {
      params: on(),
      body: { ...reading, permissions: [1], email: user.email },
    })
    expect(await found(user.email)).toMatchObject({
      isGuest: false,
      permissions: [1],
      isOfHere: false,
    })
  })

  test('cannot be asked for without end', async () => {
    const fill = ({ id }: BuiltUser, count: number) =>
      puquio.database.owner.one(
        {},
        sql`insert into member_addition (project_id, user_id, email, added_at)
          select ${project.id}, ${id}, 'a' || n || '@example.com', ${puquio.clock.now()} from generate_series(1, ${count}::int) n`,
      )
    const body = { ...reading, email: 'uno@example.com' }
    // Those of system administrators are not the project's.
    await fill(systemAdmin, 500)
    expect(await asAdmin.refusal(routes.add, { params: on(), body })).toMatchObject({
      problem: 'USER_NOT_FOUND',
    })
    await fill(admin, 59)
    for (const route of [routes.add, routes.create])
      expect(
        await asAdmin.refusal(route as typeof routes.create, {
          params: on(),
          body: { ...newcomer(), ...body },
        }),
      ).toMatchObject({ status: 429, problem: 'TOO_MANY_TRIES' })
    const another = await buildMember(puquio.database, project, 'admin')
    const asAnother = await puquio.signIn(another)
    expect(await asAnother.refusal(routes.add, { params: on(), body })).toMatchObject({
      problem: 'TOO_MANY_TRIES',
    })
    expect(await asSystem.refusal(routes.add, { params: on(), body })).toMatchObject({
      code: 'FK-0002',
    })
  })
})

describe('the permissions of a member', () => {
  test('change at once, in the open session too', async () => {
    const member = await colleague()
    const calls = await puquio.signIn(member)
    const list = () => calls.send(routes.list, { params: on() })
    expect((await list()).statusCode).toBe(403)
    await asAdmin.call(routes.setPermissions, {
      params: one(member),
      body: { ...reading, permissions: [1] },
    })
    expect((await list()).statusCode).toBe(200)
    expect(await asAdmin.call(routes.remove, { params: one(member) })).toEqual({ code: 'FK-0011' })
    expect((await list()).statusCode).toBe(404)
    expect(await asAdmin.refusal(routes.remove, { params: one(member) })).toMatchObject({
      status: 404,
    })
  })

  test('of a guest end with their last day in the project’s time zone', async () => {
    const guest = await foreigner()
    await asAdmin.call(routes.add, {
      params: on(),
      body: { ...reading, isGuest: true, endsOn: '2026-02-15', email: guest.email },
    })
    puquio.clock.set('2026-02-15T23:59:00-05:00')
    const calls = await puquio.signIn(guest)
    const get = () => calls.send(projectRoutes.get, { params: on() })
    expect((await get()).statusCode).toBe(200)
    puquio.clock.set('2026-02-16T00:00:30-05:00')
    expect((await get()).statusCode).toBe(404)
    asAdmin = await puquio.signIn(admin)
    expect(await found(guest.email)).toMatchObject({ hasEnded: true })
    const ended = await asAdmin.call(routes.list, { params: on(), query: { kind: 'ended' } })
    expect(ended.total).toBe(1)
  })

  test('tell open pages that they are others now, and at the end of a guest’s last day', async () => {
    const guest = await foreigner()
    const body = { ...reading, isGuest: true, endsOn: '2026-02-15', email: guest.email }
    await asAdmin.call(routes.add, { params: on(), body })
    const told = { to: [guest.id], event: { kind: 'changed', tags: ['rights', 'projects'] } }
    await vi.waitFor(() => expect(published).toEqual([told]), soon)
    const { ofProject } = jobScopes(puquio.platform)
    const scope = ofProject({ projectId: project.id, userId: null, timeZone: 'America/Lima' })
    const job = { scope, payload: {} } as unknown as RunningJob<Owner, unknown>
    await endsGuests(puquio.platform).run(job)
    puquio.clock.set('2026-02-16T00:00:00-05:00')
    forgotten.length = 0
    await endsGuests(puquio.platform).run(job)
    expect(forgotten).toContain(guest.id)
    await vi.waitFor(() => expect(published).toEqual([told, told]), soon)
  })

  test('leave the project an ADMIN who can sign in, but for the system administrator', async () => {
    await colleague('admin', { isActive: false })
    const last = { params: one(admin), body: reading }
    for (const refused of [
      asAdmin.refusal(routes.setPermissions, last),
      asAdmin.refusal(routes.remove, { params: one(admin) }),
    ])
      expect(await refused).toMatchObject({ status: 409, problem: 'LAST_ADMIN_OF_PROJECT' })
    expect(await asSystem.call(routes.setPermissions, last)).toEqual({ code: 'FK-0012' })
  })

  test('leave one where two take it from each other at once', async () => {
    const other = await colleague('admin')
    const asOther = await puquio.signIn(other)
    const both = await Promise.all([
      asAdmin.send(routes.remove, { params: one(other) }),
      asOther.send(routes.remove, { params: one(admin) }),
    ])
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

test('the list is searched, filtered, sorted and paged', async () => {
  const reader = await colleague('read', { name: 'Zoila', position: 'Bióloga' })
  await colleague('read', { name: 'Abel', blockedAt: '2026-01-01T00:00:00Z' })
  const list = (query: object) => asAdmin.call(routes.list, { params: on(), query })
  expect((await list({ search: 'biólo' })).items.map(({ id }) => id)).toEqual([reader.id])
  expect((await list({ permission: 1 })).items.map(({ id }) => id)).toEqual([admin.id])
  expect((await list({ state: 'blocked' })).total).toBe(1)
  expect((await list({ kind: 'guest' })).total).toBe(0)
  expect(await list({ size: 1, page: 2, sort: '-email' })).toMatchObject({ total: 3, items: [{}] })
})

test('a guest’s access cannot end before today', async () => {
  const ending = (endsOn: string) => ({ ...newcomer(), isGuest: true, endsOn })
  const refused = await asAdmin.send(routes.create, { params: on(), body: ending('2026-02-14') })
  expect(refused.json()).toMatchObject({ fields: [{ path: 'endsOn', code: 'end-has-passed' }] })
  expect(await asAdmin.call(routes.create, { params: on(), body: ending('2026-02-15') })).toEqual({
    code: 'FK-0013',
    isMailWaiting: true,
  })
})

test('accents and the Ñ do not move a name to the end of the list', async () => {
  const named = ['Zapata', 'Álvarez', 'Ñahui', 'Obregón', 'Núñez']
  for (const last_name of named) await colleague('read', { lastName: last_name, name: 'Ana' })
  const { items } = await asAdmin.call(routes.list, { params: on(), query: { search: 'ana' } })
  const shown = items.map(({ last_name }) => last_name).filter((name) => named.includes(name))
  expect(shown).toEqual(['Álvarez', 'Ñahui', 'Núñez', 'Obregón', 'Zapata'])
})

test('without the rights of an ADMIN the database changes no member', async () => {
  const reader = await colleague()
  const direct = (statement: ReturnType<typeof sql>) =>
    puquio.database.one({ projectId: project.id, userId: reader.id }, statement)
  for (const statement of [
    sql`select add_member(${admin.id}, '{1}', false, null, now())`,
    sql`select change_member(${reader.id}, '{1}', false, null)`,
    sql`select remove_member(${admin.id})`,
    sql`select is_of_company(${admin.id})`,
  ])
    await expect(direct(statement)).rejects.toMatchObject({ code: '42501' })
})
