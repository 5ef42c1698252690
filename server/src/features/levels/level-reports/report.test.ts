import { levelReportRoutes as api } from '@puquio/contract/levels/level-reports'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { fromUtm, type Language } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildMine, buildStation, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { buildWell } from '../../../../test/proofs/build-well.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'
import { readPages } from '../../../platform/pdf/read/read-pdf.ts'
import { plainValue } from '../../../platform/xlsx/read/cell.ts'

let puquio: TestApp
let reader: Calls
let params: { projectId: number }

/** Wells at the corners of a triangle; the water falls 1 m in 100 m to the east. */
const places = [
  ['PZ-01', 368_000, 8_839_000, 24.35],
  ['PZ-02', 368_100, 8_839_000, 25.35],
  ['PZ-03', 368_000, 8_839_100, 24.35],
] as const

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  const { database } = puquio
  const { project, admin } = await buildMine(database)
  params = { projectId: project.id }
  reader = await puquio.signIn(await buildMember(database, project, 'read'))
  for (const [name, eastingM, northingM, depthToWaterM] of places) {
    const at = fromUtm({ eastingM, northingM, zone: 18 })
    const station = await buildStation(database, project, {
      code: `E-${name}`,
      ...at,
      eastingM,
      northingM,
    })
    const { well } = await buildWell(database, { project, admin, station }, { name, highM: 4096.5 })
    const sounding = {
      projectId: project.id,
      wellId: well.id,
      topLevelM: 4121.35,
      bottomLevelM: 4062.5,
      enteredAt: '2026-02-01T16:00:00Z',
      enteredBy: admin.id,
    }
    await insert(database, 'sounding', {
      ...sounding,
      measuredAt: '2026-02-01T15:00:00Z',
      state: 'measured',
      depthToWaterM,
    })
    if (name === 'PZ-01')
      await insert(database, 'sounding', {
        ...sounding,
        measuredAt: '2026-01-05T15:00:00Z',
        state: 'dry',
      })
  }
})
afterAll(() => puquio.close())

async function madeIn(language: Language) {
  const { id } = await reader.call(api.pdf, { params, body: { language } })
  await runJobs(puquio, 'make-pdf')
  const on = { params: { ...params, pdfReportId: id } }
  const { rawPayload } = await reader.send(pdfReportRoutes.file, on)
  const pages: string[] = []
  const file = { source: rawPayload, project: params.projectId }
  await readPages(file, { from: 1 }, ({ text }) => void pages.push(text.replace(/\s+/g, ' ')))
  return pages.join(' ')
}

const words: Record<Language, readonly string[]> = {
  es: ['Niveles en el tiempo', 'Sección', 'Gradiente 0.0100 m/m (10.0 m por km)', '▲ 4,097.00'],
  en: ['Levels over time', 'Section', 'Gradient 0.0100 m/m (10.0 m per km)', '▲ 4,097.00'],
  fr: ['Niveaux dans le temps', 'Coupe', 'Gradient 0,0100 m/m (10,0 m par km)', '▲ 4 097,00'],
  pt: ['Níveis no tempo', 'Seção', 'Gradiente 0,0100 m/m (10,0 m por km)', '▲ 4.097,00'],
}

test.each(Object.keys(words) as Language[])(
  'the report has levels over time, a section with its gradient, and soundings over their limit marked (%s)',
  async (language) => {
    const text = await madeIn(language)
    for (const word of words[language]) expect(text).toContain(word)
    expect(text).toContain('90°')
    expect(text).toContain('PZ-01, PZ-02, PZ-03')
  },
)

