import { raw, type Sql } from '../../platform/db/sql.ts'

/** Returns how parameters are ordered: groups of the field, physical ones, ions and metals first, as reports have them. */
export const groupOrder = (column: 'parameter_group' | 'p.parameter_group'): Sql =>
  raw(
    `array_position(array['field', 'physical', 'ions', 'metals'], ${column}) nulls last, ${column}`,
  )
