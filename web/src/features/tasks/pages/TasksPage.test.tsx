import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { occurrence, responsibleRole, task } from '../../../../test/task-pages.ts'
import { Page } from './TasksPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/tasks'
const base = '/fkl-bdo/projects/1'
const answers = {
  [`GET ${base}/task-occurrences`]: () => ({
    items: [occurrence()],
    total: 1,
    overdue: 1,
    toReview: 2,
  }),
  [`GET ${base}/task-occurrences-month`]: () => [occurrence({ id: 31, dueOn: '2026-07-15' })],
  [`GET ${base}/tasks`]: () => ({ items: [task()], total: 1 }),
  [`GET ${base}/responsible-roles`]: () => [responsibleRole()],
  [`GET ${base}/commitments-choices`]: () => ({ instruments: [], miningUnits: [], documents: [] }),
  [`GET ${base}/commitments`]: () => ({ items: [], total: 0, unverified: 0, groups: null }),
}

it('begins with what is to do, and counts what is overdue and waits for review', async () => {
  const { sent } = await stagePage({ Page, path, at: path, answers })
  const row = (await screen.findByText('Entregar los residuos')).closest('tr')
  expect(row?.textContent).toContain('Vencida')
  screen.getByRole('option', { name: 'Vencidas (1)' })
  screen.getByRole('option', { name: 'En revisión (2)' })
  const asked = sent.find((one) => one.path.endsWith('task-occurrences'))
  expect(asked?.query.get('view')).toBe('to-do')
})

it('shows a month, each due date on its day with a link', async () => {
  await stagePage({ Page, path, at: `${path}?as=calendar&month=2026-07`, answers })
  const link = await screen.findByRole('link', { name: /Entregar los residuos/ })
  expect(link.getAttribute('href')).toBe('/environmental-instruments/tasks/31')
  expect(link.closest('td')?.querySelector('time')?.textContent).toBe('15')
})

it('opens the form of a commitment that the address names, and sends nothing that is incomplete', async () => {
  const { sent } = await stagePage({
    Page,
    path,
    at: `${path}?new=4`,
    answers: {
      ...answers,
      [`GET ${base}/commitments/4`]: () => ({
        id: 4,
        shortName: 'Residuos',
        instrument: { id: 2, name: 'EIA-d 2014' },
      }),
    },
  })
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Compromiso/, { selector: 'input' }).value).toBe(
      'Residuos',
    ),
  )
  fireEvent.change(screen.getByLabelText(/^Vence/, { selector: 'input' }), {
    target: { value: '15/01/2027' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Crear la tarea' }))
  await waitFor(() =>
    expect(screen.getByLabelText(/Qué hay que hacer/).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
})
