import type { ShownResult } from '@puquio/contract/laboratory/sample-record'
import type { NonDetectRule } from '@puquio/domain'
import { raw } from '../../../platform/db/sql.ts'

/** Whether a row `r` of `shown_result` is calculated, and with which non-detects. */
export const calculation = raw('r.is_calculated, r.non_detects, r.non_detect_rule')

export type Calculation = {
  isCalculated: boolean
  nonDetects: number[] | null
  nonDetectRule: NonDetectRule | null
}

/** Returns what makes a result a calculated one; null of what a laboratory reported. */
export const calculationOf = ({
  isCalculated,
  nonDetects,
  nonDetectRule,
}: Calculation): ShownResult['calculated'] =>
  isCalculated ? { nonDetects: nonDetects ?? [], nonDetectRule } : null
