import { expect, test } from 'vitest'
import { clockStartingAt, systemClock } from './clock.ts'

test('a clock that starts at an instant runs on from there', async () => {
  const start = new Date('2026-02-15T12:00:00Z')
  const clock = clockStartingAt(start)
  const firstMs = clock.now().getTime() - start.getTime()
  await new Promise((done) => setTimeout(done, 20))
  const secondMs = clock.now().getTime() - start.getTime()
  expect(firstMs).toBeLessThan(5000)
  expect(secondMs).toBeGreaterThan(firstMs)
})

test('the system clock tells the time', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000)
})
