import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from './api/call-error.ts'
import { queryClient } from './api/query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** Asks as a loader does, then as two parts of its page. Returns how often the server was asked. */
const askedBy = async (error: CallError, pauseMs = 0) => {
  const queryFn = vi.fn(() => Promise.reject(error))
  const query = { queryKey: ['plan'], queryFn, retry: false }
  await queryClient.prefetchQuery(query)
  await vi.advanceTimersByTimeAsync(pauseMs)
  const draw = async () => {
    const leave = new QueryObserver(queryClient, query).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1)
    leave()
  }
  await draw()
  await draw()
  return queryFn.mock.calls.length
}

const refused = new CallError({ status: 404, code: 404, problem: 'NOT_FOUND' })

it('asks once for what its loader was just refused, and again later', async () => {
  vi.useFakeTimers()
  expect(await askedBy(refused)).toBe(1)
  queryClient.clear()
  expect(await askedBy(refused, 11_000)).toBe(2)
})

it('asks again for what did not arrive', async () => {
  vi.useFakeTimers()
  expect(
    await askedBy(new CallError({ status: 0, code: 0, problem: 'NO_CONNECTION' })),
  ).toBeGreaterThan(1)
})
