import type { Gateway } from '@puquio/contract/modi/gateways'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loader, Page } from './GatewaysPage.tsx'

const { path } = screens.ModiGateways
const of = '/fkl-modi/projects/1/gateways'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const gateway: Gateway = {
  id: 5,
  key: '0016c001f153a14c',
  name: 'Cerro norte',
  intervalS: 3600,
  firstHeardAt: '2026-02-01T12:00:00Z',
  lastHeardAt: '2026-02-15T12:00:00Z',
  rssiDbm: -87,
  snrDb: 7.5,
  silentSince: '2026-02-15T12:00:00Z',
  deviceCount: 3,
  version: 2,
}
const unnamed: Gateway = { ...gateway, id: 6, name: '', key: 'cerro-2', silentSince: null }
const heard = {
  device: { id: 7, serial: 'PZ-1', name: 'Piezómetro' },
  firstHeardAt: gateway.firstHeardAt,
  lastHeardAt: gateway.lastHeardAt,
  rssiDbm: -101,
  snrDb: -3,
}
const stage = (permissions: readonly (1 | 2)[] = [1], gateways: readonly Gateway[] = [gateway]) =>
  stagePage({
    Page,
    loader,
    path,
    at: path,
    permissions,
    answers: {
      [`GET ${of}`]: () => gateways,
      [`GET ${of}/5/devices`]: () => [heard],
      [`PUT ${of}/5`]: () => ({ ...gateway, intervalS: null, version: 3 }),
    },
  })

it('says which gateways are silent, by their names or keys, and what they hear', async () => {
  await stage([1], [gateway, unnamed])
  const table = await screen.findByRole('table', { name: 'Gateways LoRaWAN' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first?.textContent).toContain('Cerro norte (0016c001f153a14c)')
  expect(first?.textContent).toMatch(/En silencio desde 15\/02\/2026/)
  expect(first?.textContent).toContain('-87 dBm · SNR 7.5 dB')
  expect(second?.textContent).toContain('cerro-2')
  expect(second?.textContent).toContain('Recibe')
  fireEvent.click(within(first as HTMLElement).getByText(/Cerro norte/))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Piezómetro (PZ-1)')).toBeTruthy()
  expect(within(dialog).getByText('-101 dBm · SNR -3.0 dB')).toBeTruthy()
})

it('lets an ADMIN say that nobody waits for it', async () => {
  const { sent } = await stage()
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Cerro norte' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
  const form = await screen.findByRole('dialog')
  fireEvent.change(within(form).getByLabelText('Intervalo esperado'), { target: { value: '' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Cerro norte',
      intervalS: null,
      version: 2,
    }),
  )
})

it('offers a reader nothing to change, and says how gateways come where there are none', async () => {
  await stage([2])
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: /^Acciones/ })).toBeNull()
  cleanup()
  queryClient.clear()
  await stage([2], [])
  await screen.findByText('Ningún gateway ha recibido dispositivos de este proyecto')
})
