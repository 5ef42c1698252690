import type { enteredSample } from '@puquio/contract/laboratory/sample-entry'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import { buildMember, buildMine, buildProfile, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let on: { projectId: number }
let effluent: { id: number }
let parameters: Map<string, number>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  effluent = await buildStation(puquio.database, mine.project, {
    code: 'EF-1',
    standard: 'D.S. 010-2010-MINAM',
  })
  const rows = await puquio.database.owner.one<{ id: number; key: string }>(
    {},
    sql`select id, key from parameter where project_id = ${mine.project.id}`,
  )
  parameters = new Map(rows.map(({ id, key }) => [key, id]))
})

type Input = z.input<typeof enteredSample>
const idOf = (key: string) => parameters.get(key) ?? 0
const sample = (
  results: [key: string, text: string, unit: string][],
  rest: Partial<Input> = {},
) => ({
  stationId: effluent.id,
  sampledOn: '2026-02-10',
  sampledTime: '09:30',
  matrix: 'water' as const,
  type: 'normal' as const,
  campaign: 'Febrero 2026',
  laboratory: 'Laboratorio Andino',
  results: results.map(([key, text, unit]) => ({ parameterId: idOf(key), text, unit })),
  ...rest,
})
const counted = async () =>
  (await writer.call(dataExportRoutes.options, { params: on, query: {} })).total

it('keeps a sample with its results as written, each in its parameter’s unit and under its limit', async () => {
  const body = sample([
    ['cu-total', '900', 'µg/L'],
    ['pb-total', '<0.005', 'mg/L'],
    ['ph', '7,52', ''],
  ])
  const made = await writer.call(api.create, { params: on, body })
  expect(made).toMatchObject({
    station: { code: 'EF-1' },
    sampledOn: '2026-02-10',
    sampledAt: '2026-02-10T14:30:00.000Z',
    campaign: { name: 'Febrero 2026', isApproved: false },
    laboratory: { name: 'Laboratorio Andino' },
    version: 1,
  })
  const shown = Object.fromEntries(
    made.results.map((one) => [
      one.parameter.symbol,
      [one.text, one.textUnit, one.qualifier, one.value, one.outcome],
    ]),
  )
  expect(shown).toEqual({
    pH: ['7,52', 'unidad de pH', null, 7.52, 'complies'],
    'Cu total': ['900', 'µg/L', null, 0.9, 'exceeds'],
    'Pb total': ['<0.005', 'mg/L', '<', 0.005, 'non-detect-complies'],
  })
  const copper = made.results.find(({ value }) => value === 0.9)
  expect(copper?.limit).toMatchObject({ standard: 'D.S. 010-2010-MINAM', max: 0.5 })
  expect(copper?.limit?.source).toMatch(/\w/)
  expect(await counted()).toBe(3)
  const again = await writer.call(api.get, { params: { ...on, sampleId: made.id } })
  expect(again).toEqual(made)
})

it('makes a version of what is corrected, and leaves the rest as it is', async () => {
  const made = await writer.call(api.create, {
    params: on,
    body: sample([
      ['cu-total', '0.9', 'mg/L'],
      ['ph', '7.5', ''],
    ]),
  })
  const params = { ...on, sampleId: made.id }
  const corrected = sample([
    ['cu-total', '0.09', 'mg/L'],
    ['ph', '7.5', ''],
  ])
  const edited = await writer.call(api.edit, { params, body: { ...corrected, version: 1 } })
  expect(edited.version).toBe(2)
  const [ph, copper] = edited.results
  expect(ph).toMatchObject({ version: 1, earlier: [] })
  expect(copper).toMatchObject({ version: 2, text: '0.09', outcome: 'complies' })
  expect(copper?.earlier).toMatchObject([{ version: 1, text: '0.9', value: 0.9 }])
  expect(await counted()).toBe(2)
  const late = await writer.refusal(api.edit, { params, body: { ...corrected, version: 1 } })
  expect(late.problem).toBe('CHANGED_MEANWHILE')
})

