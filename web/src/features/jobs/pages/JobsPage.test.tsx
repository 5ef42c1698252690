import type { Job } from '@puquio/contract/jobs'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './JobsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/config/jobs'
const aJob = (values: Partial<Job>): Job => ({
  id: 1,
  kind: 'send-mail',
  project: null,
  state: 'done',
  attempts: 1,
  progress: null,
  lastError: null,
  isCancelAsked: false,
  createdAt: '2026-02-15T12:00:00.000Z',
  runAt: '2026-02-15T12:00:00.000Z',
  startedAt: null,
  endedAt: null,
  ...values,
})
const jobs = [
  aJob({ id: 1, kind: 'sweep', state: 'running', progress: { done: 2, total: 6 } }),
  aJob({ id: 2, state: 'failed', lastError: 'connection refused', attempts: 9 }),
  aJob({ id: 3, kind: 'of-later', project: { id: 4, name: 'Mina Azul' } }),
]
const counts = { queued: 0, running: 1, done: 1, failed: 1, cancelled: 0 }
const answers = {
  'GET /fkl-general/jobs': () => ({ items: jobs, total: 3, counts, kinds: ['send-mail', 'sweep'] }),
  'POST /fkl-general/jobs/2/retry': () => new Response(null, { status: 204 }),
}

it('shows what runs, how far it is, and why it failed', async () => {
  await stagePage({ Page, path, at: path, answers })
  await screen.findByText('of-later')
  const [, running, failed, unknown] = screen.getAllByRole('row')
  expect(running?.textContent).toMatch(/Limpieza nocturna.*Sistema.*En marcha.*2 \/ 6/)
  expect(failed?.textContent).toMatch(/Enviar un correo.*Fallido.*connection refused/)
  expect(unknown?.textContent).toMatch(/of-later.*Mina Azul.*Terminado/)
})

it('filters by what the address says, and shows how many there are of each state', async () => {
  const { sent, address } = await stagePage({ Page, path, at: `${path}?state=failed`, answers })
  const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Estado' })
  await within(state).findByRole('option', { name: 'Fallido (1)' })
  expect(state.value).toBe('failed')
  expect(sent.at(-1)?.query.get('state')).toBe('failed')
  fireEvent.change(state, { target: { value: 'running' } })
  await waitFor(() => expect(address()).toBe(`${path}?state=running`))
})

it('lets one that failed run now', async () => {
  const { sent } = await stagePage({ Page, path, at: path, answers })
  await screen.findByText('connection refused')
  const menus = screen.getAllByRole('button', { name: /Enviar un correo/ })
  fireEvent.click(menus[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Ejecutar ahora' }))
  await waitFor(() =>
    expect(sent.some(({ path: to }) => to === '/fkl-general/jobs/2/retry')).toBe(true),
  )
})
