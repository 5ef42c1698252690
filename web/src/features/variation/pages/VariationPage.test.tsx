import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './VariationPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const names = (name: string) => ({ es: name, en: name, fr: name, pt: name })
const parameter = (id: number, name: string) => ({
  id,
  name: names(name),
  symbol: name,
  unit: 'mg/L',
  fraction: 'total',
  group: 'metals',
})
const answer = {
  isTooMany: false,
  total: 3,
  latestEnteredAt: '2026-02-01T12:00:00.000Z',
  nonDetectRule: 'half',
  offered: { parameters: [parameter(7, 'Cobre'), parameter(8, 'Plomo')], stations: 2 },
  parameters: [parameter(7, 'Cobre')],
  stations: [
    { id: 1, code: 'EF-1', name: 'Efluente' },
    { id: 2, code: 'EF-2', name: 'Otro' },
  ],
  series: [
    {
      parameterId: 7,
      stationId: 1,
      samples: [11, 12, 13],
      at: ['2026-01-10', '2026-02-10T14:30', '2026-03-10'],
      values: [0.02, 0.6, 9],
      qualifiers: ['<', null, null],
      marks: ['hollow', 'exceeds', 'rejected'],
      limits: [0, 0, 0],
      statistics: {
        count: 2,
        nonDetects: 1,
        exceedances: 1,
        min: 0.01,
        median: 0.3,
        p95: 0.57,
        max: 0.6,
      },
    },
  ],
  limits: [
    {
      standard: 'D.S. 010-2010-MINAM',
      category: null,
      min: null,
      max: 0.5,
      unit: 'mg/L',
      toBeVerified: false,
    },
  ],
  sampleLimits: [],
  sensors: [{ deviceId: 4, variableId: 9, name: 'Sonda EF-1', stationId: 1, parameterId: 7 }],
  spans: [
    {
      parameterId: 7,
      stations: [1, 2],
      bound: 'max',
      value: 0.5,
      unit: 'mg/L',
      standard: 'D.S. 010-2010-MINAM',
      category: null,
      from: '2010-08-22',
      to: null,
      source: 'Anexo 1',
      toBeVerified: true,
    },
  ],
}
const path = '/data/variation'
const of = (given: object = answer, at = path) =>
  stagePage({
    Page,
    loader,
    path,
    at,
    answers: { 'GET /fkl-data-source/projects/1/variation': () => given },
  })

it('draws each parameter with its limit, says each result by keys, and counts what exceeds', async () => {
  await of()
  const figure = await screen.findByRole('slider', {
    name: /^Cobre \(total\), mg\/L en el tiempo: 2/,
  })
  await waitFor(() => expect(figure.querySelectorAll('[data-mark]')).toHaveLength(2))
  expect(figure.textContent).toContain('≤ 0.5')
  const status = () =>
    screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join()
  fireEvent.keyDown(figure, { key: 'End' })
  await waitFor(() => expect(status()).toContain('EF-1 · 10/02/2026 14:30'))
  expect(status()).toContain('▲0.6 mg/L · Excede')
  expect(status()).toContain('D.S. 010-2010-MINAM ≤ 0.5 mg/L')
  fireEvent.keyDown(figure, { key: 'ArrowLeft' })
  await waitFor(() => expect(status()).toContain('○<0.02 mg/L · No detectado'))
  const statistics = screen.getByRole('table', { name: 'Estadística: Cobre (total), mg/L' })
  expect(within(statistics).getByText('▲ 1')).toBeTruthy()
  expect(document.body.textContent).toContain('Fuentes: Anexo 1 (por verificar)')
  expect(document.body.textContent).toContain('mitad del límite de detección')
})

it('has the same results as a table, the newest first, with what was rejected struck', async () => {
  await of()
  fireEvent.click(await screen.findByText('Ver los resultados en una tabla'))
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  const table = await screen.findByRole('table', { name: 'Cobre (total), mg/L' })
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['10/03/20269', '10/02/2026 14:30▲0.6', '10/01/2026○<0.02'])
  expect(table.querySelector('s')?.textContent).toBe('9')
})

it('leads to each sensor of the parameter, where it is compared with the laboratory', async () => {
  await of()
  const link = await screen.findByRole('link', { name: 'Sonda EF-1 (EF-1)' })
  expect(link.getAttribute('href')).toBe('/modi/calculations/4?variable=9')
})

it('keeps filters and scale in the address', async () => {
  const { address, sent } = await of(answer, `${path}?stations=1,2&log=true`)
  await screen.findByRole('slider', { name: /^Cobre/ })
  expect(sent.find(({ path: asked }) => asked.endsWith('/variation'))?.query.get('stations')).toBe(
    '1,2',
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Escala logarítmica' }))
  await waitFor(() => expect(address()).not.toContain('log'))
  expect(address()).toMatch(/stations=.?1,2/)
})

it('shows boxes by station and month, and two parameters of the same samples against each other', async () => {
  const [copper] = answer.series
  const both = {
    ...answer,
    parameters: answer.offered.parameters,
    series: [
      { ...copper, values: [0.02, 0.6, 0.7], marks: ['hollow', 'exceeds', 'plain'] },
      { ...copper, parameterId: 8, values: [1, 2, 3], qualifiers: [null, null, null] },
    ],
  }
  const { address } = await of(both, `${path}?view=boxes`)
  const boxes = await screen.findAllByRole('slider', {
    name: /^Cobre \(total\), mg\/L: una caja por/,
  })
  expect(boxes).toHaveLength(2)
  await waitFor(() => expect(boxes[0]?.querySelectorAll('[data-box]')).toHaveLength(1))
  expect(boxes[1]?.querySelectorAll('[data-box]')).toHaveLength(3)
  fireEvent.click(screen.getByText('Correlación'))
  await waitFor(() => expect(address()).toContain('view=correlation'))
  const scatter = await screen.findByRole('slider', { name: /^Plomo .* contra Cobre/ })
  // One of the three pairs was rejected of lead.
  await waitFor(() => expect(scatter.querySelectorAll('[data-pair]')).toHaveLength(2))
  expect(scatter.querySelectorAll('[data-pair="hollow"]')).toHaveLength(1)
  expect(document.body.textContent).toContain('al menos tres muestras')
})

it('says why there is nothing, and that there is too much', async () => {
  await of({ ...answer, total: 0, series: [], spans: [], sampleLimits: [], limits: [] })
  expect(await screen.findByText('No hay resultados con estos filtros')).toBeTruthy()
  cleanup()
  leaveStage()
  await of({ ...answer, isTooMany: true, total: 90_000, series: [] })
  expect(await screen.findByText(/90,000 resultados/)).toBeTruthy()
})

it('names limits that follow from each sample, and draws them at their results', async () => {
  const ofSamples = {
    ...answer,
    spans: [],
    sampleLimits: [
      {
        parameterId: 7,
        stations: [1, 2],
        follows: 'ammonia',
        standard: 'D.S. 010-2010-MINAM',
        category: null,
        source: 'Tabla 1',
        toBeVerified: false,
      },
    ],
  }
  await of(ofSamples)
  expect(
    await screen.findByText(/según su pH y temperatura, como trazo corto: D\.S\. 010-2010-MINAM\./),
  ).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[data-limit="sample"]')).not.toBeNull())
})
