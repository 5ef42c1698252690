import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { seriesRoutes } from '@puquio/contract/laboratory/series'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMine, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ownParameter } from '../../../../test/proofs/valid-bodies.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { calculateAll } from './calculate-results.ts'
import { calculatedResults } from './calculated-store.ts'
import { readFormulas } from './formulas-store.ts'

let puquio: TestApp
let calls: Calls
let scope: ProjectScope
let on: { projectId: number }
let stations: number[]
let ids: Map<string, number>
let load: number
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-03-25T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const { database, clock } = puquio
  const mine = await buildMine(database)
  on = { projectId: mine.project.id }
  calls = await puquio.signIn(mine.admin)
  const identity = { userId: mine.admin.id, permissions: [], isSystemAdmin: false }
  scope = projectScope(database, clock, { ...on, ...identity, timeZone: 'America/Lima' })
  stations = [mine.station.id, (await buildStation(database, mine.project, { code: 'E-2' })).id]
  load = (await calls.call(parameterRoutes.create, { params: on, body: body('kg/d') })).id
  const found = await owner<{ id: number; key: string }>(
    sql`select id, key from parameter where project_id = ${on.projectId}`,
  )
  ids = new Map(found.map(({ id, key }) => [key, id]))
})

const body = (unit: 'kg/d' | 'mg/L', formula = '[zn-total] * [flow]') => ({
  ...ownParameter,
  name: { es: 'Carga', en: '', fr: '', pt: '' },
  symbol: '',
  unit,
  formula,
})
const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)

const units: Record<string, string> = { flow: 'L/s' }
const bodyOf = (results: Record<string, string>, rest: object = {}) => ({
  stationId: stations[0] ?? 0,
  sampledOn: '2026-02-10',
  sampledTime: '09:00',
  matrix: 'water' as const,
  type: 'normal' as const,
  campaign: 'Febrero 2026',
  decimalMark: '.' as const,
  results: Object.entries(results).map(([key, text]) => ({
    parameterId: ids.get(key) ?? 0,
    text,
    unit: units[key] ?? 'mg/L',
  })),
  ...rest,
})
const enter = (results: Record<string, string>, rest: object = {}) =>
  calls.call(api.create, { params: on, body: bodyOf(results, rest) })
const read = (sampleId: number) => calls.call(api.get, { params: { ...on, sampleId } })
const edit = async (sampleId: number, results: Record<string, string>, rest: object = {}) => {
  const { version } = await read(sampleId)
  const params = { ...on, sampleId }
  return calls.call(api.edit, { params, body: { ...bodyOf(results, rest), version } })
}
/** What a sample's page shows of the load. */
const shownLoad = async (sampleId: number) => {
  const { results } = await read(sampleId)
  return results.find(({ parameter }) => parameter.id === load)
}
const setRule = async (nonDetectRule: 'limit' | 'half' | 'zero') => {
  const settings = await calls.call(laboratorySettingRoutes.get, { params: on })
  await calls.call(laboratorySettingRoutes.set, {
    params: on,
    body: { ...settings, nonDetectRule },
  })
}
const qualify = (sampleId: number, key: string, qualifier: 'R' | null) =>
  calls.call(api.applyQualifier, {
    params: { ...on, sampleId, parameterId: ids.get(key) ?? 0 },
    body: { qualifier, reason: 'Frasco roto' },
  })

/** What is stored is what `calculate` of `domain` gives now, and the filters count it. */
async function expectExact() {
  const samples = await scope.rows<{ id: number }>(
    sql`select id from sample where project_id = ${scope.projectId}`,
  )
  const now = await calculatedResults(
    scope,
    await readFormulas(scope),
    samples.map(({ id }) => id),
  )
  const stored = await scope.rows<object>(sql`
    select sample_id, station_id, parameter_id, sampled_on, value, qualifier, unit, non_detects, non_detect_rule, entered_at,
      entered_by from calculated_result where project_id = ${scope.projectId}`)
  const inOrder = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()
  expect(inOrder(stored)).toEqual(inOrder(now))
  const differing = await scope.rows(sql`
    select * from (
      select coalesce(s.component_id, 0) as component_id, r.station_id, r.parameter_id,
        date_trunc('month', r.sampled_on)::date as month, count(*)::int as results
      from shown_result r join sample s on s.id = r.sample_id where r.project_id = ${scope.projectId} and r.is_current
      group by 1, 2, 3, 4) r
    full join (
      select component_id, station_id, parameter_id, month, sum(results)::int as results from result_month
      where project_id = ${scope.projectId} group by 1, 2, 3, 4 having sum(results) <> 0) m
      using (component_id, station_id, parameter_id, month)
    where r.results is distinct from m.results`)
  expect(differing).toEqual([])
  const differingYears = await scope.rows(sql`
    select * from (
      select component_id, subcomponent_id, station_id, parameter_id, extract(year from month)::int as year,
        sum(results)::int as results
      from result_month where project_id = ${scope.projectId} group by 1, 2, 3, 4, 5) m
    full join (select * from result_year where project_id = ${scope.projectId}) y
      using (component_id, subcomponent_id, station_id, parameter_id, year)
    where m.results is distinct from y.results`)
  expect(differingYears).toEqual([])
  return stored.length
}

