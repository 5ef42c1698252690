import { describe, expect, it } from 'vitest'
import { holdingsAround, rotated } from './holders.ts'

const ana = { id: 1, name: 'Ana' }
const luis = { id: 2, name: 'Luis' }
const holders = [
  { fromOn: '2027-01-01', person: null },
  { fromOn: '2026-12-01', person: luis },
  { fromOn: '2026-03-01', person: ana },
  { fromOn: '2026-01-01', person: luis },
]

describe('holdingsAround', () => {
  it('finds who holds it today and who is next', () => {
    const { now, next } = holdingsAround(holders, '2026-11-28')
    expect(now).toEqual({ fromOn: '2026-03-01', person: ana })
    expect(next).toEqual({ fromOn: '2026-12-01', person: luis })
  })

  it('finds nobody before the first', () => {
    const { now, next } = holdingsAround(holders, '2025-12-31')
    expect([now, next?.fromOn]).toEqual([undefined, '2026-01-01'])
  })
})

describe('rotated', () => {
  it('adds the new one, in the place of who was to begin on that day', () => {
    expect(rotated(holders, { fromOn: '2026-12-01', userId: 1 })).toEqual([
      { fromOn: '2026-12-01', userId: 1 },
      { fromOn: '2027-01-01', userId: null },
      { fromOn: '2026-03-01', userId: 1 },
      { fromOn: '2026-01-01', userId: 2 },
    ])
  })
})
