import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { analysedSample } from '../../../../test/analysed-sample.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { HydrochemistryPanel } from './HydrochemistryPanel.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const answer = {
  samples: [analysedSample(1)],
  excluded: [],
  total: 1,
  nonDetectRule: 'half',
  stations: [{ id: 1, code: 'PM-1', name: 'Quebrada', latitudeDeg: null, longitudeDeg: null }],
  campaigns: [{ id: 5, name: 'Enero' }],
}
const stage = (given: object) =>
  stagePage({
    Page: () => (
      <HydrochemistryPanel
        settings={{ diagram: 'stiff', stations: [1] }}
        filters={{ from: '2026-01-01' }}
        height="tall"
      />
    ),
    path: '/reports',
    at: '/reports',
    answers: { 'GET /fkl-data-source/projects/1/hydrochemistry': () => given },
  })
const linked = async () => {
  const link = await screen.findByRole('link', { name: 'Hidroquímica' })
  return decodeURIComponent(link.getAttribute('href') ?? '')
}
const page = '/data/hydrochemistry?stations=[1]&from=2026-01-01&diagram=stiff'

it('leads to the page of the diagram that it shows', async () => {
  await stage(answer)
  expect(await linked()).toBe(page)
  expect(screen.queryByText(/Aprobar la campaña/)).toBeNull()
})

it('says what to do where there are no samples', async () => {
  await stage({ ...answer, samples: [] })
  expect(await screen.findByText('No hay muestras de agua con iones')).toBeDefined()
  expect(screen.getByText(/Aprobar la campaña, o cambiar los filtros/)).toBeDefined()
  expect(await linked()).toBe(page)
})
