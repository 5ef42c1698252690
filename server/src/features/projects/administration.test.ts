import { createHash, randomUUID } from 'node:crypto'
import { generalRoutes } from '@puquio/contract/general'
import { type ProjectCreation, projectRoutes as routes } from '@puquio/contract/projects'
import { userRoutes } from '@puquio/contract/users'
import { defaultMenu } from '@puquio/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltProject,
  type BuiltUser,
  buildMember,
  buildPolicy,
  buildProject,
  buildSystemAdmin,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type Calls, callsOf } from '../../../test/send.ts'
import { systemScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { offerScreens } from '../menus/service.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let puquio: TestApp
let system: Calls
let project: BuiltProject
let admin: BuiltUser
let asAdmin: Calls
let asReader: Calls
let reader: BuiltUser
let creation: ProjectCreation
beforeAll(async () => {
  puquio = await startTestApp()
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())
beforeEach(async () => {
  await system.call(routes.setLimit, { body: { limit: null } })
  const business = `Minera ${randomUUID()}`
  creation = { name: 'Mina Nueva', business, color: '#1B7F5A', url_policy: '' }
  project = await buildProject(puquio.database, { business })
  admin = await buildMember(puquio.database, project, 'admin')
  reader = await buildMember(puquio.database, project, 'read')
  asAdmin = await puquio.signIn(admin)
  asReader = await puquio.signIn(reader)
})

const logo = { file: { name: 'logo.png', bytes: png } }
const versionOf = async (projectId: number) =>
  (await asAdmin.call(routes.get, { params: { projectId } })).version

describe('a new project', () => {
  test('has its maker as ADMIN at once, and the default menu', async () => {
    const { project: made } = await asAdmin.call(routes.create, { body: creation }, logo)
    const { id } = made
    const params = { projectId: id }
    expect((await asAdmin.send(routes.logo, { params })).rawPayload).toEqual(png)
    expect(await asAdmin.call(routes.get, { params })).toMatchObject({
      name: 'Mina Nueva',
      color: '#1b7f5a',
      date_policy: null,
    })
    const query = { user: admin.id, project: id }
    expect(await asAdmin.call(userRoutes.permissions, { query })).toEqual([1])
    const menu = await asAdmin.call(generalRoutes.menu, { query })
    expect(menu.map(({ alias }) => alias)).toEqual([...defaultMenu])
    await puquio.database.owner.one(
      {},
      sql`delete from menu_item where project_id = ${id} and alias <> 'Home'`,
    )
    await offerScreens(systemScope(puquio.database, puquio.clock))
    expect(await asAdmin.call(generalRoutes.menu, { query })).toMatchObject([{ alias: 'Home' }])
    expect(await asReader.refusal(routes.get, { params })).toMatchObject({ status: 404 })
  })

  test('is refused to users who administer nothing, by the database too', async () => {
    expect(await asReader.refusal(routes.create, { body: creation }, logo)).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    const direct = puquio.database.one(
      { userId: reader.id },
      sql`select create_project('{"name": "A", "business": "B", "color": "#000000"}', '{}', '[]', now())`,
    )
    await expect(direct).rejects.toMatchObject({ code: '42501' })
  })

  test('is one of as many as the subscription allows, whoever asks at once', async () => {
    const { subscription } = await asAdmin.call(routes.administered, {})
    const limit = (subscription?.used ?? 0) + 1
    await system.call(routes.setLimit, { body: { limit } })
    const asked = await Promise.all(
      [asAdmin, system, asAdmin].map((calls) =>
        calls.send(routes.create, { body: creation }, logo),
      ),
    )
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await system.refusal(routes.create, { body: creation }, logo)).toMatchObject({
      problem: 'PROJECT_LIMIT_REACHED',
      params: { limit },
    })
    expect((await asAdmin.call(routes.administered, {})).subscription).toEqual({
      limit,
      used: limit,
    })
  })

  test('is one of twenty of an ADMIN, whether a limit is set or not', async () => {
    const body = creation
    for (let n = 0; n < 20; n++) await asAdmin.call(routes.create, { body }, logo)
    expect(await asAdmin.refusal(routes.create, { body }, logo)).toMatchObject({
      status: 409,
      problem: 'PROJECTS_MADE',
      params: { max: 20 },
    })
    await system.call(routes.create, { body }, logo)
    await system.call(routes.setLimit, { body: { limit: 1000 } })
    expect(await asAdmin.refusal(routes.create, { body }, logo)).toMatchObject({
      problem: 'PROJECTS_MADE',
      params: { max: 20 },
    })
    await system.call(routes.create, { body }, logo)
  })

  test('has a logo, which is one', async () => {
    const { used } = (await asAdmin.call(routes.administered, {})).subscription ?? {}
    expect(await asAdmin.refusal(routes.create, { body: creation })).toMatchObject({
      problem: 'FILE_NOT_SELECTED',
    })
    const file = { name: 'logo.png', bytes: Buffer.from('<svg/>') }
    expect(await asAdmin.refusal(routes.create, { body: creation }, { file })).toMatchObject({
      problem: 'FILE_TYPE_NOT_ACCEPTED',
    })
    expect((await asAdmin.call(routes.administered, {})).subscription).toMatchObject({ used })
  })

  test('says which address of a policy is none', async () => {
    const body = { ...creation, url_policy: 'javascript:alert(1)' }
    expect(await asAdmin.refusal(routes.create, { body }, logo)).toMatchObject({
      fields: [{ path: 'url_policy', code: 'url' }],
    })
  })
})

describe('the list of administered projects', () => {
  test('has those that one administers, with the members; all for the system administrator', async () => {
    const { database } = puquio
    const elsewhere = await buildProject(database)
    await buildMember(database, elsewhere, 'read', { user: admin })
    const gone = await buildMember(database, project, 'read')
    await system.call(userRoutes.remove, { params: { userId: gone.id } })
    asAdmin = await puquio.signIn(admin)
    const { items, total } = await asAdmin.call(routes.administered, {})
    expect([total, items]).toMatchObject([
      1,
      [{ id: project.id, name: project.name, logo: null, members: 2 }],
    ])
    const query = { search: elsewhere.name, sort: '-members' } as const
    expect(await system.call(routes.administered, { query })).toMatchObject({
      items: [{ id: elsewhere.id, members: 1 }],
    })
    expect(await asReader.call(routes.administered, {})).toEqual({
      items: [],
      total: 0,
      subscription: null,
    })
    const counted = await database.one(
      { userId: reader.id },
      sql`select count_members(${project.id}) as members`,
    )
    expect(counted).toEqual([{ members: null }])
  })
})

describe('the link to the policy', () => {
  afterEach(async () => {
    await puquio.database.owner.one({}, sql`delete from policy_acceptance`)
    await puquio.database.owner.one({}, sql`delete from policy`)
    await puquio.platform.sessions.forgetAll()
  })
  const set = async (url_policy: string | null) =>
    asAdmin.call(routes.setPolicy, {
      params: { projectId: project.id },
      body: { url_policy, version: await versionOf(project.id) },
    })

  test('is accepted again once it is another one, and keeps its date otherwise', async () => {
    await buildPolicy(puquio.database)
    const of = { user: reader.id, project: project.id }
    const status = () => asReader.call(userRoutes.policy, { query: of })
    const accept = async () =>
      asReader.call(userRoutes.acceptPolicy, {
        body: { policy: (await status()).id_policy, ...of },
      })
    await puquio.database.owner.one(
      {},
      sql`insert into policy_acceptance (project_id, user_id, policy_id, accepted_at)
        select ${project.id}, ${admin.id}, id, '2099-01-01' from policy`,
    )
    await puquio.platform.sessions.forgetAll()
    await accept()
    const get = { params: { projectId: project.id } }
    await asReader.call(routes.get, get)
    const { date_policy: first } = await set('www.mina.example.com/politica')
    expect(first).not.toBeNull()
    expect(await asReader.refusal(routes.get, get)).toMatchObject({
      problem: 'POLICY_NOT_ACCEPTED',
    })
    await accept()
    await asReader.call(routes.get, get)
    expect(await set('www.mina.example.com/politica')).toMatchObject({ date_policy: first })
    await asReader.call(routes.get, get)
    expect(await set(null)).toMatchObject({ url_policy: null, date_policy: null })
  })

  test('is refused where it is none, or somebody else changed the project', async () => {
    const params = { projectId: project.id }
    const version = await versionOf(project.id)
    const body = { url_policy: 'no es una URL', version }
    expect(await asAdmin.refusal(routes.setPolicy, { params, body })).toMatchObject({
      fields: [{ path: 'url_policy', code: 'url' }],
    })
    const late = { url_policy: 'mina.pe', version: version + 1 }
    expect(await asAdmin.refusal(routes.setPolicy, { params, body: late })).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
  })
})

describe('the logo', () => {
  const params = () => ({ params: { projectId: project.id } })

  test('is what members see by the cookie alone, at another address after each change', async () => {
    expect(await asAdmin.refusal(routes.logo, params())).toMatchObject({ status: 404 })
    const file = { name: 'logo.png', bytes: png }
    const { logo } = await asAdmin.call(routes.setLogo, params(), { file })
    expect(logo).toMatch(new RegExp(`^/fkl-project/${project.id}/logo\\?file=\\d+$`))
    const { cookie = '' } = asReader.headers
    const shown = await callsOf(puquio.app, { cookie }).send(routes.logo, params())
    expect(shown.rawPayload).toEqual(png)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      etag: `"${createHash('sha256').update(png).digest('hex')}"`,
    })
    const other = await asAdmin.call(routes.setLogo, params(), { file })
    expect(other.logo).not.toBe(logo)
    const elsewhere = await buildProject(puquio.database)
    const stranger = await puquio.signIn(await buildMember(puquio.database, elsewhere, 'admin'))
    expect(await stranger.refusal(routes.logo, params())).toMatchObject({ status: 404 })
  })

  test.each([
    ['logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'FILE_TYPE_NOT_ACCEPTED'],
    ['logo.png', '%PDF-1.4\n1 0 obj <<>> endobj', 'FILE_TYPE_NOT_ACCEPTED'],
    ['logo.png', png.subarray(0, 20), 'FILE_DAMAGED'],
    ['logo.png', Buffer.concat([png, Buffer.alloc(2_000_000)]), 'TOO_LARGE'],
  ])('named %s is refused by its bytes', async (name, bytes, problem) => {
    const file = { name, bytes: Buffer.from(bytes) }
    expect(await asAdmin.refusal(routes.setLogo, params(), { file })).toMatchObject({ problem })
  })

  test('has to be chosen', async () => {
    expect(await asAdmin.refusal(routes.setLogo, params())).toMatchObject({
      problem: 'FILE_NOT_SELECTED',
    })
  })
})

test('the main project is set with the settings, and listed first', async () => {
  const other = await buildProject(puquio.database, { name: 'Zzz' })
  await buildMember(puquio.database, other, 'admin', { user: admin })
  asAdmin = await puquio.signIn(admin)
  const params = { projectId: other.id }
  const settings = { name: 'Zzz', business: 'B', color: '#000000' }
  const body = { ...settings, wetStartsMonth: 11, dryStartsMonth: 5, main: true, version: 1 }
  expect(await asAdmin.call(routes.edit, { params, body })).toMatchObject({ main: true })
  expect((await asAdmin.call(routes.list, {}))[0]).toMatchObject({ id: other.id, main: true })
})
