import { expect, test } from 'vitest'
import { resultWords } from './result-words.ts'

const words = (value: number | null, given: Partial<Parameters<typeof resultWords>[0]> = {}) =>
  resultWords({ value, qualifier: null, text: 'ND', isCalculated: false, ...given }, 'es-PE')

test('a calculated result has three figures, or all before the decimal mark', () => {
  expect(words(1.18649664, { isCalculated: true })).toBe('1.19')
  expect(words(0.00465601, { isCalculated: true })).toBe('0.00466')
  expect(words(2451.37, { isCalculated: true })).toBe('2,451')
})

test('a reported result stays as it is, with its sign', () => {
  expect(words(0.00465601)).toBe('0.00465601')
  expect(words(0.005, { qualifier: '<' })).toBe('<0.005')
  expect(words(0.005, { qualifier: 'trace' })).toBe('<0.005')
  expect(words(12_345_678_901)).toMatch(/^1\.23457E10$/u)
})

test('a result without a number is what the laboratory wrote', () => {
  expect(words(null)).toBe('ND')
})
