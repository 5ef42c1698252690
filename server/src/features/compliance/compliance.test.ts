import {
  complianceMonthsMax,
  complianceRoutes as api,
} from '@puquio/contract/laboratory/compliance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { rowsOfSheet } from '../../../test/cells-of.ts'
import { startVariation } from '../../../test/variation/start-variation.ts'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'
import { plainValue } from '../../platform/xlsx/read/cell.ts'

let built: Awaited<ReturnType<typeof startVariation>>
beforeAll(async () => {
  built = await startVariation()
})
afterAll(() => built.puquio.close())

const show = (query: object = {}) => built.reader.call(api.show, { params: built.params, query })

test('counts of each month what exceeds, is near and complies; what was rejected is not among them', async () => {
  const { months, cells, stations } = await show({ parameters: [built.copper] })
  expect(months.at(-1)).toBe('2026-06')
  expect(months).toHaveLength(12)
  expect(stations.map(({ code }) => code)).toEqual(['EF-1', 'EF-2'])
  const none = { exceeds: 0, unknown: 0, near: 0, complies: 0, noStandard: 0 }
  const [first] = built.stations
  expect(cells.filter(({ stationId }) => stationId === first?.id)).toMatchObject([
    { month: '2026-01', ...none, complies: 1 },
    { month: '2026-02', ...none, near: 1 },
    { month: '2026-03', ...none, exceeds: 1 },
  ])
})

test('months, stations, components and approval are filters; a station without a standard has none', async () => {
  const months = async (query: object) =>
    (
      await show({ parameters: [built.copper], stations: [built.stations[0]?.id], ...query })
    ).cells.map(({ month }) => month)
  expect(await months({ from: '2026-02', to: '2026-02' })).toEqual(['2026-02'])
  expect(await months({ components: [built.component.id] })).toEqual(['2026-02'])
  expect(await months({ unapproved: true })).toContain('2026-05')
  const elsewhere = await show({ stations: [built.stations[2]?.id] })
  expect(elsewhere.cells).toMatchObject([{ noStandard: 1 }])
  expect((await show({ from: '2000-01', to: '2026-06' })).months).toHaveLength(complianceMonthsMax)
  expect(await show({ from: '2026-06', to: '2026-01' })).toMatchObject({ months: [], cells: [] })
})

test('its tables are a workbook and CSV', async () => {
  const { reader, params } = built
  const file = (format: string) =>
    reader.send(api.file, { params, query: { format, language: 'es' } })
  const read = await readWorkbook((await file('xlsx')).rawPayload)
  if (read.kind === 'refused') throw new Error(read.reason)
  const cells = read.sheets.flatMap(({ rows }) => rows.map((row) => row.map(plainValue)))
  expect(cells.flat().some((cell) => typeof cell === 'number' && cell > 0)).toBe(true)
  expect((await file('csv')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('its table of stations and parameters has each month, and what follows, under its heading', async () => {
  const { reader, params, copper, stations } = built
  const query = {
    parameters: [copper],
    stations: [stations[0]?.id],
    from: '2026-01',
    to: '2026-03',
    format: 'xlsx',
    language: 'es',
  }
  const { rawPayload } = await reader.send(api.file, { params, query })
  expect(await rowsOfSheet(rawPayload, 'Estaciones × Parámetros')).toEqual([
    {
      Estación: 'EF-1',
      Parámetros: 'Cobre total, mg/L',
      '01/2026': 'Cumple',
      '02/2026': 'Cerca del límite',
      '03/2026': 1,
      Comparados: 3,
      'Excede (%)': 33.3,
    },
  ])
})

test('nobody without a session or of another project', async () => {
  const { puquio, params } = built
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  for (const route of [api.show, api.file]) {
    expect((await puquio.nobody.send(route, { params, query: {} })).statusCode).toBe(401)
    expect((await stranger.send(route, { params, query: {} })).statusCode).toBe(404)
  }
})
