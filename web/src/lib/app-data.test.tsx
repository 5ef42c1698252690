import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadAppData, useAppData, useServerAheadMs } from './app-data.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const Shown = () => (
  <p>
    {useAppData()?.version} {useServerAheadMs()}
  </p>
)
const carry = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="app-data">${text}</script>`
}
const answer = (version: string) =>
  vi.fn(
    async () => new Response(JSON.stringify({ data: { version, now: '2026-02-16T02:00:00Z' } })),
  )

it('is what the page carries, without asking, by the time at which the page arrived', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-16T02:00:07Z'), toFake: ['Date'] })
  carry('{"version":"carried","now":"2026-02-16T02:00:03Z"}')
  const arrivedAt = Date.parse('2026-02-16T02:00:02Z')
  const arrived = { responseStart: arrivedAt - performance.timeOrigin }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrived] as never)
  const fetched = answer('asked')
  vi.stubGlobal('fetch', fetched)
  await act(loadAppData)
  render(<Shown />)
  expect(screen.getByText('carried 1000')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

it.each(['null', 'PUQUIO_APP_DATA'])('is asked for where the page carries %s', async (text) => {
  carry(text)
  vi.stubGlobal('fetch', answer(`asked beside ${text}`))
  await act(loadAppData)
  render(<Shown />)
  expect(screen.getByText(new RegExp(`asked beside ${text}`))).toBeTruthy()
})
