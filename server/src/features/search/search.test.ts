import { auditRoutes } from '@puquio/contract/audit'
import { notificationRoutes } from '@puquio/contract/notifications'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { accessTokenRoutes } from '@puquio/contract/people/access-tokens'
import { memberRoutes } from '@puquio/contract/people/members'
import { projectRoutes } from '@puquio/contract/projects'
import { searchRoutes as api } from '@puquio/contract/start/search'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildMember,
  buildMine,
  buildPlan,
  buildStation,
  buildSystemAdmin,
  buildUser,
  insert,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildCommitment } from '../../../test/proofs/build-commitment.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildInstrument, retiredColumns } from '../../../test/proofs/build-instrument.ts'
import { buildProfile } from '../../../test/proofs/build-profile.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let reader: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  for (const alias of ['PlanningAndMonitoring', 'ReferenceData'])
    await insert(puquio.database, 'menu_item', {
      projectId: mine.project.id,
      position: 1,
      kind: 'screen',
      label: `menu.${alias}`,
      alias,
    })
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})

const station = (code: string, name: string, columns: object = {}) =>
  buildStation(puquio.database, mine.project, { code, name, ...columns })
const find = (text: string, calls = reader, project: { id: number } = mine.project) =>
  calls.call(api.find, { query: { project: project.id, text } })
const titles = async (text: string, calls = reader) =>
  (await find(text, calls)).map(({ title }) => title)

test('codes that begin with the text come first, then names that do, then what contains it', async () => {
  await station('ZZ-QUE-1', 'Bocatoma')
  await station('EF-9', 'Quebrada Honda')
  await station('QUE-02', 'Efluente')
  await station('EF-8', 'Cerca de la quebrada')
  await buildPlan(puquio.database, mine.project, mine.admin, {
    title: 'Quebradas 2026',
    name: 'Quebradas 2026',
  })
  expect(await titles('que')).toEqual(['QUE-02', 'EF-9', 'Quebradas 2026', 'EF-8', 'ZZ-QUE-1'])
})

test('accents and capitals make no difference', async () => {
  await station('R-1', 'Río Pativilca')
  await station('R-2', 'RIO PATIVILCA')
  expect(await titles('rio pativ')).toEqual(['R-1', 'R-2'])
  expect(await titles('RÍO PÁTIV')).toEqual(['R-1', 'R-2'])
})

test('every word of the text counts, in any order, whatever stands between them', async () => {
  await buildPlan(puquio.database, mine.project, mine.admin, {
    title: 'Monitoreo ambiental, marzo de 2026',
    name: 'Monitoreo ambiental, marzo de 2026',
  })
  expect(await titles('monitoreo ambiental marzo')).toEqual(['Monitoreo ambiental, marzo de 2026'])
  expect(await titles('2026 MARZO')).toEqual(['Monitoreo ambiental, marzo de 2026'])
  expect(await titles('marzo abril')).toEqual([])
})

test('% and _ are letters, and quotes end no statement', async () => {
  await station('A_1', 'Uno')
  await station('AB1', 'Cien')
  await station('B-100', '100% caudal')
  expect(await titles('A_1')).toEqual(['A_1'])
  expect(await titles('100%')).toEqual(['B-100'])
  expect(await titles('%')).toEqual(['B-100'])
  expect(await titles("x'; drop table station; --")).toEqual([])
  expect(await titles('\\')).toEqual([])
})

test('each leads to where it is shown', async () => {
  const one = await station('1E5 Ñ', 'Punto')
  expect(await find('1e5 n')).toEqual([
    {
      kind: 'station',
      id: one.id,
      title: '1E5 Ñ',
      detail: 'Punto',
      opens: '/reference/stations?search=%221E5%20%C3%91%22',
    },
  ])
  const [plan] = await find(mine.plan.name as string)
  expect(plan).toMatchObject({ kind: 'plan', opens: `/planning-and-monitoring/${mine.plan.id}` })
})

test('twenty are answered at most', async () => {
  for (let i = 10; i < 35; i++) await station(`MUCHOS-${i}`, 'Punto')
  const found = await titles('muchos')
  expect(found).toHaveLength(20)
  expect(found[0]).toBe('MUCHOS-10')
})

