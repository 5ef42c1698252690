import { expect, it } from 'vitest'
import { totalOf } from './commitment-counts.ts'

it('counts what was rejected in no total', () => {
  expect(totalOf({ proposed: 1, verified: 2, rejected: 40, 'in-force': 3, superseded: 4 })).toBe(10)
})
