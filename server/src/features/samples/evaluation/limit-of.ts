import type { ShownResult } from '@puquio/contract/laboratory/sample-record'
import type { EvaluatedRow } from './outcome-store.ts'

type Limit = Pick<
  EvaluatedRow,
  'limitStandard' | 'limitCategory' | 'limitUnit' | 'min' | 'max' | 'toBeVerified'
>

/** Returns the limit that a result was compared with, as lists and details show it. */
export const limitOf = (row: Limit): ShownResult['limit'] =>
  row.limitStandard === null || row.limitUnit === null
    ? null
    : {
        standard: row.limitStandard,
        category: row.limitCategory,
        min: row.min,
        max: row.max,
        unit: row.limitUnit,
        toBeVerified: row.toBeVerified ?? false,
      }
