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

/** Columns that are joined anew together. */
const joinedColumns = 8

/**
 * Returns what writes such lines with these columns between others that stay empty. What stands as in the line before is
 * not written anew: most rows of a file share most of their values with the row above.
 */
export function lineWriter<Name extends string>(
  names: readonly Name[],
  { before, after }: { before: number; after: number },
): (row: Readonly<Record<Name, ColumnValue>>) => string {
  const first = `(${','.repeat(before)}`
  const last = `${','.repeat(after)})`
  const groups = Array.from({ length: Math.ceil(names.length / joinedColumns) }, (_, group) =>
    groupWriter(names.slice(group * joinedColumns, (group + 1) * joinedColumns)),
  )
  return (row) => `${first}${groups.map((write) => write(row)).join(',')}${last}`
}

function groupWriter<Name extends string>(names: readonly Name[]) {
  const values: ColumnValue[] = names.map(() => null)
  const texts = names.map(() => '')
  let joined = texts.join(',')
  return (row: Readonly<Record<Name, ColumnValue>>): string => {
    let isOther = false
    names.forEach((name, at) => {
      const value = row[name]
      if (value === values[at]) return
      values[at] = value
      texts[at] = written(value)
      isOther = true
    })
    if (isOther) joined = texts.join(',')
    return joined
  }
}

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
