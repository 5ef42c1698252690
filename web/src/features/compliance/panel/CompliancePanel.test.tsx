import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { CompliancePanel } from './CompliancePanel.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const name = { es: 'Cobre', en: 'Copper', fr: 'Cuivre', pt: 'Cobre' }
const answer = {
  months: ['2026-01'],
  stations: [{ id: 1, code: 'EF-1', name: '' }],
  parameters: [{ id: 7, name, symbol: 'Cu', unit: 'mg/L', fraction: null, group: 'metals' }],
  cells: [
    {
      stationId: 1,
      parameterId: 7,
      month: '2026-01',
      exceeds: 1,
      unknown: 0,
      near: 0,
      complies: 0,
      noStandard: 0,
    },
  ],
}
const stage = (given: () => object) =>
  stagePage({
    Page: () => (
      <CompliancePanel
        settings={{ stations: [2], parameters: [7] }}
        filters={{ stations: [1], from: '2026-01-15', to: '2026-03-31' }}
        height="tall"
      />
    ),
    path: '/reports',
    at: '/reports',
    answers: { 'GET /fkl-data-source/projects/1/compliance': given },
  })
const linked = async () => {
  const link = await screen.findByRole('link', { name: 'Matriz de cumplimiento' })
  return decodeURIComponent(link.getAttribute('href') ?? '')
}
const page = '/data/compliance?stations=[1]&parameters=[7]&from=2026-01-15&to=2026-03-31'

it('asks for the months of the board’s days, and leads to the page of what it shows', async () => {
  const { sent } = await stage(() => answer)
  expect(await screen.findByRole('table', { name: 'Matriz de cumplimiento' })).toBeDefined()
  const asked = sent.find(({ path }) => path.endsWith('/compliance'))?.query
  expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-01', '2026-03'])
  expect(await linked()).toBe(page)
})

it('says what to do where there are no results', async () => {
  await stage(() => ({ ...answer, cells: [] }))
  expect(await screen.findByText('No hay resultados en estos meses')).toBeDefined()
  expect(screen.getByText(/Aprobar la campaña, o cambiar los filtros/)).toBeDefined()
  expect(await linked()).toBe(page)
})
