/** Between the lines of a batch. */
export const lineSeparator = '\u0002'

/** Objects are stored as JSON. */
export type ColumnValue = string | number | boolean | null | object

/**
 * Rows as one text each, which PostgreSQL reads as rows of a table, in the order of its columns. They cross processes
 * and reach the database several times faster than values or JSON do. Joined at once: a text that grows piece by piece is
 * copied together only later, which costs more.
 */
export const rowLine = (values: readonly ColumnValue[]): string =>
  `(${values.map(written).join(',')})`

const written = (value: ColumnValue): string => {
  if (value === null) return ''
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

/** Lines as the bytes that the database takes. */
export const packLines = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.join(lineSeparator))
