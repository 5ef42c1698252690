import { expect, test } from 'vitest'
import { gapMs, isGap } from './gaps.ts'

test('a gap is longer than two and a half intervals', () => {
  expect(isGap(0, 1_500_000, 600)).toBe(false)
  expect(isGap(0, 1_500_001, 600)).toBe(true)
})

test('readings are joined over two and a half intervals, and not farther', () => {
  expect(gapMs('raw', 600)).toBe(1_500_000)
})

test('buckets are joined unless one is missing, or a slow device would leave it empty', () => {
  expect(gapMs('10m', 60)).toBe(900_000)
  expect(gapMs('1h', 600)).toBe(5_400_000)
  expect(gapMs('10m', 3600)).toBe(9_000_000)
})
