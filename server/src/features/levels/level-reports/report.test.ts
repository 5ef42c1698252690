import { levelReportRoutes as api } from '@puquio/contract/levels/level-reports'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { fromUtm, type Language } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildMine, buildStation, insert } from '../../../../test/build.ts'
import { rowsOfSheet } from '../../../../test/cells-of.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { buildSounding, buildWell } from '../../../../test/proofs/build-well.ts'
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

test('its tables have each number of a well with a sensor under its heading', async () => {
  const { database, platform, clock } = puquio
  const { project, admin } = await buildMine(database)
  const on = { projectId: project.id }
  const { variable } = await buildDevice(database, { project, admin })
  const [westM, northM] = [368_000, 8_839_000]
  const wells = await Promise.all(
    [30, 530].map(async (eastOfM) => {
      const place = { eastingM: westM + eastOfM, northingM: northM + 12 }
      const station = await buildStation(database, project, {
        code: `E-${eastOfM}`,
        ...place,
        ...fromUtm({ ...place, zone: 18 }),
      })
      const { well } = await buildWell(
        database,
        { project, admin, station },
        {
          name: `PZ-${eastOfM}`,
          highM: 4097.2,
          ...(eastOfM === 30 && { variableId: variable.id }),
        },
      )
      return well
    }),
  )
  const [first] = wells
  // Each month the sensor stands another 2 cm below the soundings.
  for (const [month, day] of ['2025-11-21', '2025-12-21', '2026-01-20'].entries()) {
    const at = Date.parse(`${day}T15:00:00Z`)
    if (first && month < 2)
      await buildSounding(database, { project, admin }, first, new Date(at).toISOString())
    const value = 4097.8 - 0.02 * month
    await platform.telemetry.write({
      receivedAt: clock.now(),
      channel: 'mobile',
      message: null,
      readings: [-1, 0, 1].map((hour) => ({
        variableId: variable.id,
        atMs: at + hour * 3_600_000,
        raw: value,
        value,
        quality: 'good' as const,
      })),
    })
  }
  await platform.telemetry.rollUp()
  const query = {
    format: 'xlsx',
    language: 'es',
    from: '2025-11-01',
    to: '2026-02-15',
    day: '2026-01-10',
    line: `${westM},${northM};${westM + 1000},${northM}`,
    within: 50,
  }
  const { rawPayload } = await (await puquio.signIn(admin)).send(api.file, { params: on, query })
  const firstOf = async (sheet: string) => (await rowsOfSheet(rawPayload, sheet))[0]
  expect(await firstOf('Pozos')).toEqual({
    Pozo: 'PZ-30',
    Estado: 'Sobre el nivel de alarma',
    'Nivel (m s. n. m.)': 4097.76,
    'Profundidad del agua (m)': 23.59,
    'Cambio en 30 días (m)': -0.02,
    'Último dato': '2026-01-20T11:00:00',
    Origen: 'Sensor',
    Tipo: 'Casagrande',
    Estación: 'E-30',
    'Cota de terreno (m s. n. m.)': 4120.5,
    'Nivel de alarma máximo (m s. n. m.)': 4097.2,
  })
  expect(await firstOf('Niveles del periodo')).toEqual({
    Pozo: 'PZ-30',
    Mediciones: 3,
    Secas: 0,
    'Mínimo (m s. n. m.)': 4097.76,
    'Máximo (m s. n. m.)': 4097.88,
    'Cambio (m)': 0.08,
    'Medición − sensor (m)': 0.1,
    'Deriva (m/año)': 0.2435,
  })
  expect(await firstOf('Pozos de la sección')).toEqual({
    Pozo: 'PZ-30',
    'Distancia (m)': 30,
    'A un lado (m)': 12,
    'Cota de terreno (m s. n. m.)': 4120.5,
    'Nivel (m s. n. m.)': 4097.88,
    'Fecha de medición': '21/12/2025 – 20/01/2026',
  })
})

test('a report is refused to strangers', async () => {
  const body = { language: 'es' as const }
  expect((await puquio.nobody.send(api.pdf, { params, body })).statusCode).toBe(401)
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await stranger.refusal(api.pdf, { params, body })).status).toBe(404)
  expect((await stranger.refusal(api.file, { params, query: {} })).status).toBe(404)
})
