import { expect, it } from 'vitest'
import { boundsText, resultText } from './result-hint.ts'

const calculated = { nonDetects: [], nonDetectRule: null }
const text = (value: number, isCalculated: boolean, locale = 'es-PE') =>
  resultText(
    { value, qualifier: null, text: '', calculated: isCalculated ? calculated : null },
    locale,
  )

it('shows three figures of a calculated result, all before the decimal mark, and a reported one as it is', () => {
  expect(text(0.00465601, true)).toBe('0.00466')
  expect(text(5.00481, true)).toBe('5')
  expect(text(24_512.37, true, 'en-US')).toBe('24,512')
  expect(text(0.00465601, false)).toBe('0.00465601')
})

it('writes the unit of a limit in the language of its reader', () => {
  const limit = { min: 6, max: 9, unit: 'unidad de pH' } as Parameters<typeof boundsText>[0]
  expect(boundsText(limit, 'en-US')).toBe('≥ 6; ≤ 9 pH unit')
  expect(boundsText(limit, 'es-PE')).toBe('≥ 6; ≤ 9 unidad de pH')
})
