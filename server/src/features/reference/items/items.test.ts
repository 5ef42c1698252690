import { type AnyList, referenceRoutes } from '@puquio/contract/reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildComponent,
  buildFrequency,
  buildMember,
  buildMine,
  buildMonitoring,
  buildProject,
  buildSubcomponent,
} from '../../../../test/build.ts'
import { buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'

const api = referenceRoutes
let puquio: TestApp
let admin: Calls
let reader: Calls
let projectId: number
let mine: Awaited<ReturnType<typeof buildMine>>

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  projectId = mine.project.id
  admin = await puquio.signIn(mine.admin)
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
})
afterAll(() => puquio.close())

const on = (list: Exclude<AnyList, 'stations'>) => ({ projectId, list })
const names = async (
  list: Exclude<AnyList, 'stations'>,
  query: Parameters<typeof admin.call<typeof api.list>>[1]['query'] = {},
) => (await admin.call(api.list, { params: on(list), query })).items.map(({ name }) => name)

describe('reference lists', () => {
  it('names mining units in 50 characters, and deletes none that an instrument is of', async () => {
    const params = on('mining-units')
    const long = { params, body: { name: 'U'.repeat(51) } }
    expect((await admin.refusal(api.create, long)).fields).toEqual([
      { path: 'name', code: 'too-long', params: { max: 50 } },
    ])
    const { id: itemId } = await admin.call(api.create, {
      params,
      body: { name: 'U'.repeat(50) },
    })
    await buildInstrument(puquio.database, mine, { miningUnitId: itemId })
    expect((await admin.refusal(api.remove, { params: { ...params, itemId } })).problem).toBe(
      'IN_USE',
    )
    expect(await admin.call(api.list, { params })).toMatchObject({ items: [{ inUse: true }] })
  })

  it('adds, edits, retires and restores an entry', async () => {
    const params = on('mining-components')
    const made = await admin.call(api.create, { params, body: { name: '  Depósito de relaves ' } })
    expect(made).toMatchObject({
      name: 'Depósito de relaves',
      inUse: false,
      retiredAt: null,
      version: 1,
    })
    const one = { ...params, itemId: made.id }
    const edited = await admin.call(api.edit, {
      params: one,
      body: { name: 'Relavera norte', version: 1 },
    })
    expect(edited).toMatchObject({ name: 'Relavera norte', version: 2 })
    expect(
      (await admin.refusal(api.edit, { params: one, body: { name: 'Otra', version: 1 } })).problem,
    ).toBe('CHANGED_MEANWHILE')
    const retired = await admin.call(api.retire, { params: one })
    expect(retired.retiredAt).toMatch(/^2026-02-15T17:/)
    expect(await admin.call(api.retire, { params: one })).toEqual(retired)
    expect(await names('mining-components', { search: 'relavera' })).toEqual([])
    expect(await names('mining-components', { search: 'RELAVERA', retired: true })).toEqual([
      'Relavera norte',
    ])
    expect((await admin.call(api.restore, { params: one })).retiredAt).toBeNull()
    expect(await admin.call(api.remove, { params: one })).toBeNull()
    expect((await admin.refusal(api.retire, { params: one })).status).toBe(404)
  })

  it('takes a name as its reader sees it, on one line', async () => {
    const params = on('mining-components')
    const create = (name: string) => admin.call(api.create, { params, body: { name } })
    expect(await create('Botadero\u0085norte\uffff\r\n 2')).toMatchObject({
      name: 'Botadero norte 2',
    })
    for (const name of ['\u0085', '\uffff\ufffe', '\u2800'])
      expect(await admin.refusal(api.create, { params, body: { name } })).toMatchObject({
        fields: [{ path: 'name', code: 'required' }],
      })
  })

  it('refuses a name that differs by case and accents only, among the live ones', async () => {
    const params = on('source-types')
    const made = await admin.call(api.create, { params, body: { name: 'Geoquímica' } })
    const refusal = await admin.refusal(api.create, { params, body: { name: ' GEOQUIMICA ' } })
    expect(refusal).toMatchObject({ status: 409, code: 'FK-0005', problem: 'ALREADY_EXISTS' })
    expect(refusal.fields).toEqual([
      { path: 'name', code: 'taken', params: { value: 'GEOQUIMICA' } },
    ])
    await admin.call(api.retire, { params: { ...params, itemId: made.id } })
    const second = await admin.call(api.create, { params, body: { name: 'geoquimica' } })
    expect(
      (await admin.refusal(api.restore, { params: { ...params, itemId: made.id } })).problem,
    ).toBe('ALREADY_EXISTS')
    await admin.call(api.remove, { params: { ...params, itemId: second.id } })
    await admin.call(api.restore, { params: { ...params, itemId: made.id } })
  })

  it('never deletes what is used, and keeps what monitorings stand on', async () => {
    const { component, subcomponent, frequency, profile } = mine
    for (const [list, item] of [
      ['components', component],
      ['subcomponents', subcomponent],
      ['frequencies', frequency],
      ['profiles', profile],
    ] as const)
      expect(
        (await admin.refusal(api.remove, { params: { ...on(list), itemId: item.id } })).problem,
      ).toBe('IN_USE')
    const other = await buildComponent(puquio.database, mine.project, { name: 'Aire' })
    const moved = { name: 'Agua superficial', parentId: other.id, version: 1 }
    const refusal = await admin.refusal(api.edit, {
      params: { ...on('subcomponents'), itemId: subcomponent.id },
      body: moved,
    })
    expect(refusal).toMatchObject({
      problem: 'IN_USE',
      fields: [{ path: 'parentId', code: 'in-use' }],
    })
    const weekly = { name: 'Semanal', rule: 'weekly', version: 1 } as const
    const byRule = await admin.refusal(api.edit, {
      params: { ...on('frequencies'), itemId: frequency.id },
      body: weekly,
    })
    expect(byRule).toMatchObject({ problem: 'IN_USE', fields: [{ path: 'rule', code: 'in-use' }] })
    const renamed = await admin.call(api.edit, {
      params: { ...on('frequencies'), itemId: frequency.id },
      body: { name: 'Mensual, campo', rule: 'monthly', marginDays: 5, version: 1 },
    })
    expect(renamed).toMatchObject({ name: 'Mensual, campo', marginDays: 5, inUse: true })
    const unused = await buildComponent(puquio.database, mine.project, {
      name: 'Con subcomponente',
    })
    await buildSubcomponent(puquio.database, mine.project, unused)
    expect(
      (await admin.refusal(api.remove, { params: { ...on('components'), itemId: unused.id } }))
        .problem,
    ).toBe('IN_USE')
  })

  it('asks for the fields of its list', async () => {
    const refused = async (list: Exclude<AnyList, 'stations'>, body: object) =>
      (await admin.refusal(api.create, { params: on(list), body: body as { name: string } })).fields
    expect(await refused('components', { name: '' })).toEqual([
      { path: 'name', code: 'required', params: {} },
    ])
    expect(await refused('subcomponents', { name: 'Sin componente' })).toEqual([
      { path: 'parentId', code: 'required', params: {} },
    ])
    expect(await refused('frequencies', { name: 'Sin regla' })).toEqual([
      { path: 'rule', code: 'required', params: {} },
    ])
    expect(await refused('profiles', { name: 'Vacío', parameters: [] })).toEqual([
      { path: 'parameters', code: 'required', params: {} },
    ])
    const elsewhere = await buildComponent(puquio.database, await buildProject(puquio.database))
    expect(await refused('subcomponents', { name: 'Ajeno', parentId: elsewhere.id })).toEqual([
      { path: 'parentId', code: 'not-in-list', params: {} },
    ])
  })

  it('searches without accents, sorts and pages', async () => {
    const project = await buildProject(puquio.database)
    const calls = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
    const params = { projectId: project.id, list: 'source-types' } as const
    for (const name of ['Ágata', 'zinc', 'Berilo', 'añil'])
      await calls.call(api.create, { params, body: { name } })
    const found = async (query: object) => {
      const { items, total } = await calls.call(api.list, { params, query })
      return [total, ...items.map(({ name }) => name)]
    }
    expect(await found({})).toEqual([4, 'Ágata', 'añil', 'Berilo', 'zinc'])
    expect(await found({ sort: '-name', size: 2 })).toEqual([4, 'zinc', 'Berilo'])
    expect(await found({ size: 3, page: 2 })).toEqual([4, 'zinc'])
    expect(await found({ size: 3, page: 9 })).toEqual([4])
    expect(await found({ search: 'AGÁ' })).toEqual([1, 'Ágata'])
    expect(await found({ search: '%' })).toEqual([0])
  })

  it('orders frequencies by their rule and subcomponents by their component', async () => {
    const project = await buildProject(puquio.database)
    const calls = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
    for (const rule of ['yearly', 'daily', 'monthly'] as const)
      await buildFrequency(puquio.database, project, rule, { name: rule })
    const { items } = await calls.call(api.list, {
      params: { projectId: project.id, list: 'frequencies' },
    })
    expect(items.map(({ name }) => name)).toEqual(['daily', 'monthly', 'yearly'])
    expect(items[0]).toMatchObject({
      rule: 'daily',
      marginDays: null,
      parentId: null,
      parameters: null,
    })
  })

  it('offers everything to pickers in one answer, retired entries too', async () => {
    const { lists, stations } = await reader.call(api.all, { params: { projectId } })
    expect(lists.components.map(({ id }) => id)).toContain(mine.component.id)
    expect(lists.subcomponents.find(({ id }) => id === mine.subcomponent.id)?.parentId).toBe(
      mine.component.id,
    )
    expect(stations.map(({ code }) => code)).toContain(mine.station.code)
    expect(lists.components[0]).not.toHaveProperty('inUse')
  })
})

