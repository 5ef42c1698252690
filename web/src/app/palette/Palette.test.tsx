import type { Found } from '@puquio/contract/start/search'
import type { MenuItem } from '@puquio/contract/general'
import type { PermissionCode } from '@puquio/domain'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../test/page-stage.tsx'
import { Palette } from './Palette.tsx'
import { PaletteIcon } from './PaletteButton.tsx'
import { isPaletteOpen } from './palette-state.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  leaveStage()
  act(() => isPaletteOpen.set(false))
})

const entry = (id: number, alias: string, label = `menu.${alias}`): MenuItem => ({
  id,
  kind: 'screen',
  label,
  alias,
  urir: null,
  board: null,
  url: null,
  children: [],
})
const menu = [
  entry(1, 'Home'),
  entry(2, 'PlanningAndMonitoring'),
  entry(3, 'ReferenceData', 'Catálogos'),
]
const station: Found = {
  kind: 'station',
  id: 5,
  title: 'YA-01',
  detail: 'Río Yauli',
  opens: '/reference/stations?search=%22YA-01%22',
}
const plan: Found = {
  kind: 'plan',
  id: 7,
  title: 'Yauli 2026',
  detail: '',
  opens: '/planning-and-monitoring/7',
}

const Page = () => (
  <>
    <PaletteIcon />
    <Palette />
  </>
)
const staged = (
  find: (text: string | null) => unknown = () => [],
  permissions: readonly PermissionCode[] = [2],
) =>
  stagePage({
    Page,
    path: '/',
    at: '/',
    permissions,
    answers: {
      'GET /fkl-general/menu': () => menu,
      'GET /fkl-general/search': ({ query }) => find(query.get('text')),
    },
  })
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key })
const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
const open = async () => {
  fireEvent.keyDown(document.documentElement, { key: 'k', code: 'KeyK', ctrlKey: true })
  return screen.findByRole('combobox', {}, { timeout: 10_000 })
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const activeOption = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

it('opens by Ctrl+K with the screens under the names of the menu, and the first one chosen', async () => {
  await staged()
  await open()
  expect(options()).toEqual([
    'Inicio',
    'Planes de monitoreo',
    'Catálogos',
    'Notificaciones',
    'Asistente virtual',
    'Configuración',
    'Preferencias de notificación',
  ])
  expect(activeOption()).toBe('Inicio')
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true')
  const list = screen.getByRole('listbox')
  expect(screen.getByRole('combobox').getAttribute('aria-controls')).toBe(list.id)
})

it('is led by the arrows, and Enter opens what is chosen', async () => {
  const { address } = await staged()
  await open()
  press('ArrowUp')
  expect(activeOption()).toBe('Preferencias de notificación')
  press('ArrowDown')
  press('ArrowDown')
  expect(activeOption()).toBe('Planes de monitoreo')
  press('Enter')
  await waitFor(() => expect(address()).toBe('/planning-and-monitoring'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('asks the server once typing rests, and shows what it finds by kind', async () => {
  const { sent, address } = await staged(() => [station, plan])
  await open()
  for (const text of ['y', 'ya', 'yau']) type(text)
  expect(screen.getByRole('status').textContent).toBe('Buscando…')
  await screen.findByRole('option', { name: /YA-01/ })
  const asked = sent.filter(({ path }) => path === '/fkl-general/search')
  expect(asked.map(({ query }) => [query.get('project'), query.get('text')])).toEqual([
    ['1', 'yau'],
  ])
  const group = within(screen.getByRole('group', { name: 'Estaciones' }))
  expect(group.getByRole('option').textContent).toBe('YA-01Río Yauli')
  expect(screen.getByRole('group', { name: 'Planes de monitoreo' })).toBeTruthy()
  press('Enter')
  await waitFor(() => expect(address()).toMatch(/^\/reference\/stations\?search=/))
})

it('finds screens and tabs of the settings without accents, those alone that are open', async () => {
  await staged()
  await open()
  type('catalogos')
  expect(options()).toEqual(['Catálogos'])
  type('horas de silencio')
  expect(options()).toEqual(['Preferencias de notificación'])
  type('servidores')
  expect(options()).toEqual([])
  cleanup()
  leaveStage()
  act(() => isPaletteOpen.set(false))
  await staged(() => [], [1])
  await open()
  type('servidores')
  expect(options()).toHaveLength(1)
})

it('says when nothing was found, and what failed', async () => {
  await staged((text) => (text === 'rota' ? new Response('{}', { status: 500 }) : []))
  await open()
  type('xyz')
  await screen.findByText('No se encontró nada.')
  type('rota')
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

it('begins with what was chosen last on the device', async () => {
  await staged(() => [station])
  await open()
  type('ya-01')
  await screen.findByRole('option', { name: /YA-01/ })
  press('Enter')
  cleanup()
  leaveStage()
  await staged()
  await open()
  const recent = within(screen.getByRole('group', { name: 'Recientes' }))
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'YA-01Río Yauli',
  ])
})

it('gives the focus back to what opened it', async () => {
  await staged()
  const icon = screen.getByRole('button', { name: 'Ir a…' })
  icon.focus()
  fireEvent.click(icon)
  const field = await screen.findByRole('combobox', {}, { timeout: 10_000 })
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(document.activeElement).toBe(icon)
})

it('says without a line that only screens are found, and asks once it is back', async () => {
  const { sent } = await staged(() => [station])
  act(() => isPaletteOpen.set(true))
  const field = await screen.findByRole('combobox')
  act(() => void window.dispatchEvent(new Event('offline')))
  fireEvent.change(field, { target: { value: 'ya' } })
  await screen.findByText(/^Sin conexión/)
  expect(sent.some(({ path }) => path === '/fkl-general/search')).toBe(false)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('option', { name: /YA-01/ })
})
