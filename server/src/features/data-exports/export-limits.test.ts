import { dataExportRoutes as api } from '@puquio/contract/laboratory/data-exports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildResults } from '../../../test/build-results.ts'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'
import { openPackage } from '../../platform/xlsx/package/workbook-package.ts'

const range = { from: '2024-01-01', to: '2024-03-31' }

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildResults>>
let reader: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  built = await buildResults(puquio.database, mine, { stations: 2, parameters: 3, days: 60 })
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})
afterAll(() => puquio.close())

const idOf = (thing: { id: number } | undefined) => thing?.id ?? 0
const download = (query: object) =>
  reader.send(api.download, { params, query: { ...range, language: 'es', ...query } })
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\n')

const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other)

describe('results beside their limits', () => {
  const query = async () => {
    const [station, parameter] = [idOf(built.stations[1]), idOf(built.parameters[0])]
    const own = { projectId: mine.project.id, standard: 'EIA-d 2014' }
    await insert(puquio.database, 'limit_value', {
      ...own,
      parameterId: parameter,
      statistic: 'any-time',
      kind: 'bounds',
      max: 60,
      validFrom: '2024-02-01',
      source: 'R.D. 100-2014',
      confidence: 'medium',
      origin: 'own',
    })
    await insert(puquio.database, 'station_standard', {
      ...own,
      stationId: station,
      position: 1,
      validFrom: '2020-01-01',
    })
    return { stations: [station], parameters: [parameter] }
  }

  test('are the same as CSV, as JSON and as a workbook, which marks what exceeds', async () => {
    const { stations, parameters } = await query()
    const { items } = await reader.call(api.results, {
      params,
      query: { ...range, stations, parameters },
    })
    const exceeding = items.filter(({ outcome }) => outcome === 'exceeds')
    expect(exceeding.length).toBeGreaterThan(5)
    expect(exceeding.every(({ value }) => (value ?? 0) > 60)).toBe(true)
    expect(exceeding[0]).toMatchObject({
      limitMin: null,
      limitMax: 60,
      limitUnit: 'mg/L',
      limitStandard: 'EIA-d 2014',
      limitToBeVerified: true,
    })
    expect(
      new Set(
        items.map(({ sampledOn, outcome }) =>
          [sampledOn < '2024-02-01', outcome === null || outcome === 'no-standard'].join(),
        ),
      ),
    ).toEqual(new Set(['true,true', 'false,false']))

    const chosen = { stations: String(stations[0]), parameters: String(parameters[0]) }
    const { body } = await download({ format: 'csv', ...chosen })
    const [head = '', ...rows] = linesOf(body).map((line) => line.split(','))
    const at = (name: string) => head.indexOf(name)
    expect(
      rows.map((row) => row[at('Evaluación')]).filter((word) => word === 'Excede'),
    ).toHaveLength(exceeding.length)
    expect(rows.at(-1)?.[at('Norma aplicada')]).toBe('EIA-d 2014 (por verificar)')
    expect(rows.at(-1)?.[at('Límite máximo')]).toBe('60')

    for (const layout of ['long', 'wide', 'stations']) {
      const { rawPayload } = await download({ format: 'xlsx', layout, ...chosen })
      const parts = await openPackage(rawPayload)
      const [styleSheet, sheet] = await Promise.all([
        parts.text('xl/styles.xml'),
        parts.text('xl/worksheets/sheet1.xml'),
      ])
      const format = /numFmtId="(\d+)" formatCode="[^"]*▲/.exec(styleSheet)?.[1]
      const styles = styleSheet.split('<cellXfs')[1]?.matchAll(/<xf numFmtId="(\d+)"/g)
      const style = [...(styles ?? [])].findIndex(([, id]) => id === format)
      const marked = [...sheet.matchAll(new RegExp(`<c s="${style}"><v>([^<]*)`, 'g'))].map(
        ([, value]) => Number(value),
      )
      expect(ascending(marked)).toEqual(ascending(exceeding.map(({ value }) => value ?? 0)))
    }
  })

  test('are not compared where a person rejected them, and say so', async () => {
    const { owner } = puquio.database
    const [row] = await owner.one<{ id: number }>(
      {},
      sql`update result set applied_qualifier = 'R', applied_reason = 'Blanco contaminado'
        where project_id = ${mine.project.id} and parameter_id = ${idOf(built.parameters[0])}
          and station_id = ${idOf(built.stations[1])} and value > 60 and sampled_on = (
            select max(sampled_on) from result where project_id = ${mine.project.id} and value > 60
              and parameter_id = ${idOf(built.parameters[0])} and station_id = ${idOf(built.stations[1])})
        returning sample_id as id`,
    )
    const query = {
      ...range,
      stations: [idOf(built.stations[1])],
      parameters: [idOf(built.parameters[0])],
    }
    const { items } = await reader.call(api.results, { params, query })
    expect(items.find(({ sampleId }) => sampleId === row?.id)).toMatchObject({
      outcome: 'cannot-be-determined',
      appliedQualifier: 'R',
      appliedReason: 'Blanco contaminado',
    })
  })
})
