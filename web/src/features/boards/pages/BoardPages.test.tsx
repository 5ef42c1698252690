import type { Board } from '@puquio/contract/boards/boards'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { BoardPanel } from '../../../app/shell/BoardPanel.tsx'
import { toasts } from '../../../ui/toasts/toasts.ts'
import { PanelOfKind } from '../../../widgets/boards/panel.ts'
import { loader as loadBoard, Page as BoardPage } from './BoardPage.tsx'
import { columnWidths } from '../../../ui/table/column.ts'
import { loader as loadReports, Page as ReportsPage } from './ReportsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  localStorage.clear()
})

const board: Board = {
  id: 3,
  urir: 'sealed-3',
  kind: 'board',
  label: 'Calidad del agua',
  category: 'water',
  panels: [
    {
      kind: 'text',
      title: 'Notas',
      width: 6,
      height: 'low',
      settings: { text: 'Revisar PM-01' },
    },
    { kind: 'alarms', title: '', width: 6, height: 'middle', settings: {} },
  ],
  isInMenu: true,
  changedAt: '2026-02-01T12:00:00Z',
  changedBy: 'Rosa',
  version: 2,
}
const { panels, version: _, ...row } = board
const listed = { ...row, panels: panels.length }
const boards = '/fkl-board/projects/1/boards'
const noReports = () => []
const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

const openBoard = (answers: Parameters<typeof stagePage>[0]['answers'] = {}) =>
  stagePage({
    Page: () => (
      <PanelOfKind value={BoardPanel}>
        <BoardPage />
      </PanelOfKind>
    ),
    loader: loadBoard,
    path: '/board/$label/$urir',
    at: '/board/Calidad del agua/sealed-3',
    answers: {
      [`GET ${boards}/sealed-3`]: () => board,
      'GET /fkl-modi/projects/1/alarms': () => ({
        items: [],
        total: 0,
        active: 0,
        unacknowledged: 0,
      }),
      'GET /fkl-general/projects/1/pdf-reports': noReports,
      ...answers,
    },
  })

it('opens a board by its identifier, each panel under its title', async () => {
  await openBoard()
  expect(await screen.findByRole('heading', { name: 'Calidad del agua' })).toBeDefined()
  const notes = await screen.findByRole('region', { name: 'Notas' })
  expect(await within(notes).findByText('Revisar PM-01')).toBeDefined()
  const alarms = screen.getByRole('region', { name: 'Alarmas' })
  expect(await within(alarms).findByText('No hay alarmas activas')).toBeDefined()
})

it('says that a board does not exist, and leads to the reports', async () => {
  await openBoard({
    [`GET ${boards}/sealed-3`]: () => problem(404, { problem: 'NOT_FOUND', params: {} }),
  })
  expect(await screen.findByText('Este tablero no existe o su dirección ya no vale')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ir a los informes' })).toBeDefined()
})

it('shows what fails in the place of its panel, and the others beside it', async () => {
  await openBoard({
    'GET /fkl-modi/projects/1/alarms': () => problem(500, { problem: 'UNEXPECTED', params: {} }),
  })
  const alarms = await screen.findByRole('region', { name: 'Alarmas' })
  await waitFor(() => expect(within(alarms).getByRole('alert')).toBeDefined(), { timeout: 5000 })
  expect(await screen.findByText('Revisar PM-01')).toBeDefined()
})

it('opens and is filtered where the storage is full', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openBoard()
  expect(await screen.findByText('Revisar PM-01')).toBeDefined()
  full.mockRestore()
})

it('says in the page that the server is busy, where its workbook waits for too many others', async () => {
  await openBoard({
    [`GET ${boards}/sealed-3/file`]: () => problem(503, { problem: 'BUSY', params: {} }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }))
  await waitFor(() => expect(toasts.read().at(-1)?.text).toMatch(/ocupado/))
})

const openReports = (given: Partial<Parameters<typeof stagePage>[0]> = {}) =>
  stagePage({
    Page: ReportsPage,
    loader: loadReports,
    path: '/reports',
    at: '/reports',
    ...given,
    answers: {
      [`GET ${boards}`]: () => [
        listed,
        { ...listed, id: 4, urir: 'sealed-4', label: 'Borrador', isInMenu: false },
      ],
      'GET /fkl-plan/projects/1/plans': () => ({ items: [], total: 0 }),
      ...given.answers,
    },
  })

it('lists to a reader only the boards of the menu', async () => {
  await openReports({ permissions: [2] })
  expect(await screen.findByText('Calidad del agua')).toBeDefined()
  expect(screen.queryByText('Borrador')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nuevo tablero' })).toBeNull()
})

it('lists the reports that one may open, with the whole day and time at which each was made', async () => {
  await openReports({
    permissions: [2],
    at: '/reports?tab=made',
    answers: {
      'GET /fkl-file/projects/1/pdf-reports/made': () => ({
        items: [
          {
            id: 9,
            kind: 'diagram',
            title: 'Diagrama de Piper',
            requestedAt: '2026-03-01T15:00:00.000Z',
            file: null,
            person: 'Rosa Quispe',
            isScheduled: false,
          },
        ],
        total: 1,
      }),
    },
  })
  expect(await screen.findByText('Diagrama de Piper')).toBeDefined()
  expect(screen.getByText('Rosa Quispe')).toBeDefined()
  expect(screen.getByText('01/03/2026 10:00').style.maxWidth).toBe(`${columnWidths.instant}px`)
})

const admin = { permissions: [1] } as const

it('lets an administrator make a board with panels, and leads to it', async () => {
  let made: unknown
  const { address } = await openReports({
    ...admin,
    answers: {
      [`POST ${boards}`]: ({ body }) => {
        made = body
        return board
      },
    },
  })
  expect(await screen.findByText('Borrador')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Nuevo tablero' }))
  fireEvent.change(await screen.findByLabelText(/^Nombre/), { target: { value: 'Alarmas' } })
  fireEvent.click(screen.getByRole('button', { name: 'Agregar panel' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Alarmas' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar tablero' }))
  await waitFor(() =>
    expect(made).toEqual({
      kind: 'board',
      label: 'Alarmas',
      category: 'water',
      panels: [{ kind: 'alarms', title: '', width: 6, height: 'middle', settings: {} }],
    }),
  )
  await waitFor(() => expect(address()).toMatch(/^\/board\/.+\/sealed-3$/))
})

it('says at a panel what is missing of it, and sends nothing', async () => {
  const { sent } = await openReports(admin)
  fireEvent.click(await screen.findByRole('button', { name: 'Nuevo tablero' }))
  fireEvent.change(await screen.findByLabelText(/^Nombre/), { target: { value: 'Notas' } })
  fireEvent.click(screen.getByRole('button', { name: 'Agregar panel' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Texto' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar tablero' }))
  const text = await screen.findByLabelText(/^Texto/)
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
})
