import type { MapLayer } from '@puquio/contract/map-layers/map-layers'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { movedLayers } from '../moved-layers.ts'
import { loader, Page } from './MapLayersPage.tsx'

// The map draws on a canvas, which this page's test does without.
vi.mock('../LayersMap.tsx', () => ({ LayersMap: () => null }))

const { path } = screens.MapLayers
const of = '/fkl-board/projects/1/layers'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const layer = (id: number, more: Partial<MapLayer> = {}): MapLayer => ({
  id,
  kind: 'file',
  name: `Capa ${id}`,
  color: 'blue',
  widthPx: 2,
  opacity: 1,
  isShown: true,
  attribution: '',
  bbox: [-77, -10, -76, -9],
  epsg: 24_878,
  file: {
    name: 'presa.zip',
    bytes: 20_000,
    format: 'shapefile',
    features: 3,
    points: 120,
    notes: [{ note: 'psad56', count: 1 }],
  },
  wms: null,
  createdAt: '2026-02-01T12:00:00Z',
  createdBy: 'Rosa Quispe',
  version: 4,
  ...more,
})
const service = layer(2, {
  kind: 'wms',
  file: null,
  wms: { host: 'mapas.example.com', layer: 'c', title: 'Cuencas' },
})

const stage = (permissions: readonly (1 | 2)[], layers: readonly MapLayer[]) =>
  stagePage({
    Page,
    loader,
    path,
    at: path,
    permissions,
    answers: {
      [`GET ${of}`]: () => layers,
      [`PUT ${of}/order`]: () => new Response(null, { status: 204 }),
      [`PUT ${of}/1`]: () => layer(1),
      [`POST ${of}/services`]: () => ({
        title: 'ANA',
        version: '1.3.0',
        layers: [
          { name: 'c', title: 'Cuencas', epsg: 3857, bbox: null },
          { name: 'x', title: 'Otra', epsg: null, bbox: null },
        ],
      }),
      [`POST ${of}`]: () => service,
    },
  })

it('says of each layer what it is made of, and what was met in its file', async () => {
  await stage([2], [layer(1), service])
  const list = await screen.findByRole('list', { name: 'Capas del mapa' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain('Shapefile · PSAD 56 UTM 18S · 3 elementos, 120 vértices')
  expect(first?.textContent).toContain('exacta a unos 15 m')
  expect(second?.textContent).toContain('mapas.example.com · Cuencas')
  expect(screen.queryByRole('button', { name: 'Agregar archivo' })).toBeNull()
})

it('orders layers and changes their looks', async () => {
  const { sent } = await stage([1], [layer(1), service])
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Capa 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Bajar' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ mapLayers: [2, 1] }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Acciones de Capa 1' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
  const form = await screen.findByRole('form', { name: 'Editar capa' })
  fireEvent.change(within(form).getByLabelText(/^Nombre/), { target: { value: 'Presa' } })
  fireEvent.click(within(form).getByLabelText('Rojo'))
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sent.find(({ path: asked }) => asked === `${of}/1`)?.body).toMatchObject({
      name: 'Presa',
      color: 'red',
      version: 4,
    }),
  )
})

it('offers of a service the layers that a map can ask for', async () => {
  const { sent } = await stage([1], [])
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar servicio WMS' }))
  const form = await screen.findByRole('form')
  const url = 'https://mapas.example.com/wms'
  fireEvent.change(within(form).getByLabelText(/^Dirección/), { target: { value: url } })
  fireEvent.click(within(form).getByRole('button', { name: 'Consultar capas' }))
  const choice = await within(form).findByLabelText(/^Capa del servicio/)
  expect(within(choice).queryByText('Otra')).toBeNull()
  fireEvent.change(choice, { target: { value: 'c' } })
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sent.find(({ path: asked, method }) => asked === of && method === 'POST')?.body).toEqual(
      { url, layer: 'c', name: 'Cuencas', attribution: '', isShown: false },
    ),
  )
})

it('asks for the file before it sends', async () => {
  await stage([1], [])
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar archivo' }))
  const form = await screen.findByRole('form')
  fireEvent.submit(form)
  expect(await within(form).findByText('Elegir primero el archivo.')).toBeTruthy()
})

it('moves a layer past its neighbour, and no further than the end', () => {
  const layers = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(movedLayers(layers, { id: 2 }, -1)).toEqual([2, 1, 3])
  expect(movedLayers(layers, { id: 3 }, 1)).toEqual([1, 2, 3])
})
