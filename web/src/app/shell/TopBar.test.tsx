import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../test/page-stage.tsx'
import { TopBar } from './TopBar.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const open = (unread: number) =>
  stagePage({
    Page: TopBar,
    path: '/chat-bot',
    at: '/chat-bot',
    isPhone: true,
    answers: { 'GET /fkl-notification/projects/1/unread': () => ({ unread }) },
  })

it.each([
  [3, '3'],
  [120, '99+'],
])('leads to the notifications, with how many are not read: %i', async (unread, shown) => {
  await open(unread)
  const bell = await screen.findByRole('link', { name: `Notificaciones: ${unread} sin leer` })
  expect(bell.getAttribute('href')).toBe('/notifications')
  expect(bell.textContent).toBe(shown)
})

it('has no number where all is read', async () => {
  await open(0)
  expect((await screen.findByRole('link', { name: 'Notificaciones' })).textContent).toBe('')
})
