import { expect, test } from 'vitest'
import { isGap } from './gaps.ts'

test('a gap is longer than two and a half intervals', () => {
  expect(isGap(0, 1_500_000, 600)).toBe(false)
  expect(isGap(0, 1_500_001, 600)).toBe(true)
})
