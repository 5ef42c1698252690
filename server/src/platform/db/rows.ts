import { types } from 'pg'

const instant = (text: string) => new Date(text).toISOString()
const parsers: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  // A calendar date stays text: as a Date it would move with the server's time zone.
  [types.builtins.DATE]: (text) => text,
  [types.builtins.TIMESTAMPTZ]: instant,
  1182: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
}

/** Types of values: calendar dates and instants as text (ISO), counts as numbers. */
export const valueTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? types.getTypeParser(oid, format),
}

const camelNames = new Map<string, string>()
const camel = (name: string) => {
  let known = camelNames.get(name)
  if (known === undefined) {
    known = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    camelNames.set(name, known)
  }
  return known
}

/** Converts snake_case columns to camelCase properties. */
export function toObjects<Row>(fields: { name: string }[], rows: unknown[][]): Row[] {
  const names = fields.map((field) => camel(field.name))
  return rows.map((row) => {
    const object: Record<string, unknown> = {}
    for (let i = 0; i < names.length; i++) object[names[i] as string] = row[i]
    return object as Row
  })
}
