import { resultTableRoutes as api } from '@puquio/contract/laboratory/result-table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { calculateAll } from '../samples/service.ts'

type Given = { value?: number | null; qualifier?: string; limit?: number; applied?: string }

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let params: { projectId: number }
let ids: Map<string, number>
let stations: { effluent: number; river: number }
let component: number
const at = '2026-02-01T12:00:00Z'

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  const { database } = puquio
  await insert(database, 'parameter', {
    ...params,
    key: 'own-flow',
    name: JSON.stringify({ es: 'Caudal', en: 'Flow', fr: 'Débit', pt: 'Vazão' }),
    parameterGroup: 'physical',
    matrix: 'water',
    unit: 'L/s',
    decimals: 1,
  })
  const named = await database.owner.one<{ id: number; key: string }>(
    {},
    sql`select id, key from parameter where project_id = ${params.projectId}`,
  )
  ids = new Map(named.map(({ id, key }) => [key, id]))
  component = (await insert(database, 'environmental_component', { ...params, name: 'Agua' })).id
  const standard = 'D.S. 010-2010-MINAM'
  const effluent = await buildStation(database, mine.project, { code: 'EF-1', standard })
  const river = await buildStation(database, mine.project, { code: 'Ñ-2' })
  const last = await buildStation(database, mine.project, { code: 'PM-9' })
  stations = { effluent: effluent.id, river: river.id }
  const by = { createdAt: at, createdBy: mine.admin.id }
  const campaign = await insert(database, 'campaign', { ...params, name: 'Enero', ...by })
  const add = async (
    stationId: number,
    sampledAt: string,
    results: Record<string, Given>,
    rest: { type?: string; depthM?: number; componentId?: number } = {},
  ) => {
    const sampledOn = sampledAt.slice(0, 10)
    const sample = await insert(database, 'sample', {
      ...params,
      stationId,
      sampledAt,
      sampledOn,
      hasTime: true,
      matrix: 'water',
      type: 'normal',
      campaignId: campaign.id,
      ...by,
      ...rest,
    })
    for (const [
      key,
      { value = null, qualifier = null, limit = null, applied = null },
    ] of Object.entries(results))
      await database.owner.one(
        {},
        sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier,
            detection_limit, text, unit, applied_qualifier, applied_reason, entered_at, entered_by)
          select ${params.projectId}, ${stationId}, ${sample.id}, id, ${sampledOn}, ${value}, ${qualifier}, ${limit},
            ${value === null ? 'ND' : `${qualifier ?? ''}${value}`}, unit, ${applied},
            ${applied === null ? null : 'Frasco roto'}, ${at}, ${mine.admin.id}
          from parameter where project_id = ${params.projectId} and key = ${key}`,
      )
  }
  await add(effluent.id, '2026-01-10T15:00:00Z', {
    ph: { value: 7.5 },
    'own-flow': { value: 3 },
    'cu-total': { value: 0.9 },
    'pb-total': { qualifier: '<', limit: 0.01 },
  })
  await add(
    effluent.id,
    '2026-01-11T15:00:00Z',
    { 'cu-total': { value: 0.9 } },
    { type: 'field-blank' },
  )
  await add(
    effluent.id,
    '2026-01-12T15:00:00Z',
    {
      'cu-total': { value: 0.45 },
      'pb-total': { qualifier: '<', limit: 0.3 },
      'zn-total': { value: 9, applied: 'R' },
    },
    { depthM: 2.5, componentId: component },
  )
  // Two of one instant, which their ids keep apart.
  await add(river.id, '2026-01-12T15:00:00Z', {
    'ca-total': { value: 40 },
    'mg-total': { value: 10 },
  })
  await add(last.id, '2026-01-13T15:00:00.123456Z', { 'cu-total': { value: 0.9 } })
  await add(last.id, '2026-01-14T15:00:00Z', {})
  const scope = projectScope(database, puquio.clock, {
    ...params,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  await scope.transaction((within) => calculateAll(within))
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const rows = (query: object = {}) => admin.call(api.rows, { params, query })
const columns = (query: object = {}) => admin.call(api.columns, { params, query })
const daysOf = ({ items }: Awaited<ReturnType<typeof rows>>) =>
  items.map(({ station, sampledOn }) => `${station.code} ${sampledOn.slice(8)}`)
const resultOf = async (day: string, key: string) => {
  const { items } = await rows({ from: day, to: day, stations: [stations.effluent] })
  return items[0]?.results.find(({ parameterId }) => parameterId === ids.get(key))
}

describe('a result', () => {
  it('that exceeds has its limit with standard and source, and how much of it that is', async () => {
    const found = await resultOf('2026-01-10', 'cu-total')
    expect(found).toMatchObject({
      value: 0.9,
      text: '0.9',
      outcome: 'exceeds',
      share: 1.8,
      applied: null,
      calculated: null,
      limit: { standard: 'D.S. 010-2010-MINAM', max: 0.5, unit: 'mg/L' },
    })
    expect(found?.limit?.source).toBe('D.S. 010-2010-MINAM, Anexo 1')
  })

  it('near its limit warns, and a non-detect says by which limit it was looked for', async () => {
    expect(await resultOf('2026-01-12', 'cu-total')).toMatchObject({
      outcome: 'complies',
      isWarning: true,
      share: 0.9,
    })
    expect(await resultOf('2026-01-10', 'pb-total')).toMatchObject({
      outcome: 'non-detect-complies',
      value: null,
      qualifier: '<',
      detectionLimit: 0.01,
    })
    expect(await resultOf('2026-01-12', 'pb-total')).toMatchObject({
      outcome: 'cannot-be-determined',
      detectionLimit: 0.3,
    })
  })

  it('that a person rejected is compared with nothing, and says why', async () => {
    expect(await resultOf('2026-01-12', 'zn-total')).toMatchObject({
      outcome: 'cannot-be-determined',
      reason: 'rejected',
      applied: { qualifier: 'R', reason: 'Frasco roto' },
    })
  })

  it('of a blank has no outcome and no limit, and without a standard none either', async () => {
    expect(await resultOf('2026-01-11', 'cu-total')).toMatchObject({ outcome: null, limit: null })
    const { items } = await rows({ from: '2026-01-13', to: '2026-01-13' })
    expect(items[0]?.results).toMatchObject([{ outcome: 'no-standard', limit: null }])
  })

  it('that is calculated stands among the others, named', async () => {
    const { items } = await rows({ stations: [stations.river] })
    const hardness = items[0]?.results.find((one) => one.parameterId === ids.get('hardness'))
    expect(hardness).toMatchObject({
      calculated: { nonDetects: [], nonDetectRule: null },
      applied: null,
    })
    expect(hardness?.value).toBeCloseTo(141.03, 0)
    const { parameters } = await columns({ stations: [stations.river] })
    expect(parameters.map(({ id }) => id)).toContain(ids.get('hardness'))
    const wanted = { parameters: [ids.get('hardness')] }
    expect(daysOf(await rows(wanted))).toEqual(['Ñ-2 12'])
    expect((await columns(wanted)).samples).toBe(1)
  })
})

describe('the rows', () => {
  const newestFirst = ['PM-9 14', 'PM-9 13', 'Ñ-2 12', 'EF-1 12', 'EF-1 11', 'EF-1 10']

  it.each([
    ['-sampledOn', newestFirst],
    ['sampledOn', newestFirst.toReversed()],
    ['station', ['EF-1 12', 'EF-1 11', 'EF-1 10', 'Ñ-2 12', 'PM-9 14', 'PM-9 13']],
    ['-station', ['PM-9 14', 'PM-9 13', 'Ñ-2 12', 'EF-1 12', 'EF-1 11', 'EF-1 10']],
  ])('by %s come page after page, each once', async (sort, all) => {
    expect(daysOf(await rows({ sort }))).toEqual(all)
    const found: string[] = []
    let after: string | undefined
    let pages = 0
    for (;;) {
      const page = await rows({ sort, size: 2, ...(after ? { after } : {}) })
      found.push(...daysOf(page))
      pages += 1
      if (page.next === null) break
      after = page.next
    }
    expect(found).toEqual(all)
    expect(pages).toBe(3)
  })

  it('say where, when, how deep and what was sampled, also where it has no result yet', async () => {
    const { items } = await rows()
    expect(items[3]).toMatchObject({
      station: { id: stations.effluent, code: 'EF-1' },
      sampledOn: '2026-01-12',
      sampledAt: '2026-01-12T15:00:00.000Z',
      depthM: 2.5,
      matrix: 'water',
      type: 'normal',
      campaign: 'Enero',
      isApproved: false,
    })
    expect(items[0]?.results).toEqual([])
  })

  it('are filtered by station, component, day, group and parameter', async () => {
    expect(daysOf(await rows({ stations: [stations.river] }))).toEqual(['Ñ-2 12'])
    expect(daysOf(await rows({ components: [component] }))).toEqual(['EF-1 12'])
    expect(daysOf(await rows({ components: [0] }))).toHaveLength(5)
    expect(daysOf(await rows({ components: [0, component] }))).toHaveLength(6)
    expect(daysOf(await rows({ from: '2026-01-11', to: '2026-01-12' }))).toHaveLength(3)
    const field = await rows({ group: 'field' })
    expect(daysOf(field)).toEqual(['EF-1 10'])
    expect(field.items[0]?.results).toHaveLength(1)
    const lead = await rows({ parameters: [ids.get('pb-total')] })
    expect(daysOf(lead)).toEqual(['EF-1 12', 'EF-1 10'])
    expect(lead.items.flatMap(({ results }) => results)).toHaveLength(2)
  })

  it('are those that exceed alone where that is asked, whatever the page', async () => {
    expect(daysOf(await rows({ exceeding: true }))).toEqual(['EF-1 10'])
    expect((await rows({ exceeding: true, size: 1 })).next).toBeNull()
    expect(daysOf(await rows({ exceeding: true, parameters: [ids.get('pb-total')] }))).toEqual([])
  })
})

it('looks for those that exceed among so many at a time, and goes on behind them', async () => {
  const other = await buildMine(puquio.database)
  const { project } = other
  const station = await buildStation(puquio.database, project, {
    code: 'EF-7',
    standard: 'D.S. 010-2010-MINAM',
  })
  const campaign = await insert(puquio.database, 'campaign', {
    projectId: project.id,
    name: 'Larga',
    createdAt: at,
    createdBy: other.admin.id,
  })
  await puquio.database.owner.one(
    {},
    sql`with s as (
        insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, campaign_id, created_at, created_by)
        select ${project.id}, ${station.id}, day, day::date, false, 'water', ${campaign.id}, ${at}::timestamptz, ${other.admin.id}
        from generate_series('2018-01-01'::timestamptz, '2023-07-01', '1 day') day returning *)
      insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at, entered_by)
      select s.project_id, s.station_id, s.id, p.id, s.sampled_on, case s.sampled_on when '2018-01-01' then 5 else 0.1 end,
        '', 'mg/L', s.created_at, s.created_by
      from s join parameter p on p.project_id = s.project_id and p.key = 'cu-total'`,
  )
  const calls = await puquio.signIn(other.admin)
  const page = (after?: string) =>
    calls.call(api.rows, {
      params: { projectId: project.id },
      query: { exceeding: true, ...(after ? { after } : {}) },
    })
  const first = await page()
  expect(first.items).toEqual([])
  expect(first.next).not.toBeNull()
  const second = await page(first.next ?? '')
  expect(second).toMatchObject({ items: [{ sampledOn: '2018-01-01' }], next: null })
})

describe('the columns', () => {
  it('are the parameters with a result, in the order of their groups, whatever group is chosen', async () => {
    const keyOf = new Map([...ids].map(([key, id]) => [id, key]))
    const keysOf = ({ parameters }: Awaited<ReturnType<typeof columns>>) =>
      parameters.map(({ id }) => keyOf.get(id))
    const all = await columns()
    // The flow was added last, and stands among its group.
    expect(keysOf(all)).toEqual([
      'ph',
      'hardness',
      'own-flow',
      'ca-total',
      'mg-total',
      'cu-total',
      'pb-total',
      'zn-total',
    ])
    expect(all).toMatchObject({
      samples: 6,
      hasDepth: true,
      days: { from: '2026-01-10', to: '2026-01-14' },
    })
    expect(all.parameters[0]).toMatchObject({ group: 'field', name: { en: 'pH' } })
    const metals = await columns({ group: 'metals' })
    expect(keysOf(metals)).toEqual(keysOf(all))
    expect(metals.samples).toBe(4)
    expect(keysOf(await columns({ from: '2026-01-13' }))).toEqual(['cu-total'])
    expect(await columns({ from: '2027-01-01' })).toEqual({
      parameters: [],
      samples: 0,
      hasDepth: false,
      days: null,
    })
  })
})

it('is refused without a session, to members of another project, and by a key of no sample', async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  expect((await reader.call(api.rows, { params })).items).toHaveLength(6)
  const elsewhere = await buildMine(puquio.database)
  const stranger = await puquio.signIn(
    await buildMember(puquio.database, elsewhere.project, 'read'),
  )
  for (const route of [api.rows, api.columns]) {
    expect((await puquio.nobody.refusal(route, { params })).status).toBe(401)
    expect((await stranger.refusal(route, { params })).status).toBe(404)
  }
  const { status } = await admin.refusal(api.rows, { params, query: { after: '1.2' } })
  expect(status).toBe(422)
  // The key of another project's sample names a place in the order, and nothing of that project.
  const after = `${stations.effluent}.1768057200000000.1`
  const theirs = { params: { projectId: elsewhere.project.id }, query: { after, sort: 'station' } }
  expect((await stranger.call(api.rows, theirs as never)).items).toEqual([])
})
