import type { ToldReading } from '@puquio/contract/notifications/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReadingFeed } from './reading-feed.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const stage = () => {
  const sent: ToldReading[][] = []
  const reader = { isReady: true }
  const feed = openReadingFeed({
    send: (readings) => sent.push(readings),
    isReady: () => reader.isReady,
  })
  return { sent, reader, feed }
}

test('the first reading is sent at once, those of the next tenth of a second together', () => {
  const { sent, feed } = stage()
  feed.add([7, 1, 0.5, 0])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([[[7, 1, 0.5, 0]]])
  feed.add([7, 2, 0.6, 0])
  feed.add([8, 2, null, 0])
  vi.advanceTimersByTime(98)
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(2)
  expect(sent[1]).toEqual([
    [7, 2, 0.6, 0],
    [8, 2, null, 0],
  ])
})

test('a stream is sent ten events a second at most, and of each variable the newest fifty', () => {
  const { sent, feed } = stage()
  for (let at = 0; at < 1000; at++) {
    feed.add([7, at, at, 0])
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(100)
  expect(sent.length).toBeLessThanOrEqual(11)
  expect(sent[1]?.map(([, at]) => at)).toEqual(Array.from({ length: 50 }, (_, n) => n + 50))
  expect(sent.at(-1)?.at(-1)).toEqual([7, 999, 999, 0])
})

test('who is slow is sent the newest of each variable once it has read', () => {
  const { sent, reader, feed } = stage()
  reader.isReady = false
  for (let at = 0; at < 500; at++) {
    feed.add([7, at, at, 0])
    feed.add([8, at, at, 0])
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(sent).toEqual([])
  reader.isReady = true
  vi.advanceTimersByTime(100)
  expect(sent).toEqual([
    [
      [7, 499, 499, 0],
      [8, 499, 499, 0],
    ],
  ])
})

test('nothing is sent after its end', () => {
  const { sent, feed } = stage()
  feed.add([7, 1, 1, 0])
  feed.close()
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([])
})
