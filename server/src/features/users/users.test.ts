import { generalRoutes } from '@puquio/contract/general'
import { sessionRoutes } from '@puquio/contract/session'
import { type userCreation, userRoutes as routes } from '@puquio/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildPolicy,
  buildProject,
  buildSystemAdmin,
  buildUser,
  insert,
  type Row,
} from '../../../test/build.ts'
import type { z } from 'zod'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let reader: BuiltUser
let system: Calls
let systemAdmin: BuiltUser
let asAdmin: Calls
let asReader: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  const { database } = puquio
  project = await buildProject(database)
  admin = await buildMember(database, project, 'admin')
  reader = await buildMember(database, project, 'read')
  systemAdmin = await buildSystemAdmin(database)
  system = await puquio.signIn(systemAdmin)
  asAdmin = await puquio.signIn(admin)
  asReader = await puquio.signIn(reader)
})
afterAll(() => puquio.close())

const of = (user: Row, inProject: Row = project) => ({
  query: { user: user.id, project: inProject.id },
})

describe('permissions', () => {
  test('are the codes of oneself, or of a member of a project one administers', async () => {
    expect(await asReader.call(routes.permissions, of(reader))).toEqual([2])
    expect(await asAdmin.call(routes.permissions, of(admin))).toEqual([1])
    expect(await asAdmin.call(routes.permissions, of(reader))).toEqual([2])
    expect(await system.call(routes.permissions, of(reader))).toEqual([2])
    expect(await system.call(routes.permissions, of(systemAdmin))).toEqual([1])
  })

  test('204 where there is none, 403 for somebody else’s', async () => {
    const elsewhere = await buildProject(puquio.database)
    const stranger = await buildUser(puquio.database)
    expect((await asReader.refusal(routes.permissions, of(reader, elsewhere))).status).toBe(204)
    expect((await asAdmin.refusal(routes.permissions, of(stranger))).status).toBe(204)
    expect(
      (await system.refusal(routes.permissions, of(systemAdmin, { id: 999_999 }))).status,
    ).toBe(204)
    expect(await asReader.refusal(routes.permissions, of(admin))).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    expect(await asAdmin.refusal(routes.permissions, of(reader, elsewhere))).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
  })

  test('that are none, or are over, leave neither menu nor policy', async () => {
    const { database } = puquio
    await insert(database, 'menu_item', {
      projectId: project.id,
      kind: 'screen',
      position: 1,
      label: 'menu.home',
      alias: 'Home',
    })
    const bare = await buildMember(database, project, 'read', { permissions: [] })
    const past = await buildMember(database, project, 'read', {
      isGuest: true,
      endsOn: '2026-02-14',
    })
    const calls = [routes.permissions, generalRoutes.menu, routes.policy]
    const statuses = (person: Calls, user: Row) =>
      Promise.all(calls.map(async (route) => (await person.send(route, of(user))).statusCode))
    const none = [204, 204, 204]
    const policy = await buildPolicy(database)
    for (const user of [admin, systemAdmin])
      await insert(database, 'policy_acceptance', {
        projectId: project.id,
        userId: user.id,
        policyId: policy.id,
        acceptedAt: '2026-02-01T00:00:00Z',
      })
    await puquio.platform.sessions.forgetAll()
    for (const user of [bare, past, await buildUser(database), { id: 999_999 }]) {
      expect(await statuses(asAdmin, user)).toEqual(none)
      expect(await statuses(system, user)).toEqual(none)
    }
    for (const user of [bare, past])
      expect(await statuses(await puquio.signIn(user), user)).toEqual(none)
    expect(await statuses(asAdmin, reader)).toEqual([200, 200, 200])
    await puquio.database.owner.one({}, sql`delete from policy_acceptance`)
    await puquio.database.owner.one({}, sql`delete from policy`)
    await puquio.platform.sessions.forgetAll()
  })

  test('of a guest end with their last day', async () => {
    const guest = await buildMember(puquio.database, project, 'read', {
      isGuest: true,
      endsOn: '2026-02-15',
    })
    const calls = await puquio.signIn(guest)
    expect(await calls.call(routes.permissions, of(guest))).toEqual([2])
    const start = puquio.clock.now()
    puquio.clock.set('2026-02-16T00:00:01-05:00')
    const nextDay = await puquio.signIn(guest)
    expect((await nextDay.refusal(routes.permissions, of(guest))).status).toBe(204)
    puquio.clock.set(start)
  })
})

