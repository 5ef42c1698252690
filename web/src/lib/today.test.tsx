import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadAppData } from './app-data.ts'
import { useToday } from './today.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const Today = ({ timeZone }: { timeZone: string }) => <p>{useToday(timeZone)}</p>

it('is the server’s day in the project’s zone, whatever the device says', async () => {
  vi.useFakeTimers({ now: new Date('2026-08-01T12:00:00Z'), toFake: ['Date'] })
  const data = { now: '2026-02-16T02:00:00Z' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data })))
  render(<Today timeZone="America/Lima" />)
  await act(loadAppData)
  expect(screen.getByText('2026-02-15')).toBeTruthy()
  cleanup()
  render(<Today timeZone="Europe/Paris" />)
  expect(screen.getByText('2026-02-16')).toBeTruthy()
})
