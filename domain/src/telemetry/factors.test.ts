import { describe, expect, it } from 'vitest'
import { applyFactor, type Factor } from './factors.ts'

const first: Factor = { validFromMs: 1000, correction: 2, adjustment: 5 }
const second: Factor = { validFromMs: 2000, correction: -1.5, adjustment: 0.25 }

describe('applyFactor', () => {
  it('multiplies by the correction, then adds the adjustment', () => {
    expect(applyFactor(10, first)).toBe(25)
    expect(applyFactor(10, second)).toBe(-14.75)
  })
  it('leaves a value without a factor as it is', () => expect(applyFactor(10.1, null)).toBe(10.1))
})