describe('the user record', () => {
  const record = (user: BuiltUser) => ({ params: { email: user.email } })

  test('of oneself carries the AuthCode and never the password', async () => {
    const answer = await asReader.call(routes.byEmail, record(reader))
    expect(answer).toEqual({
      id: reader.id,
      name: 'Rosa',
      last_name: 'Quispe',
      email: reader.email,
      phone: null,
      position: null,
      admin: false,
      active: true,
      verified: true,
      phoneVerified: false,
      blocked: false,
      language: 'es',
      projectPermissions: [{ project: project.id, permissions: [2] }],
      guestPermissions: [],
      AuthCode: asReader.headers.authorization,
    })
  })

  test('of a member shows an ADMIN only the projects that both share', async () => {
    const elsewhere = await buildProject(puquio.database)
    const member = await buildMember(puquio.database, project, 'write')
    await buildMember(puquio.database, elsewhere, 'audit', { user: member, isGuest: true })
    const seen = await asAdmin.call(routes.byEmail, record(member))
    expect(seen).toMatchObject({
      projectPermissions: [{ project: project.id, permissions: [2, 3] }],
      guestPermissions: [],
      AuthCode: '',
    })
    expect(await system.call(routes.byEmail, record(member))).toMatchObject({
      guestPermissions: [{ project: elsewhere.id, permissions: [2, 4] }],
    })
  })

  test('of anybody else is refused, or not there', async () => {
    const stranger = await buildUser(puquio.database)
    expect((await asAdmin.refusal(routes.byEmail, record(stranger))).status).toBe(204)
    expect(
      (await asAdmin.refusal(routes.byEmail, { params: { email: 'no@example.com' } })).status,
    ).toBe(204)
    expect(await asReader.refusal(routes.byEmail, record(admin))).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    expect(await puquio.nobody.refusal(routes.byEmail, record(admin))).toMatchObject({
      code: 'FK-0001',
    })
  })
})