it('moves the counts with a sample that gets another station, day and component', async () => {
  const body = sample([['cu-total', '0.9', 'mg/L']], { componentId: mine.component.id })
  const made = await writer.call(api.create, { params: on, body })
  const moved = { ...body, stationId: mine.station.id, sampledOn: '2026-01-05', componentId: null }
  const params = { ...on, sampleId: made.id }
  await writer.call(api.edit, { params, body: { ...moved, results: [], version: 1 } })
  const rows = await puquio.database.owner.one<{ stationId: number; month: string }>(
    {},
    sql`select station_id, month::text, component_id from result_month
      where project_id = ${mine.project.id} and results <> 0`,
  )
  expect(rows).toEqual([{ stationId: mine.station.id, month: '2026-01-01', componentId: 0 }])
  const years = await puquio.database.owner.one<{ stationId: number; year: number }>(
    {},
    sql`select station_id, year, component_id, results from result_year
      where project_id = ${mine.project.id} and results <> 0`,
  )
  expect(years).toEqual([{ stationId: mine.station.id, year: 2026, componentId: 0, results: 1 }])
  const { items } = await writer.call(api.list, { params: on, query: {} })
  expect(items).toMatchObject([{ sampledOn: '2026-01-05', results: [{ value: 0.9 }] }])
})

it('refuses what it does not understand at its cell, and writes nothing', async () => {
  const refused = async (body: Input) =>
    (await writer.refusal(api.create, { params: on, body })).fields?.map(
      ({ path, code }) => `${path} ${code}`,
    )
  expect(
    await refused(
      sample([
        ['cu-total', 'agua turbia', 'mg/L'],
        ['pb-total', '1,234', 'mg/L'],
        ['zn-total', '1', 'dB(A)'],
        ['air-benzene', '1', 'µg/m³'],
        ['as-total', '1', 'mg/L'],
        ['as-total', '2', 'mg/L'],
      ]),
    ),
  ).toEqual([
    'results.0.text not-a-value',
    'results.1.text ambiguous-value',
    'results.2.unit unit-not-of-parameter',
    'results.3.parameterId other-matrix',
    'results.5.parameterId repeated',
  ])
  expect(await refused(sample([], { sampledOn: '2026-02-16' }))).toEqual(['sampledOn in-future'])
  expect(await refused(sample([], { stationId: 999_999 }))).toEqual(['stationId not-in-list'])
  expect(await counted()).toBe(0)
  const settled = sample([['pb-total', '1,234', 'mg/L']], { decimalMark: ',' })
  const made = await writer.call(api.create, { params: on, body: settled })
  expect(made.results).toMatchObject([{ value: 1.234, text: '1,234' }])
})

it('takes no result of a parameter that was retired, but for one that the sample has', async () => {
  const made = await writer.call(api.create, {
    params: on,
    body: sample([['pb-total', '1.2', 'mg/L']]),
  })
  await puquio.database.owner.one(
    {},
    sql`update parameter set retired_at = now() where project_id = ${mine.project.id} and key = 'pb-total'`,
  )
  const another = sample([['pb-total', '1.3', 'mg/L']], { sampledOn: '2026-01-02' })
  expect(await writer.refusal(api.create, { params: on, body: another })).toMatchObject({
    fields: [{ path: 'results.0.parameterId', code: 'not-in-list' }],
  })
  const params = { ...on, sampleId: made.id }
  const body = { ...sample([['pb-total', '1.3', 'mg/L']]), version: made.version }
  const edited = await writer.call(api.edit, { params, body })
  expect(edited.results).toMatchObject([{ value: 1.3 }])
})

