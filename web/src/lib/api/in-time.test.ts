import { chunkTimeoutMs } from '@puquio/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime, PageNotLoaded } from './in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<never>(() => undefined)
const outcome = (work: Promise<unknown>) => {
  const seen = vi.fn<(state: string) => void>()
  work.then(
    () => seen('arrived'),
    (error: unknown) => seen(error instanceof PageNotLoaded ? 'not loaded' : String(error)),
  )
  return seen
}

it('waits for two minutes, and says then that the page did not arrive', async () => {
  expect(chunkTimeoutMs).toBe(120_000)
  const seen = outcome(inTime(never, chunkTimeoutMs))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledExactlyOnceWith('not loaded')
})

it('says the same of one that is gone since a newer version was installed', async () => {
  const seen = outcome(inTime(Promise.reject(new TypeError('Failed to fetch')), chunkTimeoutMs))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledExactlyOnceWith('not loaded')
})

it('leaves no clock behind of one that came', async () => {
  const page = { Page: () => null }
  expect(await inTime(Promise.resolve(page), chunkTimeoutMs)).toBe(page)
  expect(vi.getTimerCount()).toBe(0)
})