test('instruments are found by name, unit and resolution, where the menu opens them, and retired ones are not', async () => {
  const of = { project: mine.project, admin: mine.admin }
  const resolution = 'R.D. 907-2014-MEM'
  const { id } = await buildInstrument(puquio.database, of, { name: 'MEIA Rajo', resolution })
  await buildInstrument(puquio.database, of, {
    name: 'ITS Rajo',
    kind: 'its',
    ...retiredColumns(mine.admin),
  })
  expect(await titles('rajo')).toEqual([])
  await insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 2,
    kind: 'screen',
    label: 'menu.Commitments',
    alias: 'Commitments',
  })
  expect(await find('rajo')).toMatchObject([
    { kind: 'instrument', id, opens: `/environmental-instruments/instruments/${id}` },
  ])
  expect(await titles('907-2014')).toEqual(['MEIA Rajo'])
})

test('retired stations and annulled plans are not found', async () => {
  const at = '2026-02-01T00:00:00Z'
  await station('RETIRADA', 'Punto', { retiredAt: at })
  await buildPlan(puquio.database, mine.project, mine.admin, {
    title: 'Retirado',
    name: 'Retirado',
    annulledAt: at,
    annulledBy: mine.admin.id,
    annulledReason: 'x',
  })
  expect(await titles('retirad')).toEqual([])
})

test('members are found by the project’s administrator alone, and nobody of elsewhere', async () => {
  const columns = {
    name: 'Úrsula',
    lastName: 'Quispe',
    email: `ursula${mine.project.id}@example.com`,
  }
  const user = await buildUser(puquio.database, columns)
  await buildMember(puquio.database, mine.project, 'write', { user })
  await buildUser(puquio.database, { name: 'Úrsula', lastName: 'Ajena' })
  const other = await buildMine(puquio.database)
  const stranger = await buildUser(puquio.database, { name: 'Úrsula', lastName: 'Vecina' })
  await buildMember(puquio.database, other.project, 'read', { user: stranger })
  const admin = await puquio.signIn(mine.admin)
  const opens = `/config/project/user/${mine.project.id}?search=${encodeURIComponent(`"${columns.email}"`)}`
  const person = {
    kind: 'person',
    id: user.id,
    title: 'Úrsula Quispe',
    detail: columns.email,
    opens,
  }
  expect(await find('ursula q', admin)).toEqual([person])
  expect(await find('ursula', admin)).toEqual([person])
  expect(await find(columns.email, admin)).toEqual([person])
  expect(await find('ursula')).toEqual([])
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  expect(await titles('ursula', system)).toEqual(['Úrsula Quispe'])
})

test('members whose account was deleted are not found', async () => {
  const user = await buildUser(puquio.database, { name: 'Zenobia', lastName: 'Quispe' })
  await buildMember(puquio.database, mine.project, 'read', { user })
  const admin = await puquio.signIn(mine.admin)
  expect(await titles('zenobia', admin)).toEqual(['Zenobia Quispe'])
  const deletedAt = '2026-02-01T00:00:00Z'
  await puquio.database.owner.one(
    {},
    sql`update app_user set deleted_at = ${deletedAt} where id = ${user.id}`,
  )
  expect(await titles('zenobia', admin)).toEqual([])
})

test('lists find by the same words as the palette', async () => {
  const user = await buildUser(puquio.database, { name: 'Ana', lastName: 'Pérez' })
  await buildMember(puquio.database, mine.project, 'admin', { user })
  const ana = await puquio.signIn(user)
  const params = { projectId: mine.project.id }
  const body = { name: 'Báscula', scope: 'read' as const, days: 1 }
  await ana.call(accessTokenRoutes.create, { params, body })
  await ana.call(notificationRoutes.sendToProjects, {
    body: {
      priority: 2,
      module: 'general',
      message: 'Simulacro',
      methods: [1, 2],
      projectIds: [mine.project.id],
    },
  })
  const admin = await puquio.signIn(mine.admin)
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const query = { search: ' perez  ANA ' }
  expect(await titles(query.search, admin)).toEqual(['Ana Pérez'])
  const found = {
    users: await system.call(userRoutes.list, { query }),
    members: await admin.call(memberRoutes.list, { params, query }),
    tokens: await admin.call(accessTokenRoutes.list, { params, query: { ...query, whose: 'all' } }),
    notifications: await admin.call(notificationRoutes.list, { params, query }),
    trail: await ana.call(auditRoutes.list, { params, query }),
  }
  const totals = Object.entries(found).map(([name, { items }]) => [name, items.length > 0])
  expect(totals).toEqual(Object.keys(found).map((name) => [name, true]))
  expect(found.users.items).toMatchObject([{ id: user.id }])
  expect(found.members.items).toMatchObject([{ id: user.id }])
  expect(found.notifications.items).toMatchObject([{ message: 'Simulacro' }])
  const outgoing = await system.call(deliveryRoutes.list, {
    query: { search: 'simulacro example.com' },
  })
  expect(outgoing.total).toBeGreaterThan(0)
  const project = { search: 'andina MINERA' }
  expect((await system.call(projectRoutes.administered, { query: project })).total).toBeGreaterThan(
    0,
  )
  expect((await admin.call(memberRoutes.list, { params, query: { search: 'perez' } })).total).toBe(
    1,
  )
  expect(
    (await admin.call(memberRoutes.list, { params, query: { search: 'perez luis' } })).total,
  ).toBe(0)
})

