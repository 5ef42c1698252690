import { pageVisitRoutes as api } from '@puquio/contract/page-visits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
const entries = new Map<string, { id: number }>()
const buildEntry = (alias: string) =>
  insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 1,
    kind: 'screen',
    label: `menu.${alias}`,
    alias,
  })
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  for (const alias of ['PlanningAndMonitoring', 'ReferenceData'])
    entries.set(alias, await buildEntry(alias))
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())
beforeEach(() => puquio.database.owner.one({}, sql`truncate page_visit, favourite`))

const params = () => ({ projectId: mine.project.id })
const open = async (calls: Calls, path: string, title: string, times = 1) => {
  for (let i = 0; i < times; i++) {
    puquio.clock.advance(1000)
    await calls.call(api.visit, { params: params(), body: { path, title } })
  }
}
const start = (calls: Calls = admin) => calls.call(api.start, { params: params() })

describe('what a person opens', () => {
  test('is recent, and most used by how often; the start page is neither', async () => {
    await open(admin, '/reference/stations', 'Estaciones', 5)
    await open(admin, '/planning-and-monitoring/7', 'Plan 2026', 3)
    await open(admin, '/planning-and-monitoring', 'Planes')
    await open(admin, '/', 'Buenos días', 9)
    const { recents, mostUsed } = await start()
    expect(recents.map(({ title }) => title)).toEqual(['Planes', 'Plan 2026', 'Estaciones'])
    expect(mostUsed.map(({ title }) => title)).toEqual(['Estaciones', 'Plan 2026'])
  })

  test('is kept by its newest title, and no more than 200 of it', async () => {
    await open(admin, '/planning-and-monitoring/7', 'Plan')
    await open(admin, '/planning-and-monitoring/7', 'Plan anual')
    expect((await start()).recents.map(({ title }) => title)).toEqual(['Plan anual'])
    for (let id = 100; id < 310; id++) await open(admin, `/planning-and-monitoring/${id}`, 'P')
    const [row] = await puquio.database.owner.one<{ count: number }>(
      {},
      sql`select count(*) from page_visit`,
    )
    expect(row?.count).toBe(200)
  })

  test.each([
    '//evil.example.com',
    'https://evil.example.com',
    '/nothing',
    '/reference/a/b',
    '/a?b',
    '/planning-and-monitoring/..',
    '/planning-and-monitoring/../config',
    '/reference/./',
    '/reference//',
    '/reference/',
    '/planning-and-monitoring/seven',
    '/planning-and-monitoring/99999999999',
    '/reference/est_%41',
  ])('is a page of the product: not %s', async (path) => {
    const refusal = await admin.refusal(api.visit, { params: params(), body: { path, title: 'x' } })
    expect([refusal.status, refusal.fields?.[0]?.path]).toEqual([422, 'path'])
  })

  test('is their own', async () => {
    await open(admin, '/planning-and-monitoring', 'Planes', 2)
    const other = await buildMember(puquio.database, mine.project, 'read')
    expect(await start(await puquio.signIn(other))).toMatchObject({ recents: [], mostUsed: [] })
    admin = await puquio.signIn(mine.admin)
  })
})

test('a starred page is a favourite until it is unstarred, in the order of starring', async () => {
  const star = (path: string, title: string) => {
    puquio.clock.advance(1000)
    return admin.call(api.star, { params: params(), body: { path, title } })
  }
  await star('/reference', 'Datos')
  await star('/planning-and-monitoring', 'Planes')
  await star('/reference', 'Datos de referencia')
  expect((await start()).favourites.map(({ title }) => title)).toEqual([
    'Datos de referencia',
    'Planes',
  ])
  await admin.call(api.unstar, { params: params(), query: { path: '/reference' } })
  expect((await start()).favourites.map(({ title }) => title)).toEqual(['Planes'])
})

test('favourites are fifty at most: the oldest give way', async () => {
  for (let id = 1; id <= 52; id++) {
    puquio.clock.advance(1000)
    const body = { path: `/planning-and-monitoring/${id}`, title: `Plan ${id}` }
    await admin.call(api.star, { params: params(), body })
  }
  const { favourites } = await start()
  expect(favourites).toHaveLength(50)
  expect(favourites[0]?.title).toBe('Plan 3')
})

test('recommended are the screens that people with the same rights use, and oneself has not lately', async () => {
  const [one, two, writer] = await Promise.all([
    buildMember(puquio.database, mine.project, 'read'),
    buildMember(puquio.database, mine.project, 'read'),
    buildMember(puquio.database, mine.project, 'write'),
  ])
  const peer = await puquio.signIn(two)
  await open(peer, '/reference', 'Datos', 3)
  await open(peer, '/planning-and-monitoring', 'Planes', 2)
  await open(peer, '/planning-and-monitoring/7', 'Plan', 9)
  await open(await puquio.signIn(writer), '/config', 'Configuración', 9)
  const self = await puquio.signIn(one)
  await open(self, '/reference', 'Datos')
  const paths = async () => (await start(self)).recommended.map(({ path }) => path)
  expect(await paths()).toEqual(['/planning-and-monitoring'])
  await puquio.database.owner.one(
    {},
    sql`update page_visit set last_at = last_at - interval '31 days' where user_id = ${one.id}`,
  )
  expect(await paths()).toEqual(['/reference', '/planning-and-monitoring'])
  admin = await puquio.signIn(mine.admin)
})

test('what the menu no longer shows a person is offered to them no more, and comes back with it', async () => {
  const peer = await buildMember(puquio.database, mine.project, 'read')
  const one = await buildMember(puquio.database, mine.project, 'read')
  await open(await puquio.signIn(peer), '/reference', 'Datos', 3)
  const self = await puquio.signIn(one)
  await open(self, '/planning-and-monitoring/7', 'Plan', 2)
  await open(self, '/config', 'Configuración')
  const body = { path: '/planning-and-monitoring', title: 'Planes' }
  await self.call(api.star, { params: params(), body })
  const shown = async () => {
    const { recents, favourites, mostUsed, recommended } = await start(self)
    return [recents, favourites, mostUsed, recommended].map((pages) =>
      pages.map(({ path }) => path),
    )
  }
  const [plans, reference] = ['/planning-and-monitoring', '/reference']
  const all = [['/config', `${plans}/7`], [plans], [`${plans}/7`], [reference]]
  expect(await shown()).toEqual(all)
  for (const { id } of entries.values())
    await insert(puquio.database, 'menu_hidden', {
      projectId: mine.project.id,
      menuItemId: id,
      userId: one.id,
    })
  expect(await shown()).toEqual([['/config'], [], [], []])
  await puquio.database.owner.one({}, sql`delete from menu_hidden`)
  expect(await shown()).toEqual(all)
  admin = await puquio.signIn(mine.admin)
})

test('nobody reads them without signing in, or in another project', async () => {
  expect((await puquio.nobody.refusal(api.start, { params: params() })).status).toBe(401)
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await stranger.refusal(api.start, { params: params() })).status).toBe(404)
})
