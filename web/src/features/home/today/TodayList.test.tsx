import type { TodayEntry } from '@puquio/contract/start/today'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { TodayList } from './TodayList.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const near: TodayEntry = {
  kind: 'monitorings-near',
  count: 3,
  of: 'Plan 2026',
  dueOn: '2026-02-17',
  opens: '/planning-and-monitoring/edit/7?status=near',
}
const unread: TodayEntry = {
  kind: 'unread-high',
  count: 1,
  of: null,
  dueOn: null,
  opens: '/notifications?unread=true&priority=1',
}
const shown = (entries: () => unknown) =>
  stagePage({
    Page: TodayList,
    path: '/',
    at: '/',
    answers: { 'GET /fkl-general/projects/1/today': entries },
  })
const region = () => screen.findByRole('region', { name: /Pendiente hoy/ })

it('leads to what is near or unread, with how many and the first date', async () => {
  await shown(() => [near, unread])
  const link = await screen.findByRole('link', { name: '3 monitoreos cercanos · Plan 2026' })
  expect(link.getAttribute('href')).toBe('/planning-and-monitoring/edit/7?status=near')
  const entries = within(await region())
  expect(entries.getByText('desde el 17/02/2026').tagName).toBe('TIME')
  const other = entries.getByRole('link', {
    name: '1 notificación sin leer de prioridad alta',
  })
  expect(other.getAttribute('href')).toBe('/notifications?unread=true&priority=1')
  expect(entries.getByRole('heading').textContent).toBe('Pendiente hoy4')
})

it('says of what is unfulfilled when the last one was due', async () => {
  await shown(() => [{ ...near, kind: 'monitorings-unfulfilled', dueOn: '2026-02-10' }])
  await screen.findByText('el último venció el 10/02/2026')
  expect(screen.queryByText(/desde el/)).toBeNull()
})

it('says of tasks and corrective actions when they are due, which may be to come', async () => {
  await shown(() => [
    { ...near, kind: 'tasks-due', dueOn: '2026-02-20' },
    { ...near, kind: 'actions-overdue', dueOn: '2026-02-10' },
    { ...near, kind: 'actions-to-close', dueOn: '2026-02-25' },
  ])
  await screen.findByText('primer vencimiento: 20/02/2026')
  await screen.findByText('último vencimiento: 10/02/2026')
  await screen.findByText('primer vencimiento: 25/02/2026')
  expect(screen.queryByText(/venció/)).toBeNull()
})

it('says so when there is nothing', async () => {
  await shown(() => [])
  await screen.findByText('Nada pendiente hoy')
  expect(within(await region()).queryByRole('listitem')).toBeNull()
})

it('is read again when a notification arrives', async () => {
  let entries = [near]
  await shown(() => entries)
  await screen.findByRole('link', { name: /cercanos/ })
  entries = [near, unread]
  await invalidate(['notifications'])
  await waitFor(() => screen.getByRole('link', { name: /sin leer/ }))
})

it('says what failed', async () => {
  await shown(() => new Response('{}', { status: 500 }))
  await screen.findByRole('button', { name: /Reintentar/ })
})
