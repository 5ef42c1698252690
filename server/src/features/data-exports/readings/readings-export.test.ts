import { dataExportRoutes as api } from '@puquio/contract/laboratory/data-exports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildResults } from '../../../../test/build-results.ts'
import { buildMember, buildMine, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'
import type { NewReading } from '../../../platform/telemetry/reading.ts'

const range = { from: '2024-01-10', to: '2024-01-12' }
const minute = 60_000
/** Midnight in Peru of the first day. */
const startMs = Date.parse('2024-01-10T05:00:00Z')

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildResults>>
let reader: Calls
let params: { projectId: number }
let level: { id: number }
let loose: { id: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  built = await buildResults(puquio.database, mine, { stations: 2, parameters: 3, days: 60 })
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const at = await buildDevice(puquio.database, mine, {
    name: 'Sonda A',
    serial: 'A-1',
    stationId: built.stations[0]?.id,
  })
  const ofDevice = { projectId: mine.project.id, deviceId: at.device.id, position: 1, decimals: 2 }
  level = await insert(puquio.database, 'variable', {
    ...ofDevice,
    key: 'ph',
    name: 'pH en línea',
    unit: 'unidad de pH',
    parameterId: built.parameters[0]?.id,
  })
  loose = (await buildDevice(puquio.database, mine, { name: '=Sonda B' })).variable
  await write(level.id, 3 * 1440)
  await write(loose.id, 2)
  await puquio.platform.telemetry.rollUp()
  const foreign = await buildMine(puquio.database)
  await write((await buildDevice(puquio.database, foreign)).variable.id, 5)
})
afterAll(() => puquio.close())

/** A reading a minute from the first midnight, besides one before it; the second is suspect, the third has no value. */
async function write(variableId: number, count: number) {
  const readings = Array.from({ length: count + 1 }, (_, index): NewReading => {
    const atMs = startMs + (index - 1) * minute
    const value = index === 3 ? null : index + 0.5
    const quality = index === 2 ? 'suspect' : index === 3 ? 'deleted' : 'good'
    return { variableId, atMs, raw: index, value, quality }
  })
  await puquio.platform.telemetry.write({
    receivedAt: new Date(startMs + count * minute),
    channel: 'satellite',
    message: null,
    readings,
  })
}