describe('the administrator’s switches', () => {
  const newUser = (email: string) => ({
    body: { name: 'Ana', last_name: 'Ríos', email, language: 'en' as const },
  })
  const one = (user: { id: number }) => ({ params: { userId: user.id } })

  test('a new user gets an activation link; a taken e-mail is FK-0005', async () => {
    const { code, user } = await system.call(routes.create, newUser('Ana@Example.com'))
    expect(code).toBe('FK-0013')
    expect(user).toMatchObject({
      email: 'ana@example.com',
      active: false,
      verified: false,
      language: 'en',
    })
    const mails = await puquio.database.owner.one<{ subject: string }>(
      {},
      sql`select subject from mail where recipient = 'ana@example.com'`,
    )
    expect(mails).toEqual([{ subject: 'Activate your Puquio account' }])
    expect(await system.refusal(routes.create, newUser('ana@example.com'))).toMatchObject({
      status: 409,
      code: 'FK-0005',
    })
    expect(await system.refusal(routes.activate, one(user))).toMatchObject({
      status: 403,
      code: 'FK-0004',
    })
    await system.call(routes.resendActivation, one(user))
  })

  test('every field of a new user is stored', async () => {
    const filled: Required<z.input<typeof userCreation>> = {
      name: 'Ana',
      last_name: 'Paredes Ríos',
      email: 'ana.paredes@example.com',
      phone: '+51 999 888 777',
      position: 'Monitorista',
      language: 'pt',
    }
    await system.call(routes.create, { body: filled })
    const found = await system.call(routes.byEmail, { params: { email: filled.email } })
    expect(found).toMatchObject(filled)
    const wrong = { ...filled, email: 'otra@example.com', phone: 'abc' }
    expect(await system.refusal(routes.create, { body: wrong })).toMatchObject({
      fields: [{ path: 'phone', code: 'phone' }],
    })
  })

  test('blocking ends the session at once and tells the user; unblocking lets them in again', async () => {
    const user = await buildUser(puquio.database)
    const calls = await puquio.signIn(user)
    await calls.call(sessionRoutes.ping, {})
    expect(
      await system.call(routes.block, { ...one(user), body: { reason: 'Fin de contrato' } }),
    ).toEqual({ code: 'FK-0014' })
    expect(await calls.refusal(sessionRoutes.ping, {})).toMatchObject({
      status: 401,
      params: { reason: 'blocked' },
    })
    expect(await system.call(routes.block, { ...one(user), body: { reason: 'Otra vez' } })).toEqual(
      {
        code: 'FK-0014',
      },
    )
    const mails = await puquio.database.owner.one<{ bodyText: string }>(
      {},
      sql`select body_text from mail where recipient = ${user.email}`,
    )
    expect(mails).toMatchObject([{ bodyText: expect.stringContaining('Fin de contrato') }])
    expect(await system.call(routes.unblock, one(user))).toEqual({ code: 'FK-0015' })
    await (await puquio.signIn(user)).call(sessionRoutes.ping, {})
  })

  test('switching off ends the session; switching to the state it has is FK-0007 and FK-0008', async () => {
    const user = await buildUser(puquio.database)
    const calls = await puquio.signIn(user)
    expect(await system.refusal(routes.activate, one(user))).toMatchObject({
      status: 409,
      code: 'FK-0007',
    })
    expect(await system.call(routes.deactivate, one(user))).toEqual({ code: 'FK-0012' })
    expect(await calls.refusal(sessionRoutes.ping, {})).toMatchObject({
      params: { reason: 'deactivated' },
    })
    expect(await system.refusal(routes.deactivate, one(user))).toMatchObject({
      status: 409,
      code: 'FK-0008',
    })
    expect(await system.call(routes.activate, one(user))).toEqual({ code: 'FK-0012' })
    expect(await system.refusal(routes.resendActivation, one(user))).toMatchObject({
      code: 'FK-0006',
    })
  })

  test('nobody shuts themselves out, and nobody else may switch', async () => {
    const reason = { body: { reason: 'x' } }
    expect(await system.refusal(routes.block, { ...one(systemAdmin), ...reason })).toMatchObject({
      status: 403,
    })
    expect(await system.refusal(routes.deactivate, one(systemAdmin))).toMatchObject({ status: 403 })
    expect(
      await system.refusal(routes.block, { ...one({ id: 999_999 }), ...reason }),
    ).toMatchObject({ code: 'FK-0002' })
    expect(await asAdmin.refusal(routes.block, { ...one(reader), ...reason })).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
  })

  test('the list is searched, sorted and paged', async () => {
    await buildUser(puquio.database, {
      name: 'Zoila',
      lastName: 'Aa_a',
      email: 'zoila@example.com',
    })
    const found = await system.call(routes.list, {
      query: { search: 'a_a', size: 10, sort: '-email' },
    })
    expect(found).toMatchObject({ total: 1, items: [{ email: 'zoila@example.com' }] })
    const page = await system.call(routes.list, { query: { size: 2, page: 2 } })
    expect(page.items).toHaveLength(2)
    expect(page.total).toBeGreaterThan(4)
    const past = await system.call(routes.list, { query: { size: 2, page: 999 } })
    expect(past).toEqual({ items: [], total: page.total })
  })

  test('a language is remembered', async () => {
    await asReader.call(routes.setLanguage, { body: { language: 'pt' } })
    expect(await asReader.call(routes.byEmail, { params: { email: reader.email } })).toMatchObject({
      language: 'pt',
    })
  })
})
