import { expect, test } from 'vitest'
import { isSameUnit } from './same-unit.ts'

test.each([
  ['mg/L', 'mg/l', true],
  ['µS/cm', 'uS/cm', true],
  ['m', 'mm', false],
  ['kPa', 'm', false],
  // No table knows these.
  ['dígitos', 'Digitos', true],
  ['dígitos', 'm', false],
  ['', '', true],
  ['', 'm', false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(isSameUnit(one, other)).toBe(isSame)
  expect(isSameUnit(other, one)).toBe(isSame)
})
