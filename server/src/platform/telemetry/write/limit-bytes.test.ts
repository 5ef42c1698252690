import { expect, test } from 'vitest'
import { limitBytes } from './limit-bytes.ts'

test('each sender has its bytes, which come back with time', () => {
  let now = 0
  const { isSpent, spend } = limitBytes(1000, 100_000, () => now)
  spend(1, 999)
  expect(isSpent(1)).toBe(false)
  spend(1, 501)
  expect([isSpent(1), isSpent(2)]).toEqual([true, false])
  now = 49_000
  expect(isSpent(1)).toBe(true)
  now = 51_000
  expect(isSpent(1)).toBe(false)
  now = 1_000_000
  spend(1, 1000)
  expect(isSpent(1)).toBe(true)
})
