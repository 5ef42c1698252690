import { describe, expect, it } from 'vitest'
import { nameMatcher } from './match-names.ts'
import { codeOf, lettersOf } from './name-words.ts'

const commitments = [
  [1, 'COM-013 Monitoreo trimestral de agua superficial', 'EIA-d 2014'],
  [2, 'COM-014 Monitoreo de calidad de aire', 'EIA-d 2014'],
  [3, 'Riego de vías', 'EIA-d 2014'],
  [4, 'Riego de vías', 'ITS 2'],
  [5, 'Monitoreo de ruido ambiental', 'ITS 2'],
] as const
const matcher = nameMatcher(
  commitments.map(([id, shortName, instrument]) => ({ id, shortName, instrument })),
  ['EIA-d 2014', 'ITS 2'],
)
const exact = (name: string, instrument: string | null = null) =>
  matcher.exact({ name, instrument })?.id ?? null
const alike = (name: string, instrument: string | null = null) =>
  matcher.alike({ name, instrument }).map(({ id }) => id)

describe('the exact one', () => {
  it.each([
    ['com 013: monitoreo trimestral de água superficial', null, 1],
    ['COM-13', null, 1],
    ['COM 014', 'its 2', null],
    ['COM-0130', null, null],
    ['COM-013 otra cosa', null, null],
    ['Riego de vías', null, null],
    ['riego de vias', 'its 2', 4],
    ['Riego de vías', 'Un instrumento que no hay', null],
    ['', null, null],
  ] as const)('of %j, %j is %j', (name, instrument, id) => {
    expect(exact(name, instrument)).toBe(id)
  })
})

describe('those alike', () => {
  it('are ordered by what both have, rare words first', () => {
    expect(alike('Monitoreo del ruido')).toEqual([5])
    expect(alike('Calidad del aire')[0]).toBe(2)
  })

  it('have both of one name, those of the named instrument first', () => {
    expect(alike('Riego de vías', 'ITS 2')).toEqual([4, 3])
  })

  it('are those of the code, whatever follows it', () => {
    expect(alike('COM-13 agua')[0]).toBe(1)
  })

  it('are none where nothing is common', () => {
    expect(alike('Plan de relaciones comunitarias')).toEqual([])
    expect(alike('***')).toEqual([])
  })
})

it.each([
  ['COM-013', 'com 13', true],
  ['C.4.02 Agua', 'c 4.2', false],
  ['(COM 7)', 'com 7', true],
  ['2014', null, null],
  ['Monitoreo 3 veces', null, null],
] as const)('the code of %j is %j', (name, code, isWhole) => {
  const found = codeOf(name)
  expect([found?.code ?? null, found?.isWhole ?? null]).toEqual([code, isWhole])
})

it('letters are compared without signs', () => {
  expect(lettersOf('COM-013 – Água')).toBe('com013agua')
})
