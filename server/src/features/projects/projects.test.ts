import { projectRoutes as routes } from '@puquio/contract/projects'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let puquio: TestApp
let first: Row
let main: Row
let other: Row
let admin: BuiltUser
beforeAll(async () => {
  puquio = await startTestApp()
  const { database } = puquio
  first = await buildProject(database, { name: 'Antamarca' })
  main = await buildProject(database, {
    name: 'Zorritos',
    isMain: true,
    urlPolicy: 'https://mina.example',
  })
  other = await buildProject(database, { name: 'Bambas Altas' })
  admin = await buildMember(database, first, 'admin')
  await buildMember(database, main, 'read', { user: admin })
})
afterAll(() => puquio.close())

const settings = {
  name: 'Antamarca Norte',
  business: 'Minera Norte',
  color: '#1B7F5A',
  wetStartsMonth: 10,
  dryStartsMonth: 4,
}

test('lists one’s own projects, the main one first; all of them for the system administrator', async () => {
  const mine = await (await puquio.signIn(admin)).call(routes.list, {})
  expect(mine.map(({ name }) => name)).toEqual(['Zorritos', 'Antamarca'])
  expect(mine[0]).toMatchObject({
    main: true,
    url_policy: 'https://mina.example',
    date_policy: null,
    timeZone: 'America/Lima',
  })
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  expect((await system.call(routes.list, {})).map(({ name }) => name)).toEqual([
    'Zorritos',
    'Antamarca',
    'Bambas Altas',
  ])
  expect(
    await (await puquio.signIn(await buildUser(puquio.database))).call(routes.list, {}),
  ).toEqual([])
})

test('an ADMIN edits the settings, once per version', async () => {
  const calls = await puquio.signIn(admin)
  const params = { projectId: first.id }
  const { version } = await calls.call(routes.get, { params })
  const edited = await calls.call(routes.edit, { params, body: { ...settings, version } })
  expect(edited).toMatchObject({
    name: 'Antamarca Norte',
    color: '#1b7f5a',
    wetStartsMonth: 10,
    version: version + 1,
  })
  expect(
    await calls.refusal(routes.edit, { params, body: { ...settings, version } }),
  ).toMatchObject({
    status: 409,
    problem: 'CHANGED_MEANWHILE',
  })
  expect(
    await calls.refusal(routes.edit, { params, body: { ...settings, color: 'red', version } }),
  ).toMatchObject({
    fields: [{ path: 'color', code: 'color' }],
  })
})

test('others may not, and another project is not there', async () => {
  const calls = await puquio.signIn(admin)
  const body = { ...settings, version: 1 }
  expect(await calls.refusal(routes.edit, { params: { projectId: main.id }, body })).toMatchObject({
    status: 403,
  })
  for (const projectId of [other.id, 999_999]) {
    expect(await calls.refusal(routes.get, { params: { projectId } })).toMatchObject({
      status: 404,
    })
    expect(await calls.refusal(routes.edit, { params: { projectId }, body })).toMatchObject({
      status: 404,
    })
  }
  expect(await puquio.nobody.refusal(routes.list, {})).toMatchObject({ code: 'FK-0001' })
})
