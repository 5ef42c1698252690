import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

test('owners take turns, each in its own order', () => {
  const queue = openFairQueue<string>({ all: 100, ofOne: 100 })
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add(1, item)
  queue.add(2, 'b1')
  queue.add(3, 'c1')
  queue.add(2, 'b2')
  const taken = Array.from({ length: 8 }, () => queue.take()?.item)
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', undefined])
})

test('one owner has no more than a share, and may be passed over', () => {
  const queue = openFairQueue<number>({ all: 5, ofOne: 3 })
  expect([1, 2, 3, 4].map((item) => queue.add(1, item))).toEqual([true, true, true, false])
  expect([5, 6, 7].map((item) => queue.add(2, item))).toEqual([true, true, false])
  expect(queue.take((owner) => owner !== 1)).toEqual({ owner: 2, item: 5 })
  expect(queue.take((owner) => owner > 2)).toBeNull()
  expect(queue.size()).toBe(4)
  expect(queue.takeAll()).toEqual([1, 2, 3, 6])
  expect(queue.add(1, 8)).toBe(true)
})

test('what counts as several takes their room, and gives it back', () => {
  const queue = openFairQueue<number>({ all: 10, ofOne: 6 }, (item) => item)
  expect([5, 2, 1, 0].map((item) => queue.add(1, item))).toEqual([true, false, true, false])
  expect([5, 4].map((item) => queue.add(2, item))).toEqual([false, true])
  expect(queue.add(3, 1)).toBe(false)
  expect(queue.take()).toEqual({ owner: 1, item: 5 })
  expect(queue.add(3, 5)).toBe(true)
  expect(queue.takeAll()).toEqual([4, 1, 5])
  expect(queue.add(1, 6)).toBe(true)
})
