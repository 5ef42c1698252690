import { expect, test } from 'vitest'
import { ago, clockStartingAt, fromNow, systemClock } from './clock.ts'

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

test('instants so long ago, and from now', () => {
  const clock = { now: () => new Date('2026-02-15T12:00:00Z') }
  expect(ago(clock, { days: 1, hours: 2, minutes: 3, ms: 4 })).toEqual(
    new Date('2026-02-14T09:56:59.996Z'),
  )
  expect(fromNow(clock, { days: 14 })).toEqual(new Date('2026-03-01T12:00:00Z'))
  expect(fromNow(clock, { hours: 48 })).toEqual(new Date('2026-02-17T12:00:00Z'))
})
