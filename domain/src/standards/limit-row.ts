import type { ParameterKey } from '../parameters/parameters.ts'
import type { UnitKey } from '../units/units.ts'
import type { Statistic } from './statistics.ts'

/**
 * How a limit is compared. `bounds`: the value against min and max. `difference`: the value less the mean of
 * its month over several years, against min and max. `ammonia`: max follows from pH and temperature of the
 * same sample. `not-applicable`: the decree says "**", which is never zero.
 */
export const limitKinds = ['bounds', 'difference', 'ammonia', 'not-applicable'] as const
export type LimitKind = (typeof limitKinds)[number]

/** How sure the source is; from `medium` down the limit is to be verified wherever it is used. */
export const confidences = ['very-high', 'high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Where a limit comes from: a decree, a project's own decision, an instrument, or the mean of its baseline. */
export const limitOrigins = ['decree', 'own', 'instrument', 'baseline'] as const
export type LimitOrigin = (typeof limitOrigins)[number]

export type AmmoniaTable = 'fresh-water' | 'marine'

/** A limit as one flat row, the shape in which SQL compares it too. */
export type LimitRow = {
  /** Stable: standard / category / parameter / statistic. */
  key: string
  /** Code of the decree. */
  standard: string
  /** Null where the decree has none, and its limits hold everywhere. */
  category: string | null
  /** Key of the product's parameter, or of a project's own. */
  parameter: string
  statistic: Statistic
  kind: LimitKind
  /** What equals a bound complies. In `unit`. */
  min: number | null
  max: number | null
  /** The parameter's canonical unit, but for differences of temperature (Δ°C). */
  unit: UnitKey
  ammoniaTable: AmmoniaTable | null
  /** Exceedances that a calendar year may have before the standard is broken; null where none is spoken of. */
  allowedPerYear: number | null
  /** First and last day on which it holds. */
  validFrom: string
  validTo: string | null
  /** The norm with its annex and category; of a project's own, what it was written down with. */
  source: string
  /** From where the number was transcribed, and what contradicts it; null for a project's own. */
  provenance: string | null
  confidence: Confidence
  note: string | null
  toBeVerified: boolean
  origin: LimitOrigin
  /** Of what an instrument froze, or a project set: the day on which it was approved. */
  approvedOn: string | null
}

type Bounds = Readonly<Record<string, number>>

/** One line of a decree's table: a parameter with its bound in each category ('' where there is none). */
export type LimitLine = {
  parameter: ParameterKey
  statistic?: Statistic
  max?: Bounds
  min?: Bounds
  range?: Readonly<Record<string, readonly [number, number]>>
  /** Of the monthly mean over several years, in both directions. */
  difference?: Bounds
  ammonia?: Readonly<Record<string, AmmoniaTable>>
  notApplicable?: readonly string[]
  allowedPerYear?: number
  /** Where it came into force after its decree. */
  validFrom?: string
  provenance: string
  confidence?: Confidence
  /** Another source that gives another number. */
  conflict?: string
  /** What the decree itself says of it. */
  note?: string
}