it('reads units as imports do, and asks where one names another substance', async () => {
  await puquio.database.owner.one(
    {},
    sql`insert into name_alias (project_id, kind, name, unit)
      values (${mine.project.id}, 'unit', 'mg por litro', 'mg/L') returning id`,
  )
  const read = sample([
    ['so4', '250', 'mg SO4/L'],
    ['no3-n', '10', 'mg NO3-N/L'],
    ['cu-total', '0.9', 'mg por litro'],
  ])
  const made = await writer.call(api.create, { params: on, body: read })
  const values = Object.fromEntries(made.results.map(({ value, textUnit }) => [textUnit, value]))
  expect(values).toEqual({ 'mg NO3-N/L': 10, 'mg SO4/L': 250, 'mg por litro': 0.9 })
  const { unitAliases } = await writer.call(api.choices, { params: on })
  expect(unitAliases).toEqual([{ name: 'mg por litro', unit: 'mg/L' }])
  const asked = sample([['no3', '10', 'mg NO3-N/L']], { sampledOn: '2026-02-11' })
  expect((await writer.refusal(api.create, { params: on, body: asked })).fields).toMatchObject([
    { path: 'results.0.unit', code: 'unknown-unit' },
  ])
})

it('does not enter the same sample twice', async () => {
  const body = sample([['ph', '7.5', '']], { code: 'M-1' })
  const { id } = await writer.call(api.create, { params: on, body })
  const again = { ...body, code: 'm-1', laboratory: 'Otro laboratorio' }
  expect(await writer.refusal(api.create, { params: on, body: again })).toMatchObject({
    problem: 'SAMPLE_EXISTS',
    params: { sampleId: String(id) },
  })
  await writer.call(api.create, { params: on, body: { ...body, type: 'duplicate' } })
  expect(await counted()).toBe(2)
})

it('deletes a result, and a sample with all of its results, which the audit trail keeps', async () => {
  const made = await writer.call(api.create, {
    params: on,
    body: sample([
      ['cu-total', '0.9', 'mg/L'],
      ['ph', '7.5', ''],
    ]),
  })
  const params = { ...on, sampleId: made.id }
  await writer.call(api.removeResult, { params: { ...params, parameterId: idOf('ph') } })
  expect(await counted()).toBe(1)
  await writer.call(api.remove, { params })
  expect(await counted()).toBe(0)
  expect((await writer.refusal(api.get, { params })).status).toBe(404)
  expect((await writer.refusal(api.remove, { params })).status).toBe(404)
  const kept = await puquio.database.owner.one<{ text: string }>(
    {},
    sql`select c.details::text as text from audit_change c join audit_entry e on e.id = c.entry_id
      where e.project_id = ${mine.project.id} and c.table_name = 'result' and c.operation = 'delete'`,
  )
  const texts = kept.map(({ text }) => /"text": "(.+?)"/.exec(text)?.[1])
  expect(new Set(texts)).toEqual(new Set(['0.9', '7.5']))
})

it('proposes the profile of the station’s monitoring, and names what it does not know', async () => {
  const profile = await buildProfile(puquio.database, mine.project, {
    name: 'Efluentes',
    parameters: ['pH', 'Cobre total', 'Unobtainio', 'As'],
  })
  await puquio.database.owner.one(
    {},
    sql`update monitoring set profile_id = ${profile.id} where project_id = ${mine.project.id}`,
  )
  const params = { ...on, stationId: mine.station.id }
  expect(await writer.call(api.proposal, { params, query: {} })).toMatchObject({
    componentId: mine.component.id,
    profile: {
      name: 'Efluentes',
      parameterIds: [idOf('ph'), idOf('cu-total')],
      unclear: [
        { text: 'Unobtainio', parameterIds: [] },
        {
          text: 'As',
          parameterIds: expect.arrayContaining([idOf('as-total'), idOf('as-dissolved')]),
        },
      ],
    },
  })
  const none = { ...on, stationId: effluent.id }
  expect(await writer.call(api.proposal, { params: none, query: {} })).toMatchObject({
    profile: null,
  })
  const { parameters: offered } = await writer.call(api.choices, { params: on })
  expect(offered.find(({ key }) => key === 'cu-total')).toMatchObject({ unit: 'mg/L' })
})
