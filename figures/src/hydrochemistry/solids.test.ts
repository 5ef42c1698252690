import { expect, test } from 'vitest'
import { solidsRadius } from './solids.ts'

test('a mark is 3 pixels and a twentieth of the root of its dissolved solids in radius, 8 at most', () => {
  expect([-1, 0, 400, 10_000, 40_000].map(solidsRadius)).toEqual([3, 3, 4, 8, 8])
})