const download = async (query: object) => {
  const answer = await reader.send(api.download, {
    params,
    query: { ...range, language: 'es', ...query },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer
}
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\n')
const idOf = (thing: { id: number } | undefined) => thing?.id ?? 0

describe('readings', () => {
  test('are counted exactly by their days, beside results and alone, below each filter', async () => {
    const options = (query: object) =>
      reader.call(api.options, { params, query: { ...range, ...query } })
    expect((await options({})).total).toBe(2 * 3 * 3)
    const alone = await options({ source: 'readings' })
    expect(alone.total).toBe(3 * 1440 + 2)
    expect(alone.stations.map(({ id, results }) => [id, results])).toEqual([
      [idOf(built.stations[0]), 3 * 1440],
    ])
    expect(alone.parameters.map(({ id, results }) => [id, results])).toEqual([
      [idOf(built.parameters[0]), 3 * 1440],
    ])
    expect(alone.components.map(({ id }) => id)).toEqual([0])
    expect(alone.span).toEqual({ from: '2024-01-09', to: '2024-01-12' })
    const both = await options({ source: 'both' })
    expect(both.total).toBe(18 + 3 * 1440 + 2)
    const chosen = {
      source: 'both',
      stations: [idOf(built.stations[0])],
      parameters: [idOf(built.parameters[0])],
    }
    expect((await options(chosen)).total).toBe(3 + 3 * 1440)
    expect((await options({ source: 'both', components: [idOf(built.components[0])] })).total).toBe(
      9,
    )
  })

  test('leave as CSV with channel, quality and lateness, on the project’s clock', async () => {
    const { body } = await download({ format: 'csv', source: 'readings', bom: 'false' })
    const lines = linesOf(body)
    expect(lines).toHaveLength(1 + 3 * 1440 + 2)
    expect(lines[0]).toContain('Dispositivo,Serie,Variable')
    expect(lines[1]).toMatch(
      /^EX-001,2024-01-10,00:00:00,Sonda A,A-1,pH en línea,.*,1\.5,unidad de pH,1,Buena,Satélite,259200$/,
    )
    expect(lines[2]).toContain(',Dudosa,')
    expect(lines[3]).toMatch(/,,unidad de pH,3,Eliminada,/)
    expect(lines[61]).toContain(',01:00:00,')
    // A text that starts a formula does not.
    expect(lines.at(-1)).toContain("'=Sonda B")
  })

  test('stand below results in one CSV, under the same headings where both have them', async () => {
    const { body } = await download({ format: 'csv', source: 'both', bom: 'false' })
    const lines = linesOf(body).map((line) => line.split(','))
    expect(lines).toHaveLength(1 + 18 + 3 * 1440 + 2)
    const head = lines[0] ?? []
    expect(new Set(head).size).toBe(head.length)
    const cell = (row: number, heading: string) => lines[row]?.[head.indexOf(heading)]
    expect([cell(1, 'Medido por'), cell(19, 'Medido por')]).toEqual(['Laboratorio', 'Sensor'])
    expect([cell(1, 'Estación'), cell(19, 'Estación')]).toEqual(['EX-001', 'EX-001'])
    expect([cell(1, 'Serie'), cell(19, 'Serie')]).toEqual(['', 'A-1'])
    expect(cell(19, 'Valor')).toBe('1.5')
    expect(lines.every((line) => line.length === head.length)).toBe(true)
  })

  test('have a sheet of their own in a workbook', async () => {
    const { rawPayload } = await download({ format: 'xlsx', source: 'both', layout: 'wide' })
    const read = await readWorkbook(rawPayload)
    if (read.kind === 'refused') throw new Error(read.reason)
    expect(read.sheets.map(({ name }) => name)).toEqual(['Resultados', 'Lecturas', 'Acerca de'])
    expect(read.sheets[1]?.rows).toHaveLength(1 + 3 * 1440 + 2)
    const alone = await readWorkbook(
      (await download({ format: 'xlsx', source: 'readings' })).rawPayload,
    )
    expect(alone.kind === 'refused' ? [] : alone.sheets.map(({ name }) => name)).toEqual([
      'Lecturas',
      'Acerca de',
    ])
  })

  test('are paged by key, each once, in the whole range', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const query: object = { ...range, size: 1000, ...(after === null ? {} : { after }) }
      const page = await reader.call(api.readings, { params, query })
      for (const { variableId, measuredAt } of page.items) seen.push(`${variableId} ${measuredAt}`)
      after = page.next
    } while (after !== null)
    expect(seen).toHaveLength(3 * 1440 + 2)
    expect(new Set(seen).size).toBe(seen.length)
    const { items } = await reader.call(api.readings, {
      params,
      query: { ...range, size: 2, parameters: [idOf(built.parameters[0])] },
    })
    expect(items[1]).toMatchObject({
      variableId: level.id,
      measuredAt: new Date(startMs + minute).toISOString(),
      raw: 2,
      value: 2.5,
      unit: 'unidad de pH',
      quality: 'suspect',
      channel: 'satellite',
    })
  })

  test('are made in the background, too', async () => {
    const body = { ...range, source: 'both' as const, format: 'csv' as const }
    const started = await reader.call(api.start, { params, body })
    expect(started.rows).toBe(18 + 3 * 1440 + 2)
    await runJobs(puquio, 'export-results')
    const { items } = await reader.call(api.list, { params, query: {} })
    expect(items.find(({ id }) => id === started.id)).toMatchObject({ job: { state: 'done' } })
    expect(loose.id).toBeGreaterThan(0)
  })
})

test('of a month that was packed, the same leaves as before', async () => {
  const all = async () => ({
    csv: (await download({ format: 'csv', source: 'readings' })).body,
    counted: await reader.call(api.options, { params, query: { ...range, source: 'both' } }),
  })
  const before = await all()
  expect(await puquio.platform.telemetry.compact()).toBeGreaterThan(3 * 1440)
  expect(await all()).toEqual(before)
})
