import type { AmmoniaTable, LimitRow } from '../standards/limit-row.ts'

/** A limit as a rule; `ruleOf` makes it of the flat row. What equals a bound complies. */
export type Rule =
  | { kind: 'minimum'; min: number }
  | { kind: 'maximum'; max: number }
  | { kind: 'range'; min: number; max: number }
  /** Of the value from the mean of its month over several years. */
  | { kind: 'difference'; min: number | null; max: number | null }
  /** The bound follows from pH and temperature of the same sample. */
  | { kind: 'ammonia'; table: AmmoniaTable }
  /** "**" in the decree. */
  | { kind: 'not-applicable' }

export type RuleColumns = Pick<LimitRow, 'kind' | 'min' | 'max' | 'ammoniaTable'>

/** Returns the rule of a row; a row without any bound applies to nothing. */
export const ruleOf = ({ kind, min, max, ammoniaTable }: RuleColumns): Rule => {
  if (kind === 'ammonia' && ammoniaTable !== null) return { kind, table: ammoniaTable }
  if (kind === 'difference' && (min !== null || max !== null)) return { kind, min, max }
  if (kind === 'bounds' && min !== null && max !== null) return { kind: 'range', min, max }
  if (kind === 'bounds' && min !== null) return { kind: 'minimum', min }
  if (kind === 'bounds' && max !== null) return { kind: 'maximum', max }
  return { kind: 'not-applicable' }
}
