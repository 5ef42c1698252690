import type { ParameterKey } from '../parameters/parameters.ts'
import type { UnitKey } from '../units/units.ts'

/** Parameters of the catalogue that are calculated where the laboratory does not report them. */
export const shippedFormulas = {
  // Sum of the decree's table, D.S. 004-2017-MINAM, category 3.
  'no3-no2-n': { formula: '[no3-n] + [no2-n]', unit: 'mg/L' },
  xylenes: { formula: '[m-p-xylene] + [o-xylene]', unit: 'mg/L' },
  // Standard Methods 2340 B.
  hardness: { formula: '2.497 * [ca-total] + 4.118 * [mg-total]', unit: 'mg/L' },
} as const satisfies Partial<Record<ParameterKey, { formula: string; unit: UnitKey }>>

/** Returns the catalogue's formula of a parameter; null where it has none, as a project's own ones. */
export const shippedFormulaOf = (key: string): string | null =>
  Object.hasOwn(shippedFormulas, key)
    ? shippedFormulas[key as keyof typeof shippedFormulas].formula
    : null