describe('a calculated result', () => {
  it('stands in the page of its sample with its formula and the non-detects that it rests on', async () => {
    await setRule('half')
    const { id } = await enter({ 'zn-total': '<2', flow: '10', 'ca-total': '1', 'mg-total': '<1' })
    expect(await shownLoad(id)).toMatchObject({
      text: '<1.728',
      textUnit: 'kg/d',
      value: 1.728,
      qualifier: '<',
      outcome: 'no-standard',
      calculated: { nonDetects: [ids.get('zn-total')], nonDetectRule: 'limit' },
      parameter: {
        formula: {
          text: '[zn-total] * [flow]',
          operands: expect.arrayContaining([
            expect.objectContaining({ key: 'flow', unit: 'L/s' }),
            expect.objectContaining({ key: 'zn-total', unit: 'mg/L' }),
          ]),
        },
      },
      earlier: [],
    })
    const { results } = await read(id)
    const hardness = results.find(({ parameter }) => parameter.id === ids.get('hardness'))
    expect(hardness).toMatchObject({
      value: 4.556,
      calculated: { nonDetects: [ids.get('mg-total')], nonDetectRule: 'half' },
    })
    const zinc = results.find(({ parameter }) => parameter.id === ids.get('zn-total'))
    expect(zinc).toMatchObject({ calculated: null, parameter: { formula: null } })
    expect(await expectExact()).toBe(2)
  })

  it('follows every change of what it rests on', async () => {
    const { id } = await enter({ 'zn-total': '2', flow: '10' })
    expect(await shownLoad(id)).toMatchObject({ value: 1.728 })
    await edit(id, { 'zn-total': '3' })
    expect(await shownLoad(id)).toMatchObject({ value: 2.592 })
    await qualify(id, 'zn-total', 'R')
    expect(await shownLoad(id)).toBeUndefined()
    await qualify(id, 'zn-total', null)
    expect(await shownLoad(id)).toMatchObject({ value: 2.592 })
    await expectExact()
    await edit(id, {}, { type: 'field-blank' })
    expect(await shownLoad(id)).toBeUndefined()
    await expectExact()
    await edit(id, {}, { stationId: stations[1], sampledOn: '2026-03-01' })
    expect(await shownLoad(id)).toMatchObject({ value: 2.592 })
    expect(await expectExact()).toBe(1)
    await calls.call(api.removeResult, {
      params: { ...on, sampleId: id, parameterId: ids.get('flow') ?? 0 },
    })
    expect(await shownLoad(id)).toBeUndefined()
    await edit(id, { flow: '1' })
    expect(await shownLoad(id)).toMatchObject({ value: 0.2592 })
    await calls.call(api.remove, { params: { ...on, sampleId: id } })
    expect(await expectExact()).toBe(0)
  })

  it('follows its formula and the rule for non-detects', async () => {
    const { id } = await enter({ 'zn-total': '2', flow: '10', 'pb-total': '<4' })
    const params = { ...on, parameterId: load }
    const change = (formula: string, unit: 'kg/d' | 'mg/L', version: number) =>
      calls.call(parameterRoutes.edit, { params, body: { ...body(unit, formula), version } })
    const edited = await change('[zn-total] + [pb-total]', 'mg/L', 1)
    expect(await shownLoad(id)).toMatchObject({ value: 4, textUnit: 'mg/L' })
    await setRule('zero')
    expect(await shownLoad(id)).toMatchObject({ value: 2, calculated: { nonDetectRule: 'zero' } })
    expect(await expectExact()).toBe(1)
    await calls.call(parameterRoutes.retire, { params })
    expect(await shownLoad(id)).toBeUndefined()
    await calls.call(parameterRoutes.restore, { params })
    expect(await shownLoad(id)).toMatchObject({ value: 2 })
    await change('[zn-total] * [pb-total]', 'mg/L', edited.version).catch(() => undefined)
    expect(await expectExact()).toBe(1)
  })

  it('gives way to what a laboratory reported, and comes back without it', async () => {
    const { id } = await enter({ 'ca-total': '1', 'mg-total': '1' })
    const hardness = async () => {
      const { results } = await read(id)
      return results.filter(({ parameter }) => parameter.id === ids.get('hardness'))
    }
    expect(await hardness()).toMatchObject([{ value: 6.615, calculated: { nonDetects: [] } }])
    await edit(id, { hardness: '7' })
    expect(await hardness()).toMatchObject([
      { value: 7, version: 1, calculated: null, earlier: [] },
    ])
    await expectExact()
    await calls.call(api.removeResult, {
      params: { ...on, sampleId: id, parameterId: ids.get('hardness') ?? 0 },
    })
    expect(await hardness()).toMatchObject([{ value: 6.615 }])
    await expectExact()
  })

  it('is neither deleted nor qualified by itself, and its unit may change while no limit needs it', async () => {
    const { id } = await enter({ 'zn-total': '2', flow: '10' })
    const params = { ...on, sampleId: id, parameterId: load }
    expect((await calls.refusal(api.removeResult, { params })).status).toBe(404)
    const qualifier = { qualifier: 'R' as const, reason: 'x' }
    expect((await calls.refusal(api.applyQualifier, { params, body: qualifier })).status).toBe(404)
    const { items } = await calls.call(parameterRoutes.list, {
      params: on,
      query: { kind: 'calculated' },
    })
    expect(items).toMatchObject([{ id: load, inUse: false }])
  })
})

