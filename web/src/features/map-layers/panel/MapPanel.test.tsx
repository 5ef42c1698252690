import type { PanelSettings } from '@puquio/contract/boards/panels'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import type { StationMapProps } from '../../../widgets/map/StationMap.tsx'
import { MapPanel } from './MapPanel.tsx'

// The map draws on a canvas: what it is given is what this test reads.
vi.mock('../../../widgets/map/StationMap.tsx', () => ({
  StationMap: ({ kind, stations, layers, unmappedCount }: StationMapProps) => (
    <p>{JSON.stringify({ kind, stations, layers, unmappedCount })}</p>
  ),
}))

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const station = (id: number, more: object = {}) => ({
  id,
  code: `PM-0${id}`,
  name: 'Río',
  latitudeDeg: -9.5,
  longitudeDeg: -77,
  state: 'exceeds',
  sampledOn: '2026-02-10',
  newest: { value: 0.2, qualifier: '<', unit: 'mg/L' },
  ...more,
})

const stage = (settings: PanelSettings, stations: readonly object[] = []) =>
  stagePage({
    Page: () => <MapPanel settings={settings} filters={{ from: '2026-01-01' }} height="middle" />,
    path: '/reports',
    at: '/reports',
    answers: {
      'GET /fkl-board/projects/1/station-states': () => stations,
      'GET /fkl-board/projects/1/layers': () => [],
    },
  })

it('marks stations by their newest results with the value, within the board’s days', async () => {
  const { sent } = await stage({ mapShows: 'stations', mapLayers: [4] }, [
    station(1),
    station(2, { latitudeDeg: null, longitudeDeg: null }),
  ])
  const said = JSON.parse((await screen.findByText(/PM-01/)).textContent ?? '')
  expect(said).toMatchObject({
    kind: 'results',
    layers: [4],
    unmappedCount: 1,
    stations: [{ code: 'PM-01', status: 'exceeds', detail: '<0.2 mg/L · 10/02/2026' }],
  })
  const asked = sent.find(({ path }) => path.endsWith('/station-states'))
  expect(asked?.query.get('from')).toBe('2026-01-01')
})

it('says what to do where there is nothing to show', async () => {
  await stage({ mapShows: 'stations' })
  expect(await screen.findByText(/Ninguna estación tiene resultados/)).toBeTruthy()
  cleanup()
  await stage({ mapShows: 'layers' })
  expect(await screen.findByText('El panel no tiene capas elegidas')).toBeTruthy()
})
