import { describe, expect, it } from 'vitest'
import { parseDegrees } from './degrees-text.ts'

describe('degrees as people write them', () => {
  it.each([
    ['-9.553355', -9.553355],
    ['−9,553355', -9.553355],
    ['9.553355 S', -9.553355],
    ['s 9,553355°', -9.553355],
    ["9° 33.2013' S", -9.553355],
    ['9°33\'12.078"S', -9.553355],
    ['09º 33’ 12,078” s', -9.553355],
    ["9° 33' 12.078'' S", -9.553355],
    ['9 33 12.078 S', -9.553355],
    ['-9°33′12.078″', -9.553355],
    ['-9 S', -9],
    ['0', 0],
  ])('%s', (text, degrees) => {
    const read = parseDegrees(text, 'latitude')
    expect(read?.degrees).toBeCloseTo(degrees, 8)
    expect(read?.isSigned).toBe(text !== '0')
  })

  it('takes W, and O of Oeste and Ouest, for the west, E and L for the east', () => {
    expect(parseDegrees('77° 3\' 0" O', 'longitude')).toEqual({ degrees: -77.05, isSigned: true })
    expect(parseDegrees('77.05W', 'longitude')?.degrees).toBe(-77.05)
    expect(parseDegrees('77.05 E', 'longitude')?.degrees).toBe(77.05)
    expect(parseDegrees('77.05 L', 'longitude')?.degrees).toBe(77.05)
  })

  it('says that a text tells no side', () => {
    expect(parseDegrees('9.5534', 'latitude')).toEqual({ degrees: 9.5534, isSigned: false })
    expect(parseDegrees('9 33 12', 'latitude')?.isSigned).toBe(false)
  })

  it.each([
    '',
    'S',
    '9° 60\' 0"',
    '9° 33\' 60"',
    "9.5° 33'",
    '9.5.3',
    '-9.5 N',
    'S 9.5 S',
    '9.5 W',
    '1234.5',
    '9 33 12 5',
    'nueve',
  ])('%s is none', (text) => {
    expect(parseDegrees(text, 'latitude')).toBeNull()
  })
})
