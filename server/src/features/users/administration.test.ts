import { sessionRoutes } from '@puquio/contract/session'
import { type UserEdit, type UserState, userRoutes as routes } from '@puquio/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  builtPassword,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let administrator: BuiltUser
let system: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  await puquio.database.owner.one({}, sql`update app_user set is_system_admin = false`)
  administrator = await buildSystemAdmin(puquio.database)
  system = await puquio.signIn(administrator)
})

const edited: UserEdit = {
  name: 'Rosa María',
  last_name: 'Quispe',
  phone: '+51 987 654 321',
  position: 'Monitora',
  language: 'fr',
  admin: false,
  version: 1,
}
const one = ({ id: userId }: { id: number }) => ({ params: { userId } })
const edit = (user: { id: number }, changes: Partial<UserEdit> = {}) => ({
  ...one(user),
  body: { ...edited, ...changes },
})
const found = async (email: string) =>
  (await system.call(routes.list, { query: { search: email } })).items[0]

describe('a system administrator', () => {
  test('edits a user, once per version', async () => {
    const user = await buildUser(puquio.database)
    expect(await system.call(routes.edit, edit(user))).toEqual({ code: 'FK-0012' })
    const { version, ...rest } = edited
    expect(await found(user.email)).toMatchObject({ ...rest, version: version + 1 })
    expect(await system.refusal(routes.edit, edit(user))).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
    expect(await system.refusal(routes.edit, edit({ id: 999_999 }))).toMatchObject({
      status: 404,
      code: 'FK-0002',
    })
  })

  test('makes another one, who is one from the next request on, and no more when it is taken back', async () => {
    const user = await buildUser(puquio.database)
    const calls = await puquio.signIn(user)
    expect(await calls.refusal(routes.list, {})).toMatchObject({ problem: 'ACCESS_DENIED' })
    await system.call(routes.edit, edit(user, { admin: true }))
    expect((await calls.call(routes.list, {})).total).toBeGreaterThan(0)
    await system.call(routes.edit, edit(user, { version: 2 }))
    expect(await calls.refusal(routes.list, {})).toMatchObject({ problem: 'ACCESS_DENIED' })
  })

  test('stays one where nobody else could sign in as one', async () => {
    await buildSystemAdmin(puquio.database, { isActive: false })
    await buildSystemAdmin(puquio.database, { blockedAt: '2026-01-01T00:00:00Z' })
    await buildSystemAdmin(puquio.database, { deletedAt: '2026-01-01T00:00:00Z' })
    const own = edit(administrator)
    expect(await system.refusal(routes.edit, own)).toMatchObject({
      status: 409,
      problem: 'LAST_ADMINISTRATOR',
    })
    await buildSystemAdmin(puquio.database)
    expect(await system.call(routes.edit, own)).toEqual({ code: 'FK-0012' })
  })

  test('is left by two who take it from each other at once', async () => {
    const other = await buildSystemAdmin(puquio.database)
    const asOther = await puquio.signIn(other)
    const both = await Promise.all([
      system.send(routes.edit, edit(other)),
      asOther.send(routes.edit, edit(administrator)),
    ])
    expect(both.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(1)
    const left = await puquio.database.owner.one(
      {},
      sql`select id from app_user where is_system_admin and deleted_at is null and is_active`,
    )
    expect(left).toHaveLength(1)
  })
})

describe('a deleted user', () => {
  test('is kept, signed out and unknown from then on; their e-mail is free', async () => {
    const user = await buildUser(puquio.database)
    const calls = await puquio.signIn(user)
    expect(await system.call(routes.remove, one(user))).toEqual({ code: 'FK-0011' })
    expect(await calls.refusal(sessionRoutes.ping, {})).toMatchObject({
      params: { reason: 'deactivated' },
    })
    const credentials = { body: { email: user.email, password: builtPassword } }
    expect((await puquio.nobody.refusal(sessionRoutes.login, credentials)).status).toBe(204)
    expect(await found(user.email)).toBeUndefined()
    const kept = await puquio.database.owner.one<{ deletedAt: string | null }>(
      {},
      sql`select deleted_at from app_user where id = ${user.id}`,
    )
    expect(kept).toEqual([{ deletedAt: expect.any(String) }])
    expect(await system.refusal(routes.remove, one(user))).toMatchObject({ code: 'FK-0002' })
    const body = { name: 'Otra', last_name: 'Persona', email: user.email }
    expect(await system.call(routes.create, { body })).toMatchObject({ code: 'FK-0013' })
  })

  test('is nobody who deletes, and never the last administrator', async () => {
    expect(await system.refusal(routes.remove, one(administrator))).toMatchObject({ status: 403 })
    const other = await buildSystemAdmin(puquio.database)
    expect(await system.call(routes.remove, one(other))).toEqual({ code: 'FK-0011' })
  })
})

test('the list says the state, the last sign-in and the projects, and is filtered by state', async () => {
  const { database } = puquio
  const email = (state: UserState) => `${state}@states.example.com`
  const blockedAt = '2026-01-01T00:00:00Z'
  const people = {
    active: await buildUser(database, { email: email('active') }),
    inactive: await buildUser(database, { email: email('inactive'), isActive: false }),
    unverified: await buildUser(database, {
      email: email('unverified'),
      isActive: false,
      emailVerifiedAt: null,
    }),
    blocked: await buildUser(database, { email: email('blocked'), isActive: false, blockedAt }),
  } satisfies Record<UserState, BuiltUser>
  const project = await buildProject(database, { name: 'Antamarca' })
  await buildMember(database, project, 'read', { user: people.active })
  const credentials = { email: email('active'), password: builtPassword }
  await puquio.nobody.call(sessionRoutes.login, { body: credentials })
  for (const state of Object.keys(people) as UserState[]) {
    const { items, total } = await system.call(routes.list, {
      query: { search: 'states.example.com', state },
    })
    expect([total, items[0]]).toMatchObject([1, { email: email(state), state }])
  }
  expect(await found(email('active'))).toMatchObject({
    projects: [{ id: project.id, name: 'Antamarca' }],
    lastSignInAt: expect.any(String),
  })
  const { items } = await system.call(routes.list, {
    query: { search: 'states.example.com', sort: '-lastSignInAt' },
  })
  expect(items[0]?.email).toBe(email('active'))
})

test('a taken e-mail is said at its field', async () => {
  const body = { name: 'Ana', last_name: 'Ríos', email: administrator.email }
  expect(await system.refusal(routes.create, { body })).toMatchObject({
    code: 'FK-0005',
    fields: [{ path: 'email', code: 'account-exists' }],
  })
})
