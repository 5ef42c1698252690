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
const stage = (stations?: number[]) =>
  stagePage({
    Page: () => (
      <VariationPanel settings={stations ? { stations } : {}} filters={{}} height="tall" />
    ),
    path: '/reports',
    at: '/reports',
    answers: { 'GET /fkl-data-source/projects/1/variation': () => answer },
  })

it('says how many stations are not drawn where none is chosen', async () => {
  await stage()
  expect(await screen.findByText(/se muestran las 1 con más resultados, de 3/)).toBeDefined()
})

it('says nothing of stations that the board leaves out by choice', async () => {
  await stage([1])
  expect(await screen.findByText('EF-1')).toBeDefined()
  expect(screen.queryByText(/con más resultados/)).toBeNull()
})
