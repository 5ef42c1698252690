import { raw, type Sql, sql } from '../db/sql.ts'
import { lineSeparator } from './row-lines.ts'

/**
 * A select of the lines as rows `(l.r)` of a table, for a `from`. `offset 0` keeps the planner from parsing each line
 * once for every column.
 */
export const rowsOf = (
  table: 'plan_import_row' | 'result_import_row',
  lines: readonly string[] | Uint8Array,
): Sql => sql`(
  select line::${raw(table)} as r
  from string_to_table(${lines instanceof Uint8Array ? lines : lines.join(lineSeparator)}, ${lineSeparator}) line offset 0) l`