it('has the value that the formula gives after any changes, and counts that agree', async () => {
  const keys = ['zn-total', 'flow', 'ca-total', 'mg-total', 'hardness', 'no3-n', 'no2-n']
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  const values = ['1', '<0.5', '0.25', '>3', '12.5', '<2']
  const some = () =>
    Object.fromEntries(
      keys.filter(() => random(2) === 0).map((key) => [key, values[random(6)] ?? '1']),
    )
  const made: number[] = []
  const types = ['normal', 'normal', 'duplicate', 'field-blank'] as const
  const place = () => ({
    stationId: stations[random(2)],
    sampledOn: `2026-0${1 + random(3)}-1${random(9)}`,
    sampledTime: `1${random(9)}:${10 + random(49)}`,
    type: types[random(4)],
    code: `M-${random(1000)}`,
  })
  let calculated = 0
  for (let step = 0; step < 40; step++) {
    const one = made[random(Math.max(made.length, 1))]
    const act = one === undefined ? 0 : random(8)
    if (act < 4) made.push((await enter({ ...some(), cl: '1' }, place())).id)
    else if (act === 4) await edit(one as number, some(), place()).catch(() => undefined)
    else if (act === 5) await setRule((['limit', 'half', 'zero'] as const)[random(3)] ?? 'half')
    else if (act === 6)
      await qualify(one as number, keys[random(7)] ?? '', random(2) ? 'R' : null).catch(() => null)
    else {
      const parameterId = ids.get(keys[random(7)] ?? '') ?? 0
      const params = { ...on, sampleId: one as number, parameterId }
      await calls.call(api.removeResult, { params }).catch(() => undefined)
    }
    calculated = Math.max(calculated, await expectExact())
  }
  expect(calculated).toBeGreaterThan(5)
})

it('is made by a job of results that were there before', async () => {
  const { id } = await enter({ 'zn-total': '2', flow: '10' })
  await owner(sql`delete from calculated_result where project_id = ${on.projectId}`)
  await owner(sql`insert into job (kind, project_id, payload, key, run_at, created_at)
    values ('calculate-results', ${on.projectId}, '{}', 'all', '2026-03-01', '2026-03-01')`)
  await runJobs(puquio, 'calculate-results')
  expect(await shownLoad(id)).toMatchObject({ value: 1.728 })
  expect(await expectExact()).toBe(1)
})

