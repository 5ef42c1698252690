import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { BoardPanel } from '../../../app/shell/BoardPanel.tsx'
import { PanelOfKind } from '../../../widgets/boards/panel.ts'
import { loader, Page as ReportsPage } from './ReportsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  localStorage.clear()
})

const boards = '/fkl-board/projects/1/boards'
const boardWith = (panels: object[]) => ({
  id: 3,
  urir: 'sealed-3',
  kind: 'board',
  label: 'Niveles',
  category: 'groundwater',
  panels,
  isInMenu: true,
  changedAt: '2026-02-01T12:00:00Z',
  changedBy: 'Rosa',
  version: 2,
})
const panel = (kind: string, settings: object) => ({
  kind,
  title: '',
  width: 6,
  height: 'low',
  settings,
})
const variable = (id: number, name: string, unit: string) => ({
  id,
  name,
  unit,
  device: { id: 5, serial: 'S-5', name: 'Estación' },
  station: null,
})

const edit = (panels: object[], answers: Parameters<typeof stagePage>[0]['answers'] = {}) =>
  stagePage({
    Page: () => (
      <PanelOfKind value={BoardPanel}>
        <ReportsPage />
      </PanelOfKind>
    ),
    loader,
    path: '/reports',
    at: '/reports?edit=sealed-3',
    permissions: [1],
    answers: {
      [`GET ${boards}/sealed-3`]: () => boardWith(panels),
      [`GET ${boards}`]: () => [],
      'GET /fkl-data-source/projects/1/parameters/choices': () => [],
      'GET /fkl-plan/projects/1/plans': () => ({ items: [], total: 0 }),
      'GET /fkl-modi/projects/1/variables': ({ query }: { query: URLSearchParams }) => {
        const all = [variable(8, 'Dirección', '°'), variable(9, 'Velocidad', 'm/s')]
        const wind = query.get('wind')
        const items = wind === null ? all : all.filter((_, at) => at === (wind === 'speed' ? 1 : 0))
        return { items, total: items.length }
      },
      ...answers,
    },
  })

it('asks of a key figure what it needs alone, and keeps nothing of another one', async () => {
  let saved: { panels: { settings: object }[] } | undefined
  await edit([panel('key-figure', { keyFigure: 'reading', variables: [9] })], {
    [`PUT ${boards}/sealed-3`]: ({ body }) => {
      saved = body as never
      return boardWith([])
    },
  })
  const variable = await screen.findByRole('combobox', { name: /Variable de dispositivo/ })
  expect(variable).toHaveProperty('required', true)
  await waitFor(() => expect(variable).toHaveProperty('value', 'Estación: Velocidad (m/s)'))
  expect(screen.queryByRole('button', { name: /^Estaciones/ })).toBeNull()
  fireEvent.change(screen.getByLabelText(/^Qué cifra/), { target: { value: 'plan-progress' } })
  expect(await screen.findByRole('button', { name: /^Planes/ })).toBeDefined()
  expect(screen.queryByRole('combobox', { name: /Variable de dispositivo/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar tablero' }))
  await waitFor(() => expect(saved?.panels[0]?.settings).toEqual({ keyFigure: 'plan-progress' }))
})

it('says at a key figure which station and parameter it lacks, and sends nothing', async () => {
  const { sent } = await edit([panel('key-figure', { keyFigure: 'result' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar tablero' }))
  for (const name of [/^Estación/, /^Parámetro/]) {
    const field = screen.getByRole('combobox', { name })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  }
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
})

it('lets a well be unchosen that is no longer there', async () => {
  let saved: { panels: { settings: object }[] } | undefined
  await edit([panel('levels', { wells: [77] })], {
    'GET /fkl-data-source/projects/1/wells': () => [],
    'GET /fkl-data-source/projects/1/rain-variables': () => [],
    [`PUT ${boards}/sealed-3`]: ({ body }) => {
      saved = body as never
      return boardWith([])
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Pozos: Ya no existe \(n\.º 77\)/ }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Ya no existe (n.º 77)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar tablero' }))
  await waitFor(() => expect(saved?.panels[0]?.settings).toEqual({}))
})

it('offers for a wind rose what is measured in units of wind alone', async () => {
  await edit([panel('wind-rose', { speedVariable: 9, directionVariable: 8 })])
  const speed = await screen.findByRole('combobox', { name: /Velocidad del viento/ })
  await waitFor(() => expect((speed as HTMLInputElement).value).toBe('Estación: Velocidad (m/s)'))
  fireEvent.click(speed)
  expect(await screen.findByRole('option', { name: /Velocidad \(m\/s\)/ })).toBeDefined()
  expect(screen.queryByRole('option', { name: /Dirección/ })).toBeNull()
})

it('shows a panel as it would stand on the board', async () => {
  await edit([panel('text', { text: 'Revisar PM-01' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Vista previa' }))
  const shown = await screen.findByRole('region', { name: 'Texto' })
  expect(await within(shown).findByText('Revisar PM-01')).toBeDefined()
})
