import { describe, expect, it } from 'vitest'
import { duplicateFinder, duplicateKey, type ResultIdentity } from './duplicates.ts'

const identity: ResultIdentity = {
  sampledAt: '2019-03-17T22:54:00.000Z',
  stationId: 1,
  parameterId: 2,
  source: 'Agua superficial',
  sampleType: 'normal',
  depth: '',
  labReference: 'L-1',
  sampleCode: 'M-1',
}

describe('duplicateKey', () => {
  it.each(Object.keys(identity))('tells measurements apart by %s', (field) => {
    const other = { ...identity, [field]: field.endsWith('Id') ? 9 : 'other' }
    expect(duplicateKey(other)).not.toBe(duplicateKey(identity))
  })

  it('reads texts whatever case and spaces', () => {
    const other = { ...identity, source: ' agua  superficial', sampleCode: 'm-1' }
    expect(duplicateKey(other)).toBe(duplicateKey(identity))
  })
})

describe('duplicateFinder', () => {
  it('names the first row of a measurement, and whether its value is the same', () => {
    const find = duplicateFinder<number>()
    const value = { number: 0.5, qualifier: '=' } as const
    expect(find('a', value, 1)).toBeNull()
    expect(find('b', value, 2)).toBeNull()
    expect(find('a', value, 3)).toEqual({ reason: 'duplicate', of: 1 })
    expect(find('a', { number: 0.5, qualifier: '<' }, 4)).toEqual({
      reason: 'duplicate-in-part',
      of: 1,
    })
    expect(find('a', { number: 0.6, qualifier: '=' }, 5)).toMatchObject({
      reason: 'duplicate-in-part',
    })
  })
})
