import type { Text } from '../languages.ts'
import type { Statistic } from '../standards/statistics.ts'
import type { UnitKey } from '../units/units.ts'

export const parameterGroups = [
  'field',
  'physical',
  'ions',
  'metals',
  'organics',
  'biological',
  'air',
  'noise',
  'soil',
] as const
export type ParameterGroup = (typeof parameterGroups)[number]

/** What was sampled: the same symbol means another thing in each (NO2 in water and in air). */
export const matrices = ['water', 'air', 'noise', 'soil'] as const
export type Matrix = (typeof matrices)[number]

export const fractions = ['total', 'dissolved'] as const
export type Fraction = (typeof fractions)[number]

/** Something that is measured: one for each substance and fraction, in one matrix. */
export type Parameter = {
  name: Text
  symbol: string
  /** Number of the Chemical Abstracts Service; null for what is no single substance. */
  cas: string | null
  /** Null where telling total from dissolved makes no sense (pH, chloride). */
  fraction: Fraction | null
  group: ParameterGroup
  matrix: Matrix
  /** The unit in which results are kept and compared with limits. */
  unit: UnitKey
  /** Digits after the decimal mark, where a value is calculated; a result as reported keeps its own. */
  decimals: number
  /** What is physically possible, in the canonical unit; a value outside is held back. */
  min: number | null
  max: number | null
  /** g/mol. */
  molarMass: number | null
  /** Of the ion, signed. */
  charge: number | null
  /** What one result of it is: a grab sample, or the mean of so many hours. */
  reportedAs: Statistic
  /** Other names, symbols and spellings; no case, accents nor doubled spaces. */
  aliases: readonly string[]
}

/** Returns a name in the four languages, in the order es, en, fr, pt. */
export const names = (es: string, en: string, fr: string, pt: string): Text => ({ es, en, fr, pt })

/** What every concentration in water has in common; a litre of water weighs a million milligrams. */
export const inWater = {
  cas: null,
  fraction: null,
  matrix: 'water',
  unit: 'mg/L',
  min: 0,
  max: 1_000_000,
  molarMass: null,
  charge: null,
  reportedAs: 'any-time',
  aliases: [],
} as const
