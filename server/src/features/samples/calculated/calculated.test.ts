import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { type Amount, nonDetectRules } from '@puquio/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ownParameter } from '../../../../test/proofs/valid-bodies.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { calculateResults } from './calculate-results.ts'
import { calculatedResults } from './calculated-store.ts'
import { readFormulas } from './formulas-store.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let calls: Awaited<ReturnType<TestApp['signIn']>>
let params: { projectId: number }
let ids: Map<string, number>
let scope: ProjectScope
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  calls = await puquio.signIn(mine.admin)
  params = { projectId: mine.project.id }
  scope = projectScope(puquio.database, puquio.clock, {
    ...params,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  await calculated('Carga de zinc', 'kg/d', '[zn-total] * [flow]')
  await calculated('Relación', '1', '([ca-total] - [mg-total]) / [flow] * [flow] / [mg-total]')
  await calculated('Suma', 'µg/L', '[zn-total] + 2.5 * [mg-total]')
  const found = await puquio.database.owner.one<{ id: number; key: string }>(
    {},
    sql`select id, key from parameter where project_id = ${params.projectId}`,
  )
  ids = new Map(found.map(({ id, key }) => [key, id]))
})
afterAll(() => puquio.close())

const calculated = (es: string, unit: 'kg/d' | '1' | 'µg/L', formula: string) =>
  calls.call(parameterRoutes.create, {
    params,
    body: { ...ownParameter, name: { es, en: '', fr: '', pt: '' }, symbol: '', unit, formula },
  })

