import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { VariationPanel } from './VariationPanel.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const name = { es: 'Cobre', en: 'Copper', fr: 'Cuivre', pt: 'Cobre' }
const parameter = { id: 7, name, symbol: 'Cu', unit: 'mg/L', fraction: 'total', group: 'metals' }
const answer = {
  isTooMany: false,
  total: 1,
  latestEnteredAt: '2026-02-01T12:00:00.000Z',
  nonDetectRule: 'half',
  offered: { parameters: [parameter], stations: 3 },
  parameters: [parameter],
  stations: [{ id: 1, code: 'EF-1', name: 'Efluente' }],
  series: [
    {
      parameterId: 7,
      stationId: 1,
      samples: [11],
      at: ['2026-01-10'],
      values: [0.6],
      qualifiers: [null],
      marks: ['plain'],
      limits: [null],
      statistics: {
        count: 1,
        nonDetects: 0,
        exceedances: 0,
        min: 0.6,
        median: 0.6,
        p95: null,
        max: 0.6,
      },
    },
  ],
  limits: [],
  sampleLimits: [],
  sensors: [],
  spans: [],
}
const stage = (stations?: number[], given: object = answer) =>
  stagePage({
    Page: () => (
      <VariationPanel
        settings={stations ? { stations, parameters: [7] } : {}}
        filters={stations ? { from: '2026-01-01', to: '2026-03-31' } : {}}
        height="tall"
      />
    ),
    path: '/reports',
    at: '/reports',
    answers: { 'GET /fkl-data-source/projects/1/variation': () => given },
  })
const linked = async () => {
  const link = await screen.findByRole('link', { name: 'Variación de parámetros' })
  return decodeURIComponent(link.getAttribute('href') ?? '')
}

it('says how many stations are not drawn where none is chosen', async () => {
  await stage()
  expect(await screen.findByText(/se muestran las 1 con más resultados, de 3/)).toBeDefined()
})

it('says nothing of stations that the board leaves out by choice', async () => {
  await stage([1])
  expect(await screen.findByText('EF-1')).toBeDefined()
  expect(screen.queryByText(/con más resultados/)).toBeNull()
})

it('leads to the page of what it shows', async () => {
  await stage([1])
  expect(await linked()).toBe(
    '/data/variation?stations=[1]&parameters=[7]&from=2026-01-01&to=2026-03-31',
  )
})

it('says what to do where there are no results', async () => {
  await stage([1], { ...answer, series: [] })
  expect(await screen.findByText('No hay resultados con estos filtros')).toBeDefined()
  expect(screen.getByText(/Aprobar la campaña, o cambiar los filtros/)).toBeDefined()
  expect(await linked()).toContain('stations=[1]')
})

it('says what to do where there are too many, and leads to the page', async () => {
  await stage([1], { ...answer, isTooMany: true, total: 90_000, series: [] })
  expect(await screen.findByText(/Elegir un periodo más corto/)).toBeDefined()
  expect(screen.queryByText(/Aprobar la campaña/)).toBeNull()
  expect(await linked()).toContain('stations=[1]')
})
