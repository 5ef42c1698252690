import type {
  SeriesResult,
  StationData,
  StationParameter,
} from '@puquio/contract/laboratory/series'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './StationDataPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const at = '/data/stations/3'
const base = 'GET /fkl-data-source/projects/1/stations/3/data'
const limit = { standard: 'D.S. 010-2010-MINAM', category: null, min: null, max: 0.5, unit: 'mg/L' }
const result = (values: Partial<SeriesResult>): SeriesResult => ({
  sampleId: 1,
  sampledOn: '2026-01-15',
  text: '0,6',
  textUnit: 'mg/L',
  value: 0.6,
  qualifier: null,
  outcome: 'exceeds',
  reason: null,
  isWarning: false,
  isRejected: false,
  calculated: null,
  limit: { ...limit, toBeVerified: true },
  campaign: 'Enero',
  isApproved: false,
  ...values,
})
const measured = (id: number, name: string, exceedances: number): StationParameter => ({
  parameter: {
    id,
    name: { es: name, en: name, fr: name, pt: name },
    symbol: name,
    unit: 'mg/L',
    group: 'metals',
    formula: null,
  },
  results: 3,
  nonDetects: 1,
  exceedances,
  latest: result({}),
  limits: [
    {
      ...limit,
      statistic: 'any-time',
      kind: 'bounds',
      origin: 'decree',
      source: 'El Peruano',
      confidence: 'medium',
      note: null,
      validFrom: '2010-08-22',
      toBeVerified: true,
    },
  ],
})
const data: StationData = {
  station: { id: 3, code: 'EF-1', name: 'Efluente' },
  standards: [{ standard: 'D.S. 010-2010-MINAM', category: null }],
  isStrictest: false,
  parameters: [measured(7, 'Plomo', 0), measured(8, 'Cobre', 2)],
}
const series = {
  results: [
    result({
      sampledOn: '2026-01-01',
      text: '<0,01',
      value: 0.01,
      qualifier: '<',
      outcome: 'non-detect-complies',
    }),
    result({ sampleId: 2, sampledOn: '2026-02-01', value: 0.2, outcome: 'complies' }),
    result({ sampleId: 3, sampledOn: '2026-03-01' }),
  ],
  trend: {
    direction: 'rising',
    count: 9,
    p: 0.01,
    isExact: false,
    slopePerYear: 0.25,
    nonDetects: 1,
    tiedByLimit: 1,
    nonDetectRule: 'half',
  },
  means: [
    {
      statistic: 'annual-mean',
      period: '2025',
      isRunning: false,
      mean: { value: 0.45, count: 12, nonDetects: 2, nonDetectRule: 'half', left: 0 },
      outcome: 'exceeds',
      reason: null,
      isWarning: false,
      limit: { ...limit, max: 0.4, toBeVerified: false },
    },
    {
      statistic: 'annual-mean',
      period: '2026',
      isRunning: true,
      mean: { value: 0.1, count: 3, nonDetects: 0, nonDetectRule: null, left: 0 },
      outcome: 'complies',
      reason: null,
      isWarning: false,
      limit: { ...limit, max: 0.4, toBeVerified: false },
    },
  ],
  allowances: [
    {
      year: '2025',
      isRunning: false,
      exceedances: 8,
      allowed: 7,
      isBroken: true,
      limit: { ...limit, toBeVerified: false },
    },
  ],
}
const answers = {
  [base]: () => data,
  [`${base}/7`]: () => series,
  [`${base}/8`]: () => series,
}
const stage = () => stagePage({ Page, path: '/data/stations/$stationId', at, answers })

it('draws what exceeds most often, with its limit, its doubts and its trend', async () => {
  await stage()
  await screen.findByRole('heading', { name: 'Cobre' })
  const chart = await screen.findByRole('img', { name: /Cobre en EF-1: 3 resultados/ })
  await waitFor(() =>
    expect(
      [...chart.querySelectorAll('[data-mark]')].map((one) => one.getAttribute('data-mark')),
    ).toEqual(['hollow', 'plain', 'exceeds']),
  )
  expect(chart.textContent).toContain('máx. 0.5')
  expect(document.body.textContent).toContain('Sube 0.25 mg/L por año')
  expect(document.body.textContent).toContain('por la mitad de ese límite')
  expect(document.body.textContent).toContain('(*) Por verificar.')
  expect(document.body.textContent).toContain('Fuente: El Peruano.')
  // The same in a table, for who does not see the chart.
  expect(screen.getByRole('table', { name: 'Cobre' }).textContent).toContain('○<0.01')
})

it('draws no rejected result, and strikes it in the table', async () => {
  const rejected = result({ sampleId: 4, sampledOn: '2026-04-01', value: 900, isRejected: true })
  const withRejected = { ...series, results: [...series.results, rejected] }
  await stagePage({
    Page,
    path: '/data/stations/$stationId',
    at,
    answers: { ...answers, [`${base}/8`]: () => withRejected },
  })
  const chart = await screen.findByRole('img', { name: /Cobre en EF-1: 4 resultados/ })
  await waitFor(() => expect(chart.querySelectorAll('[data-mark]')).toHaveLength(3))
  expect(document.body.textContent).toContain('Un resultado rechazado (R) no se dibuja ni cuenta')
  const table = screen.getByRole('table', { name: 'Cobre' })
  expect(table.querySelector('s')?.textContent).toBe('900')
  expect(table.textContent).toContain('R, rechazado')
})

it('says of each year its mean under the limit of annual means, and how often it exceeded', async () => {
  await stage()
  const means = await screen.findByRole('table', { name: 'Promedios del año o del mes' })
  const rows = [...means.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('2026 (hasta hoy)')
  expect(rows[1]).toMatch(/^2025▲0\.45Excede/)
  expect(rows[1]).toContain('D.S. 010-2010-MINAM: ≤ 0.4 mg/L')
  expect(rows[1]).toContain('12 (2 no detectados por: mitad del límite de detección)')
  expect(document.body.textContent).toContain('▲ 2025: excede 8 veces')
})

it('draws the parameter that is chosen, and names it in the address', async () => {
  const { address } = await stage()
  fireEvent.click(await screen.findByRole('button', { name: 'Plomo' }))
  await waitFor(() => expect(address()).toBe(`${at}?parameter=7`))
  await screen.findByRole('heading', { name: 'Plomo' })
})

it('a station that does not exist leads to the samples, and is not asked for again', async () => {
  const nothing = { code: 404, problem: 'NOT_FOUND', params: {}, requestId: 'abc' }
  await stagePage({
    Page,
    path: '/data/stations/$stationId',
    at,
    answers: { [base]: () => new Response(JSON.stringify(nothing), { status: 404 }) },
  })
  expect(await screen.findByText('Esta estación no existe en el proyecto.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver muestras' }).getAttribute('href')).toBe('/data')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  expect(screen.queryByText(/abc/)).toBeNull()
})
