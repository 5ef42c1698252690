import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

const folder = join(import.meta.dirname, '../../../../domain/test/open-data')
const openData = (name: string) => readFileSync(join(folder, name))

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())

const saved = ({ rowsOf }: ResultStage) =>
  rowsOf(sql`
    select (select count(*) from result) as results, (select count(*) from sample) as samples,
      (select count(*) from station) as stations, (select count(*) from calculated_result) as calculated,
      (select sum(results) from result_month) as counted`)

const reasons = (one: { held: { reason: string; rows: number }[] }) => {
  const counts: Record<string, number> = {}
  for (const { reason, rows } of one.held) counts[reason] = (counts[reason] ?? 0) + rows
  return counts
}

describe('OEFA’s results of water, in an empty project', () => {
  const file = openData('oefa_componente_ambiental_agua.csv')
  let stage: ResultStage
  beforeAll(async () => {
    stage = await stageResults(puquio)
  })

  it('are all saved once their stations are made in one go, with their coordinates', async () => {
    const checked = await stage.check(file)
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { values: 998, good: 0, held: 998, old: 998 },
      newStations: { total: 24 },
    })
    expect(checked.newStations.stations.filter(({ isLocated }) => isLocated)).toHaveLength(24)
    expect(reasons(checked)).toEqual({ 'unknown-station': 998 })
    const made = await stage.makeStations(checked)
    expect(made).toMatchObject({ held: [], counts: { values: 998, good: 998, held: 0 } })
    const done = await stage.save(checked, 'OEFA 2013-2019')
    expect(done).toMatchObject({ state: 'saved', counts: { savedResults: 998, held: 0 } })
    expect(await saved(stage)).toEqual([
      {
        results: 998,
        samples: done.counts.savedSamples,
        stations: 24,
        calculated: 18,
        counted: 1016,
      },
    ])
    expect(
      await stage.rowsOf(
        sql`select payload -> 'enteredBy' as by from job where kind = 'tell-exceedances'`,
      ),
    ).toEqual([{ by: stage.writer.id }])
    const [place] = await stage.rowsOf(
      sql`select easting_m, northing_m, zone from station where code = 'F01861-AG01'`,
    )
    expect(place).toEqual({ eastingM: 601347, northingM: 9506175, zone: 18 })
  })

  it('keeps each value in its canonical unit beside the text of the laboratory', async () => {
    const rows = await stage.rowsOf<{ text: string; value: number; qualifier: string | null }>(sql`
      select t.text, t.value, t.qualifier, t.unit from result t
        join parameter p on p.id = t.parameter_id join sample s on s.id = t.sample_id
        join station e on e.id = s.station_id
      where e.code = 'F01861-AG01' and p.name ->> 'es' in ('Aceites y grasas', 'Cloruro', 'Cloruros') and s.sampled_at = '2019-01-14T22:54:00Z'
      order by t.text`)
    expect(rows).toEqual([
      { text: '0,233', value: 0.233, qualifier: null, unit: 'mg/L' },
      { text: '<0.100', value: 0.1, qualifier: '<', unit: 'mg/L' },
    ])
  })

  it('adds nothing when the same file comes again', async () => {
    const before = await saved(stage)
    const again = await stage.check(file)
    expect(again).toMatchObject({ held: [], counts: { values: 998, good: 0, known: 998 } })
    expect(await stage.save(again)).toMatchObject({ state: 'saved', counts: { savedResults: 0 } })
    expect(await saved(stage)).toEqual(before)
    expect(await stage.rowsOf(sql`select name from campaign`)).toEqual([{ name: 'OEFA 2013-2019' }])
  })
})

describe('DIGESA’s PM10 of Lambayeque', () => {
  it('waits for its parameter until a person says it once, and for nothing else then', async () => {
    const stage = await stageResults(puquio)
    const first = await stage.check(openData('digesa_lambayeque_pm10.csv'))
    expect(reasons(first)).toEqual({ 'unknown-station': 295, 'without-parameter': 295 })
    const said = await stage.map(first, { mapping: { constants: { parameter: 'PM10' } } })
    expect(reasons(said)).toEqual({ 'unknown-station': 295 })
    const made = await stage.makeStations(first)
    expect(made).toMatchObject({ held: [], counts: { good: 295 } })
    expect(await stage.save(made)).toMatchObject({ counts: { savedResults: 295 } })
  })
})

describe('INEI’s effluents of 1998', () => {
  it('waits for its dates and fractions until they are said, and keeps the rest waiting', async () => {
    const stage = await stageResults(puquio)
    const first = await stage.check(openData('inei_1998_efluentes_relaves.csv'))
    expect(reasons(first)).toMatchObject({
      'several-parameters': 51,
      'without-date': 78,
      'without-unit': 9,
    })
    const said = await stage.map(first, {
      mapping: { constants: { date: '31/12/1998', group: 'Metales totales' } },
    })
    const params = { ...stage.on, key: first.key }
    const made = await stage.makeStations(first)
    expect(reasons(made)).toEqual({ 'several-parameters': 9, 'without-unit': 9 })
    const done = await stage.save(said)
    expect(done).toMatchObject({
      state: 'checked',
      counts: { savedResults: 60, held: 18, good: 0 },
    })
    const { parameters } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
    const cyanide = parameters.find((one) => one.name.es === 'Cianuro total')
    const named = await stage.calls.call(resultImportRoutes.resolve, {
      params,
      body: {
        reason: 'several-parameters',
        field: 'parameter',
        text: made.held.find((one) => one.reason === 'several-parameters')?.text ?? '',
        position: null,
        act: { kind: 'name', id: cyanide?.id ?? 0 },
      },
    })
    expect(reasons(named)).toEqual({ 'without-unit': 9 })
    expect(await stage.save(named)).toMatchObject({ counts: { savedResults: 69, held: 9 } })
  })
})
