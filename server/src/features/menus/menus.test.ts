import { generalRoutes } from '@puquio/contract/general'
import { type MenuEdit, menuRoutes as routes } from '@puquio/contract/menus'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildBoard } from '../../../test/proofs/build-board.ts'
import type { Calls } from '../../../test/send.ts'
import { systemScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Published, streamChannel } from '../../platform/stream/publish.ts'
import { offerScreens } from './service.ts'

let puquio: TestApp
let project: Row
let admin: Calls
let adminUser: BuiltUser
let reader: BuiltUser
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  project = await buildProject(puquio.database)
  adminUser = await buildMember(puquio.database, project, 'admin')
  reader = await buildMember(puquio.database, project, 'read')
  admin = await puquio.signIn(adminUser)
})

type Entry = MenuEdit['entries'][number]
const entry = (rest: Partial<Entry>): Entry => ({
  id: null,
  depth: 0,
  kind: 'folder',
  label: 'Aguas',
  alias: null,
  boardId: null,
  url: null,
  ...rest,
})
const home = entry({ kind: 'screen', label: 'menu.Home', alias: 'Home' })
const plans = entry({ kind: 'screen', label: 'Nuestros planes', alias: 'PlanningAndMonitoring' })
const link = entry({ kind: 'link', label: 'OEFA', url: 'www.oefa.gob.pe' })

const params = () => ({ projectId: project.id })
const get = () => admin.call(routes.get, { params: params() })
const set = async (entries: Entry[]) => {
  const { version } = await get()
  await admin.call(routes.set, { params: params(), body: { entries, version } })
  return (await get()).entries
}
const menuOf = (user: Row, calls = admin) =>
  calls.call(generalRoutes.menu, { query: { user: user.id, project: project.id } })

describe('a menu', () => {
  test('is set as a whole: new entries, nested, moved, renamed and removed', async () => {
    const first = await set([home, entry({}), { ...plans, depth: 1 }, { ...link, depth: 1 }])
    expect(first).toMatchObject([
      { depth: 0, alias: 'Home', label: 'menu.Home' },
      { depth: 0, kind: 'folder', label: 'Aguas' },
      { depth: 1, alias: 'PlanningAndMonitoring', label: 'Nuestros planes' },
      { depth: 1, kind: 'link', url: 'www.oefa.gob.pe' },
    ])
    const [, folder, planning, oefa] = first
    const second = await set([
      { ...(oefa as Entry), depth: 0, label: 'Fiscalización' },
      entry({ label: 'Monitoreo' }),
      { ...(folder as Entry), depth: 1 },
      { ...(planning as Entry), depth: 2 },
    ])
    expect(second).toMatchObject([
      { id: oefa?.id, depth: 0, label: 'Fiscalización' },
      { depth: 0, label: 'Monitoreo' },
      { id: folder?.id, depth: 1 },
      { id: planning?.id, depth: 2 },
    ])
    const asReader = await puquio.signIn(reader)
    expect(await menuOf(reader, asReader)).toMatchObject([
      { label: 'Fiscalización', url: 'www.oefa.gob.pe', children: [] },
      {
        label: 'Monitoreo',
        children: [{ label: 'Aguas', children: [{ alias: 'PlanningAndMonitoring' }] }],
      },
    ])
    expect(await set([])).toEqual([])
  })

  test('loses a folder whose entries moved elsewhere', async () => {
    const [, planning] = await set([entry({}), { ...plans, depth: 1 }])
    expect(await set([{ ...(planning as Entry), depth: 0 }])).toMatchObject([{ id: planning?.id }])
  })

  test('is not overwritten by who read it before somebody else changed it', async () => {
    const { version } = await get()
    await set([home])
    const body = { entries: [plans], version }
    expect(await admin.refusal(routes.set, { params: params(), body })).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
    expect((await get()).entries).toMatchObject([{ alias: 'Home' }])
  })

  test.each<[string, Partial<Entry>, string, string]>([
    ['an empty name', { label: ' ' }, 'entries.0.label', 'required'],
    ['a script', { ...link, url: 'javascript:alert(1)' }, 'entries.0.url', 'url'],
    ['no address', { ...link, url: '' }, 'entries.0.url', 'required'],
    ['no such screen', { ...home, alias: 'Jobs' }, 'entries.0.alias', 'not-valid'],
    ['a board of nobody', { kind: 'board', boardId: 9 }, 'entries.0.boardId', 'not-valid'],
    ['a foreign entry', { id: 2_000_000_000 }, 'entries.0.id', 'not-valid'],
    ['nothing above it', { depth: 1 }, 'entries.0.depth', 'not-valid'],
  ])('with %s is refused', async (_, rest, path, code) => {
    const body = { entries: [entry(rest)], version: 1 }
    expect(await admin.refusal(routes.set, { params: params(), body })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: expect.arrayContaining([expect.objectContaining({ path, code })]),
    })
  })

  test('leads to a board of the project', async () => {
    const { id: boardId } = await buildBoard(puquio.platform, { project, admin: adminUser })
    const [{ id } = { id: 0 }] = (await get()).entries
    const kept = entry({ id, kind: 'board', label: 'Diagrama', boardId })
    expect(await set([kept])).toMatchObject([{ id, label: 'Diagrama', boardId }])
    const body = { entries: [{ ...kept, boardId: boardId + 1 }], version: (await get()).version }
    expect(await admin.refusal(routes.set, { params: params(), body })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
    })
  })
})

