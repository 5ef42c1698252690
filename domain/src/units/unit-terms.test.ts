import { expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { findUnit } from './find-unit.ts'
import { unitIn } from './unit-terms.ts'
import { type UnitKey, units } from './units.ts'

const keys = Object.keys(units) as UnitKey[]

it.each(keys)('%s is read back as every language writes it', (key) => {
  for (const language of languages) expect(findUnit(unitIn(key, language))).toBe(key)
})

it('writes the unit of pH, dry weight and counts in each language', () => {
  expect(languages.map((language) => unitIn('unidad de pH', language))).toEqual([
    'unidad de pH',
    'pH unit',
    'unité pH',
    'unidade de pH',
  ])
  expect(unitIn('NMP/100 mL', 'en')).toBe('MPN/100 mL')
  expect(unitIn('mg/L', 'en')).toBe('mg/L')
})
