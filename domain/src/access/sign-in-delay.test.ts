import { describe, expect, it } from 'vitest'
import { blockAfterFailures, signInDelayMs } from './sign-in-delay.ts'

const delays = (name: 'failuresOfAccountFromHere' | 'failuresOfAddress', counts: number[]) =>
  counts.map((count) =>
    signInDelayMs({ failuresOfAccountFromHere: 0, failuresOfAddress: 0, [name]: count }),
  )

describe('signInDelayMs', () => {
  it('forgives three wrong passwords of an account, then doubles up to 30 s', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, blockAfterFailures, 10_000]
    expect(delays('failuresOfAccountFromHere', counts)).toEqual([
      0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000,
    ])
  })

  it('forgives thirty of an address, which many people share', () => {
    expect(delays('failuresOfAddress', [0, 30, 31, 32, 36])).toEqual([0, 0, 1_000, 2_000, 30_000])
  })

  it('takes the longer of the two', () => {
    expect(signInDelayMs({ failuresOfAccountFromHere: 5, failuresOfAddress: 31 })).toBe(2_000)
    expect(signInDelayMs({ failuresOfAccountFromHere: 4, failuresOfAddress: 33 })).toBe(4_000)
  })
})