test('what the menu does not show a person is not found by them', async () => {
  await station('OCULTA-1', 'Punto')
  expect(await titles('oculta')).toEqual(['OCULTA-1'])
  const project = mine.project.id
  await puquio.database.owner.one({}, sql`delete from menu_item where project_id = ${project}`)
  expect(await titles('oculta')).toEqual([])
})

test('devices are found by serial and name, and their profiles by who may open those', async () => {
  await insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 2,
    kind: 'screen',
    label: 'menu.ModiList',
    alias: 'ModiList',
  })
  const { device } = await buildDevice(puquio.database, mine, { serial: 'ZX-77', name: 'Dique' })
  await buildDevice(puquio.database, mine, {
    name: 'ZX retirado',
    retiredAt: '2026-01-01T00:00:00Z',
  })
  const { profile } = await buildProfile(puquio.database, mine, { name: 'ZX de nivel', maker: 'Ñ' })
  const other = await buildMine(puquio.database)
  await buildDevice(puquio.database, other, { name: 'ZX ajeno' })
  await buildProfile(puquio.database, other, { name: 'ZX ajeno' })
  const seen = { kind: 'device', id: device.id, title: 'Dique', detail: 'ZX-77' }
  const shown = { ...seen, opens: `/modi/graph/${device.id}/ZX-77` }
  expect(await find('zx')).toEqual([shown])
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  expect(await find('zx', system)).toMatchObject([
    shown,
    { kind: 'device-profile', title: 'ZX de nivel', opens: `/modi/profiles/${profile.id}` },
  ])
})

test('a foreign project is not there, and nothing of it is found', async () => {
  const other = await buildMine(puquio.database)
  await buildStation(puquio.database, other.project, { code: 'AJENA-1' })
  await station('AJENA-2', 'Punto')
  expect(await titles('ajena')).toEqual(['AJENA-2'])
  const query = { project: other.project.id, text: 'ajena' }
  expect((await reader.refusal(api.find, { query })).status).toBe(404)
  expect((await puquio.nobody.refusal(api.find, { query })).status).toBe(401)
})

test('a text is asked for', async () => {
  const query = { project: mine.project.id, text: '  ' }
  expect((await reader.refusal(api.find, { query })).status).toBe(422)
})

test('commitments are found by their name and text, but for rejected ones', async () => {
  await insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 1,
    kind: 'screen',
    label: 'menu.Commitments',
    alias: 'Commitments',
  })
  const instrument = await buildInstrument(puquio.database, mine)
  const of = { ...mine, instrument }
  const text = 'Se regarán las vías dos veces al día'
  const { id } = await buildCommitment(puquio.database, of, { shortName: 'COM-12', text })
  const rejected = { shortName: 'COM-13', text, state: 'rejected' }
  await buildCommitment(puquio.database, of, rejected)
  expect(await find('vias regaran')).toMatchObject([
    { kind: 'commitment', id, title: 'COM-12', opens: expect.stringContaining(`/${id}`) },
  ])
  const elsewhere = await buildMine(puquio.database)
  const stranger = await puquio.signIn(elsewhere.admin)
  expect(await find('vias regaran', stranger, elsewhere.project)).toEqual([])
})