it('stands in series of its station, over stations, and in an export with its counts', async () => {
  await setRule('half')
  for (const [at, zinc] of ['1', '2', '<4', '8'].entries())
    await enter({ 'zn-total': zinc, flow: '10' }, { sampledOn: `2026-02-0${at + 1}` })
  const stationId = stations[0] ?? 0
  const station = await calls.call(seriesRoutes.station, { params: { ...on, stationId } })
  expect(station.parameters.find(({ parameter }) => parameter.id === load)).toMatchObject({
    results: 4,
    nonDetects: 1,
    latest: { value: 6.912, calculated: { nonDetects: [], nonDetectRule: null } },
    parameter: { formula: { text: '[zn-total] * [flow]' } },
  })
  const params = { ...on, stationId, parameterId: load }
  const { results, trend } = await calls.call(seriesRoutes.series, { params })
  expect(results.map(({ text, calculated }) => [text, calculated?.nonDetects])).toEqual([
    ['0.864', []],
    ['1.728', []],
    ['<3.456', [ids.get('zn-total')]],
    ['6.912', []],
  ])
  expect(trend).toMatchObject({ count: 4 })
  const over = await calls.call(seriesRoutes.parameter, {
    params: { ...on, parameterId: load },
    query: { to: '2026-02-02' },
  })
  expect(over.stations).toMatchObject([{ results: 2, min: 0.864, max: 1.728 }])

  const days = { from: '2026-02-02', to: '2026-02-28' }
  const query = { ...days, parameters: String(load), language: 'es' as const }
  const options = await calls.call(dataExportRoutes.options, { params: on, query })
  expect(options.total).toBe(3)
  expect(options.parameters.find(({ id }) => id === load)).toMatchObject({ results: 3 })
  const { items } = await calls.call(dataExportRoutes.results, { params: on, query })
  expect(items).toMatchObject([
    { value: 1.728, isCalculated: true, nonDetects: null, nonDetectRule: null },
    { value: 3.456, qualifier: '<', nonDetects: 'Zinc total', nonDetectRule: 'limit' },
    { value: 6.912 },
  ])
})

it('is read by its station and parameter: no more rows than are shown', async () => {
  const entered = { 'zn-total': '1', flow: '10', 'ca-total': '1', 'mg-total': '1' }
  const at = (sampledOn: string) => ({ stationId: stations[0], sampledOn })
  for (const day of ['02', '03', '04']) await enter(entered, at(`2026-02-${day}`))
  const first = await enter(entered, { stationId: stations[1] })
  await owner(sql`insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, campaign_id, code,
      created_at, created_by)
    select project_id, station_id, sampled_at, sampled_on - n, true, matrix, campaign_id, n::text, created_at, created_by
    from sample, generate_series(1, 500) n where id = ${first.id}`)
  await owner(sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit,
      entered_at, entered_by)
    select s.project_id, s.station_id, s.id, r.parameter_id, s.sampled_on, r.value, r.text, r.unit, r.entered_at, r.entered_by
    from sample s, result r
    where s.project_id = ${on.projectId} and r.sample_id = ${first.id} and s.station_id = ${stations[1]} and s.id <> r.sample_id`)
  await scope.transaction((within) => calculateAll(within))
  expect(await expectExact()).toBe(1008)
  await owner(sql`analyze result, calculated_result`)
  const rows = await scope.transaction(async (within) => {
    const [plan] = await within.rows<Record<string, [{ Plan: Node }]>>(sql`
      explain (analyze, format json) select * from shown_result r
      where r.project_id = ${on.projectId} and r.station_id = ${stations[0]} and r.parameter_id = ${load} and r.is_current`)
    return scansOf((Object.values(plan ?? {})[0] as [{ Plan: Node }])[0].Plan)
  })
  expect(rows).toEqual([
    { table: 'result', index: 'result_of_station', read: 0 },
    { table: 'calculated_result', index: 'calculated_result_of_station', read: 3 },
  ])
})

type Node = {
  Plans?: Node[]
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
}
const scansOf = (node: Node): { table: string; index: string | undefined; read: number }[] => [
  ...(node['Relation Name'] === undefined
    ? []
    : [
        {
          table: node['Relation Name'],
          index: node['Index Name'],
          read: node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
        },
      ]),
  ...(node.Plans ?? []).flatMap(scansOf),
]