let hour = 0
async function sample(amounts: Record<string, Amount>, type = 'normal'): Promise<number> {
  hour += 1
  const at = new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
  const on = at.slice(0, 10)
  const by = { createdAt: at, createdBy: mine.admin.id }
  const campaign =
    (
      await puquio.database.owner.one<{ id: number }>(
        {},
        sql`select id from campaign where project_id = ${params.projectId} limit 1`,
      )
    )[0] ?? (await insert(puquio.database, 'campaign', { ...params, name: 'Enero', ...by }))
  const { id } = await insert(puquio.database, 'sample', {
    ...params,
    stationId: mine.station.id,
    sampledAt: at,
    sampledOn: on,
    hasTime: true,
    matrix: 'water',
    type,
    campaignId: campaign?.id,
    ...by,
  })
  for (const [key, { value, qualifier }] of Object.entries(amounts))
    await puquio.database.owner.one(
      {},
      sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit, entered_at, entered_by)
        values (${params.projectId}, ${mine.station.id}, ${id}, ${ids.get(key) ?? 0}, ${on}::date, ${value}, ${qualifier}, 'x', 'x', ${at}, ${mine.admin.id})`,
    )
  await calculateResults(scope, [id])
  return id
}

const setRule = async (nonDetectRule: (typeof nonDetectRules)[number]) => {
  const body = await calls.call(laboratorySettingRoutes.get, { params })
  return calls.call(laboratorySettingRoutes.set, { params, body: { ...body, nonDetectRule } })
}

it('calculates by each rule where every operand has a number, and names the non-detects', async () => {
  const exact = (value: number | null) => ({ value, qualifier: null })
  const flow = exact(10)
  const samples = {
    plain: await sample({ 'zn-total': exact(2), flow }),
    below: await sample({ 'zn-total': { value: 2, qualifier: '<' }, flow }),
    mixed: await sample({ 'zn-total': { value: 2, qualifier: '<' }, 'mg-total': exact(1.4) }),
    incomplete: await sample({ 'zn-total': exact(2), 'ca-total': exact(2) }),
    above: await sample({ 'zn-total': { value: 2, qualifier: '>' }, flow }),
    blank: await sample({ 'zn-total': exact(2), flow }, 'trip-blank'),
    zero: await sample({ 'ca-total': exact(2), 'mg-total': exact(0), flow }),
  }
  for (const rule of nonDetectRules) {
    await setRule(rule)
    const formulas = await readFormulas(scope)
    expect(formulas.formulas).toHaveLength(6)
    const found = await calculatedResults(scope, formulas, Object.values(samples))
    const byKey = (id: number, key: string) =>
      found.find((one) => one.sampleId === id && one.parameterId === ids.get(key))
    expect(byKey(samples.plain, 'own-carga-de-zinc')).toMatchObject({
      value: 1.728,
      qualifier: null,
      unit: 'kg/d',
      nonDetects: [],
      nonDetectRule: null,
    })
    // A load of nothing is nothing: "<" what its limit gives, by any rule.
    expect(byKey(samples.below, 'own-carga-de-zinc')).toMatchObject({
      value: 1.728,
      qualifier: '<',
      nonDetects: [ids.get('zn-total')],
      nonDetectRule: 'limit',
    })
    const sum = { limit: 5_500, half: 4_500, zero: 3_500 }[rule]
    expect(byKey(samples.mixed, 'own-suma')).toMatchObject({
      value: sum,
      qualifier: null,
      nonDetects: [ids.get('zn-total')],
      nonDetectRule: rule,
    })
    for (const id of [samples.incomplete, samples.above, samples.blank])
      expect(found.filter(({ sampleId }) => sampleId === id)).toEqual([])
    // A divisor of 0 gives nothing.
    expect(byKey(samples.zero, 'own-relacion')).toBeUndefined()
    expect(byKey(samples.zero, 'hardness')).toMatchObject({ value: 4.994 })
  }
})

it('shows a load beside its limit, names its non-detects, and leaves what was reported', async () => {
  await setRule('half')
  const load = ids.get('own-carga-de-zinc') ?? 0
  await sample({ 'zn-total': { value: 2, qualifier: null }, flow: { value: 10, qualifier: null } })
  const reported = await sample({
    'ca-total': { value: 1, qualifier: null },
    'mg-total': { value: 1, qualifier: '<' },
    hardness: { value: 7, qualifier: null },
  })
  const blank = await sample(
    { 'zn-total': { value: 2, qualifier: null }, flow: { value: 10, qualifier: null } },
    'field-blank',
  )
  await puquio.database.owner.one(
    {},
    sql`insert into limit_value (project_id, standard, parameter_id, statistic, kind, max, valid_from, source, confidence, origin)
      values (${params.projectId}, 'Cargas', ${load}, 'any-time', 'bounds', 1.5, '2020-01-01', 'EIA', 'high', 'own')`,
  )
  await puquio.database.owner.one(
    {},
    sql`update station set standard = 'Cargas', category = null where id = ${mine.station.id}`,
  )
  const page = await calls.call(sampleRoutes.list, { params, query: { size: 3 } })
  const of = (id: number) => page.items.find((one) => one.id === id)
  const found = page.items
    .flatMap(({ results }) => results)
    .filter(({ parameterId }) => parameterId === load)
  expect(found).toMatchObject([
    {
      value: 1.728,
      text: '1.728',
      textUnit: 'kg/d',
      outcome: 'exceeds',
      limit: { standard: 'Cargas', max: 1.5, unit: 'kg/d' },
      calculated: { nonDetects: [], nonDetectRule: null },
    },
  ])
  const hardness = of(reported)?.results.filter((one) => one.parameterId === ids.get('hardness'))
  expect(hardness).toMatchObject([{ value: 7, calculated: null }])
  const ratio = of(reported)?.results.find((one) => one.calculated !== null)
  expect(ratio).toBeUndefined()
  expect(of(blank)?.results.some(({ outcome }) => outcome !== null)).toBe(false)
  const exceeding = await calls.call(sampleRoutes.list, {
    params,
    query: { outcome: 'exceeds', group: 'field', size: 100 },
  })
  expect(exceeding.items.length).toBeGreaterThan(0)
})

it('warns from the share that the project sets, and says what is repeated', async () => {
  const version = await calls.call(laboratorySettingRoutes.get, { params })
  const stale = { ...version, version: version.version + 5 }
  expect((await calls.refusal(laboratorySettingRoutes.set, { params, body: stale })).problem).toBe(
    'CHANGED_MEANWHILE',
  )
  const zinc = { 'zn-total': { value: 1, qualifier: null }, flow: { value: 10, qualifier: null } }
  const warned = await sample(zinc)
  const resultOf = async (id: number) => {
    const { items } = await calls.call(sampleRoutes.list, { params, query: { size: 5 } })
    return items
      .find((one) => one.id === id)
      ?.results.find(({ parameterId }) => parameterId === ids.get('own-carga-de-zinc'))
  }
  // 0.864 of 1.5 kg/d is 57.6 %.
  expect(await resultOf(warned)).toMatchObject({ outcome: 'complies', isWarning: false })
  const set = (changes: object) =>
    calls
      .call(laboratorySettingRoutes.get, { params })
      .then((body) =>
        calls.call(laboratorySettingRoutes.set, { params, body: { ...body, ...changes } }),
      )
  await set({ warningPercent: 57 })
  expect(await resultOf(warned)).toMatchObject({ isWarning: true })
  const high = { 'zn-total': { value: 9, qualifier: null }, flow: { value: 10, qualifier: null } }
  hour += 48
  const first = await sample(high)
  const second = await sample(high)
  await set({ repeatTimes: 2, repeatDays: null })
  expect(await resultOf(second)).toMatchObject({ outcome: 'exceeds', isRepeated: true })
  await set({ repeatTimes: 3 })
  expect(await resultOf(second)).toMatchObject({ isRepeated: false })
  expect(await resultOf(first)).toMatchObject({ isRepeated: false })
})

it('lets readers read the settings and an ADMIN set them', async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const body = await reader.call(laboratorySettingRoutes.get, { params })
  expect((await reader.refusal(laboratorySettingRoutes.set, { params, body })).status).toBe(403)
  expect((await puquio.nobody.refusal(laboratorySettingRoutes.get, { params })).status).toBe(401)
  const elsewhere = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await elsewhere.refusal(laboratorySettingRoutes.get, { params })).status).toBe(404)
})
