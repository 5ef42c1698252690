import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page as ReportsPage } from './ReportsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const schedule = {
  id: 4,
  boardId: 3,
  board: 'Calidad del agua',
  frequency: 'monthly',
  startsOn: '2026-03-01',
  atTime: '07:00',
  language: 'es',
  recipients: [7, 8],
  people: [
    { id: 7, name: 'Rosa Quispe', mayOpen: true },
    { id: 8, name: 'Luis Mamani', mayOpen: false },
  ],
  byMail: true,
  enabled: true,
  nextAt: '2026-04-01T12:00:00Z',
  runs: [],
  version: 1,
}
const board = {
  id: 3,
  urir: 'sealed-3',
  kind: 'board',
  label: 'Calidad del agua',
  category: 'water',
  panels: 1,
  isInMenu: false,
  changedAt: '2026-02-01T12:00:00Z',
  changedBy: 'Rosa',
}

const open = (permissions: number[]) =>
  stagePage({
    Page: ReportsPage,
    loader,
    path: '/reports',
    at: '/reports?tab=schedules',
    permissions: permissions as never,
    answers: {
      'GET /fkl-board/projects/1/schedules': () => [schedule],
      'GET /fkl-board/projects/1/boards': () => [board],
      'GET /fkl-notification/projects/1/recipients': () => ({ items: [], total: 0 }),
    },
  })
const closedTo = /no pueden abrir el tablero, que no está en su menú: Luis Mamani\./

it('warns who schedules a board of those who get its PDF and cannot open it', async () => {
  await open([1])
  expect(await screen.findByText(closedTo)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Acciones de Calidad del agua' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar programación' }))
  expect(await screen.findByText(/Este tablero no está en el menú/)).toBeDefined()
})

it('says nothing of it to readers, who cannot mend it', async () => {
  await open([2])
  expect(await screen.findByText('Calidad del agua')).toBeDefined()
  expect(screen.queryByText(closedTo)).toBeNull()
})