test('its tables are a workbook and CSV; without wells it says so', async () => {
  const file = (format: 'xlsx' | 'csv') =>
    reader.send(api.file, { params, query: { format, language: 'es', day: '2026-02-01' } })
  const read = await readWorkbook((await file('xlsx')).rawPayload)
  if (read.kind === 'refused') throw new Error(read.reason)
  expect(read.sheets.map(({ name }) => name)).toEqual([
    'Resumen',
    'Pozos',
    'Niveles del periodo',
    'Pozos de la sección',
    'Mediciones del periodo',
  ])
  const cells = read.sheets.flatMap(({ rows }) => rows.map((row) => row.map(plainValue)))
  expect(cells.flat()).toEqual(expect.arrayContaining(['PZ-02', 4096, 4097]))
  const [heads, ...numbers] =
    read.sheets.find(({ name }) => name === 'Niveles del periodo')?.rows ?? []
  expect(heads?.map(plainValue).slice(0, 6)).toEqual([
    'Pozo',
    'Mediciones',
    'Secas',
    'Mínimo (m s. n. m.)',
    'Máximo (m s. n. m.)',
    'Cambio (m)',
  ])
  // Dry in January: no sum takes its bottom for a level, and from it no change is known.
  expect(numbers.map((row) => row.map(plainValue).slice(0, 6))).toEqual([
    ['PZ-01', 3, 1, '< 4,062.50', 4097.88, '–'],
    ['PZ-02', 2, 0, 4096, 4097.88, -1.88],
    ['PZ-03', 2, 0, 4097, 4097.88, -0.88],
  ])
  expect((await file('csv')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  const other = await buildMine(puquio.database)
  const there = await puquio.signIn(other.admin)
  const empty = { params: { projectId: other.project.id }, query: {} }
  expect((await there.send(api.file, empty)).statusCode).toBe(200)
})

test('its cover says to the minute when a chosen well was last measured within the period', async () => {
  const { database, platform, clock } = puquio
  const mine = await buildMine(database)
  const station = await buildStation(database, mine.project, { code: 'E-1' })
  const { variable } = await buildDevice(database, mine)
  await buildWell(database, { ...mine, station }, { variableId: variable.id })
  const times = ['2026-02-02T08:00Z', '2026-02-14T03:10Z', '2026-02-14T15:02Z', '2026-02-15T16:45Z']
  await platform.telemetry.write({
    receivedAt: clock.now(),
    channel: 'mobile',
    message: null,
    readings: times.map((at) => ({
      variableId: variable.id,
      atMs: Date.parse(at),
      raw: 4097,
      value: 4097,
      quality: 'good' as const,
    })),
  })
  await platform.telemetry.rollUp()
  const admin = await puquio.signIn(mine.admin)
  const coverOf = async (to: string) => {
    const project = { projectId: mine.project.id }
    const body = { language: 'es' as const, to }
    const { id } = await admin.call(api.pdf, { params: project, body })
    await runJobs(puquio, 'make-pdf')
    const { rawPayload } = await admin.send(pdfReportRoutes.file, {
      params: { ...project, pdfReportId: id },
    })
    const pages: string[] = []
    const file = { source: rawPayload, project: project.projectId }
    await readPages(file, { from: 1 }, ({ text }) => void pages.push(text.replace(/\s+/g, ' ')))
    return pages.join(' ')
  }
  expect(await coverOf('2026-02-15')).toContain('el dato más reciente es del 15/02/2026 11:45')
  expect(await coverOf('2026-02-14')).toContain('el dato más reciente es del 14/02/2026 10:02')
  // Before the sensor was there.
  expect(await coverOf('2026-01-31')).toContain('el dato más reciente es del 20/01/2026')
})

test('its list has all wells under the filters, whichever are drawn', async () => {
  const wells = await reader.call(wellRoutes.list, { params, query: {} })
  const [drawn] = wells
  const listed = async (more: { search?: string; states?: string }) => {
    const query = { format: 'xlsx', language: 'es', wells: String(drawn?.id), ...more } as const
    const read = await readWorkbook((await reader.send(api.file, { params, query })).rawPayload)
    if (read.kind === 'refused') throw new Error(read.reason)
    const [head, ...rows] = read.sheets.find(({ name }) => name === 'Pozos')?.rows ?? []
    expect(head?.map(plainValue).slice(0, 3)).toEqual(['Pozo', 'Estado', 'Nivel (m s. n. m.)'])
    return rows.map((row) => plainValue(row[0]))
  }
  expect(await listed({})).toEqual(['PZ-01', 'PZ-02', 'PZ-03'])
  expect(await listed({ search: 'e-pz-02' })).toEqual(['PZ-02'])
  expect(await listed({ states: 'dry' })).toEqual([])
  expect(await listed({ states: 'over-limit,dry' })).toEqual(['PZ-01', 'PZ-03'])
})

test('a report is refused to strangers', async () => {
  const body = { language: 'es' as const }
  expect((await puquio.nobody.send(api.pdf, { params, body })).statusCode).toBe(401)
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await stranger.refusal(api.pdf, { params, body })).status).toBe(404)
  expect((await stranger.refusal(api.file, { params, query: {} })).status).toBe(404)
})