test('a screen that a menu was never given is offered at its end', async () => {
  await set([home, entry({}), plans, link])
  await offerScreens(systemScope(puquio.database, puquio.clock), ['ReferenceData'])
  const { entries } = await get()
  expect(entries.map(({ alias, kind }) => alias ?? kind)).toEqual([
    'Home',
    'folder',
    'PlanningAndMonitoring',
    'link',
    'ReferenceData',
  ])
})

test('a screen that a menu has already is not added to it again', async () => {
  await set([home, plans])
  await offerScreens(systemScope(puquio.database, puquio.clock), ['PlanningAndMonitoring'])
  const { entries } = await get()
  expect(entries.map(({ alias }) => alias)).toEqual(['Home', 'PlanningAndMonitoring'])
})

describe('what is hidden from a member', () => {
  const ofMember = () => ({ params: { ...params(), memberId: reader.id } })
  const hide = (hidden: number[]) =>
    admin.call(routes.setHidden, { ...ofMember(), body: { hidden } })

  test('is not in their menu, whoever asks; what hangs below it neither', async () => {
    const [, folder] = await set([home, entry({}), { ...plans, depth: 1 }])
    await hide([folder?.id ?? 0])
    const asReader = await puquio.signIn(reader)
    expect(await menuOf(reader, asReader)).toMatchObject([{ alias: 'Home' }])
    expect(await menuOf(adminUser)).toHaveLength(2)
    expect(await admin.call(routes.ofMember, ofMember())).toMatchObject({
      user: { id: reader.id, email: reader.email, last_name: reader.lastName },
      entries: [{ isHidden: false }, { id: folder?.id, isHidden: true }, { isHidden: false }],
    })
    await hide([])
    expect(await menuOf(reader, asReader)).toHaveLength(2)
  })

  test('stays hidden when the menu is edited, and goes with its entry', async () => {
    const [first] = await set([home, plans])
    await hide([first?.id ?? 0])
    const renamed = await set([{ ...(first as Entry), label: 'Portada' }, plans])
    expect(await menuOf(reader)).toMatchObject([{ alias: 'PlanningAndMonitoring' }])
    expect(await set([renamed[1] as Entry])).toHaveLength(1)
  })

  test('is an entry of the menu as it is now', async () => {
    const body = { hidden: [2_000_000_000] }
    expect(await admin.refusal(routes.setHidden, { ...ofMember(), body })).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
  })

  test('is asked of members alone', async () => {
    const stranger = await buildSystemAdmin(puquio.database)
    const input = { params: { ...params(), memberId: stranger.id } }
    expect((await admin.refusal(routes.ofMember, input)).status).toBe(404)
    const body = { hidden: [] }
    expect((await admin.refusal(routes.setHidden, { ...input, body })).status).toBe(404)
  })
})

test('is changed by an ADMIN of the project alone', async () => {
  const body = { entries: [], version: 1 }
  const asReader = await puquio.signIn(reader)
  expect(await asReader.refusal(routes.set, { params: params(), body })).toMatchObject({
    problem: 'ACCESS_DENIED',
  })
  expect((await puquio.nobody.refusal(routes.set, { params: params(), body })).status).toBe(401)
  const elsewhere = await buildProject(puquio.database)
  const stranger = await puquio.signIn(await buildMember(puquio.database, elsewhere, 'admin'))
  expect((await stranger.refusal(routes.set, { params: params(), body })).status).toBe(404)
})

test('a change reaches the open pages of the project’s people, and of nobody else', async () => {
  const elsewhere = await buildProject(puquio.database)
  await buildMember(puquio.database, elsewhere, 'read')
  const system = await buildSystemAdmin(puquio.database)
  const told: Published[] = []
  const hear = (payload: string) => void told.push(JSON.parse(payload))
  await puquio.database.listen(streamChannel, hear, () => undefined)
  await set([home])
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]?.event).toEqual({ kind: 'changed', tags: ['rights'] })
  expect(told[0]?.to).toEqual(expect.arrayContaining([adminUser.id, reader.id, system.id]))
  const administrators = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select id from app_user where is_system_admin`,
  )
  expect(told[0]?.to).toHaveLength(2 + administrators.length)
})