describe('who may', () => {
  it('lets readers look and only administrators change', async () => {
    const params = on('components')
    await reader.call(api.list, { params })
    const body = { name: 'No' }
    expect((await reader.refusal(api.create, { params, body })).problem).toBe('ACCESS_DENIED')
    expect((await reader.refusal(api.loadDefaults, { params: { projectId } })).problem).toBe(
      'ACCESS_DENIED',
    )
    expect((await puquio.nobody.refusal(api.list, { params })).code).toBe('FK-0001')
  })

  it("answers 404 for another project's entries", async () => {
    const other = await buildMine(puquio.database)
    for (const list of ['components', 'subcomponents', 'frequencies'] as const) {
      const itemId = {
        components: other.component,
        subcomponents: other.subcomponent,
        frequencies: other.frequency,
      }[list].id
      const params = { ...on(list), itemId }
      const body = {
        name: 'Ajeno',
        parentId: mine.component.id,
        rule: 'monthly',
        version: 1,
      } as const
      expect((await admin.refusal(api.edit, { params, body })).status).toBe(404)
      for (const route of [api.retire, api.restore, api.remove])
        expect((await admin.refusal(route, { params })).status).toBe(404)
    }
    expect(
      (
        await admin.refusal(api.list, {
          params: { projectId: other.project.id, list: 'components' },
        })
      ).status,
    ).toBe(404)
  })
})

it('knows what is in use among many monitorings', async () => {
  const { component, station, plan, project } = mine
  const setting = { project, plan, station, component }
  for (const month of ['04', '05', '06'])
    await buildMonitoring(puquio.database, setting, { estimatedOn: `2026-${month}-01` })
  const { items } = await admin.call(api.list, { params: on('components'), query: { size: 100 } })
  expect(items.filter(({ inUse }) => inUse).map(({ id }) => id)).toContain(component.id)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})
