import { expect, test } from 'vitest'
import {
  broughtToLaboratory,
  laboratoryFactorKindOf,
  suggestLaboratoryFactor,
} from './laboratory-factor.ts'

const pairsOf = (...pairs: [laboratory: number, sensor: number][]) =>
  pairs.map(([laboratory, sensor]) => ({ laboratory, sensor }))

test('a ratio is the median of laboratory over sensor, its spread 1.4826 times the median deviation', () => {
  // Ratios 1.02, 1.02, 1.0333 and 0.975; their distances from 1.02 are 0, 0, 0.01333 and 0.045.
  const pairs = pairsOf([10.2, 10], [20.4, 20], [31, 30], [39, 40])
  expect(suggestLaboratoryFactor(pairs, 'ratio')).toEqual({
    kind: 'ratio',
    amount: 1.02,
    spread: 0.96902,
    pairs: 4,
  })
})

test('one wild day does not move it', () => {
  const pairs = pairsOf([11, 10], [22, 20], [33, 30], [44, 40], [900, 10])
  expect(suggestLaboratoryFactor(pairs, 'ratio')).toMatchObject({ amount: 1.1, spread: 0 })
})

test('where zero is no true zero, a difference is added', () => {
  expect(laboratoryFactorKindOf('unidad de pH')).toBe('difference')
  expect(laboratoryFactorKindOf('°C')).toBe('difference')
  expect(laboratoryFactorKindOf('µS/cm')).toBe('ratio')
  const pairs = pairsOf([7.3, 7.1], [7.5, 7.2], [6.9, 6.8])
  expect(suggestLaboratoryFactor(pairs, 'difference')).toEqual({
    kind: 'difference',
    amount: 0.2,
    spread: 0.14826,
    pairs: 3,
  })
})

test('two pairs, and those without a ratio, suggest nothing', () => {
  expect(suggestLaboratoryFactor(pairsOf([1, 1], [2, 2]), 'ratio')).toBeNull()
  expect(suggestLaboratoryFactor(pairsOf([1, 1], [2, 2], [3, 0], [0, 3]), 'ratio')).toBeNull()
  expect(suggestLaboratoryFactor([], 'difference')).toBeNull()
})

test('what is suggested comes on top of the factor that was in force', () => {
  const before = { correction: 2, adjustment: 0.5 }
  expect(broughtToLaboratory(before, { kind: 'ratio', amount: 1.1 })).toEqual({
    correction: 2.2,
    adjustment: 0.55,
  })
  expect(broughtToLaboratory(before, { kind: 'difference', amount: -0.2 })).toEqual({
    correction: 2,
    adjustment: 0.3,
  })
})
