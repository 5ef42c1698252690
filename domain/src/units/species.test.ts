import { describe, expect, it } from 'vitest'
import { bicarbonateOfAlkalinity, convertSpecies } from './species.ts'

describe('convertSpecies', () => {
  it.each([
    ['nh3-n', 'nh3-total', 1, 1.22, 1.21588],
    ['no3-n', 'no3', 10, 44.3, 44.268],
    ['no2-n', 'no2', 1, 3.28, 3.28453],
  ])('%s to %s by the decree and by molar mass', (from, to, value, decree, stoichiometric) => {
    expect(convertSpecies(value, from, to, 'decree')).toBe(decree)
    expect(convertSpecies(value, from, to, 'stoichiometric')).toBeCloseTo(stoichiometric, 3)
    expect(convertSpecies(decree, to, from, 'decree')).toBe(value)
  })
  it('refuses what has no factor', () => {
    expect(convertSpecies(1, 'no3-n', 'no2', 'decree')).toBeNull()
    expect(convertSpecies(7, 'so4', 'so4', 'decree')).toBe(7)
  })
})

describe('alkalinity', () => {
  it('takes bicarbonate of alkalinity below pH 8.3 only', () => {
    expect(bicarbonateOfAlkalinity(100, 8.29)).toBeCloseTo(121.93, 2)
    expect(bicarbonateOfAlkalinity(100, 8.3)).toBeNull()
    expect(bicarbonateOfAlkalinity(100, null)).toBeNull()
  })
})
