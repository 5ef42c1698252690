import { raw, type Sql, sql } from '../db/sql.ts'

/** Between the lines of a batch. */
const lineSeparator = '\u0002'

/** Objects are stored as JSON. */
export type ColumnValue = string | number | boolean | null | object

/**
 * Rows as one text each, which PostgreSQL reads as rows of a table, in the order of its columns. They cross processes
 * and reach the database several times faster than values or JSON do.
 */
export const rowLine = (values: readonly ColumnValue[]): string => {
  let line = ''
  for (const value of values) line += value === null ? ',' : `${written(value)},`
  return `(${line.slice(0, -1)})`
}

const written = (value: NonNullable<ColumnValue>): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return typeof value === 'number' ? String(value) : quoted(JSON.stringify(value))
}

const special = /["\\\u0002]/
/** The separator of lines is a control character, which no text needs. */
export const quoted = (text: string): string =>
  special.test(text)
    ? `"${text.replaceAll(lineSeparator, '').replace(/["\\]/g, '\\$&')}"`
    : `"${text}"`

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

/** Lines as the bytes that the database takes. */
export const packLines = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.join(lineSeparator))
