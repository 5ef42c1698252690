import { afterEach, expect, test, vi } from 'vitest'
import { startDaily } from './daily.ts'

afterEach(() => vi.useRealTimers())

test('runs at once and every day, past what fails, until it is stopped', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const logged: string[] = []
  const log = {
    info: (_: object, message: string) => logged.push(message),
    error: (_: object, message: string) => logged.push(message),
  }
  const task = (name: string, work: () => number) => ({
    name,
    run: async () => {
      done.push(name)
      return work()
    },
  })
  const failing = task('a', () => {
    throw new Error('no')
  })
  const daily = startDaily([failing, task('b', () => 2), task('c', () => 0)], log)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['a', 'b', 'c'])
  expect(logged).toEqual(['daily task failed', 'daily task'])
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(done).toHaveLength(6)
  await daily.stop()
  await vi.advanceTimersByTimeAsync(2 * 86_400_000)
  expect(done).toHaveLength(6)
})
