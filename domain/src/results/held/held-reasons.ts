import { dateProblems } from '../dates/read-sample-date.ts'
import { valueProblems } from '../values/read-value.ts'
import type { ResultField } from '../layout/result-fields.ts'

/**
 * Why rows of a sample wait for its campaign or laboratory, which only all rows of a file and what is saved tell: its
 * rows name several, it is saved with another one, or the campaign is approved.
 */
export const sampleReasons = [
  'several-campaigns',
  'several-laboratories',
  'other-campaign',
  'other-laboratory',
  'approved-campaign',
] as const
export type SampleReason = (typeof sampleReasons)[number]

/** Why a row of an import waits; the words stand in held-terms.ts. */
export const heldReasons = [
  'unknown-station',
  'unknown-parameter',
  'several-parameters',
  'unknown-unit',
  'unknown-method',
  'unknown-campaign',
  'unknown-laboratory',
  'laboratory-of-link',
  ...sampleReasons,
  'unit-not-of-parameter',
  'without-station',
  'without-date',
  'without-parameter',
  'without-unit',
  ...dateProblems,
  ...valueProblems.filter((one) => one !== 'error-value'),
  'below-possible',
  'above-possible',
  'zone',
  'datum',
  'text-too-long',
  'duplicate',
  'duplicate-in-part',
] as const
export type HeldReason = (typeof heldReasons)[number]

/** One reason for which a result waits, with the cell that it is about. */
export type Held = {
  reason: HeldReason
  field: ResultField
  /** As written; names are resolved for all cells of this text. Of a missing unit the name of its parameter. */
  text: string
  params: Record<string, string | number>
}
