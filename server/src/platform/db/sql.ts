import pg from 'pg'

/** A statement as it runs: text with $1…$n, and the values. Fragments nest. */
export type Sql = { text: string; values: unknown[] }

const isSql = (part: unknown): part is Sql => part instanceof SqlText

class SqlText implements Sql {
  text: string
  values: unknown[]
  constructor(text: string, values: unknown[]) {
    this.text = text
    this.values = values
  }
}

/** A statement: every `${value}` becomes a parameter and every `${sql`…`}` a fragment. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  let text = strings[0] ?? ''
  const values: unknown[] = []
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  })
  return new SqlText(text, values)
}

/** SQL text of the code itself, never of a request, such as a column from a fixed list. */
export const raw = (text: string): Sql => new SqlText(text, [])

export function join(fragments: Sql[], separator: string): Sql {
  return fragments.reduce(
    (all, fragment) => (all.text === '' ? fragment : sql`${all}${raw(separator)}${fragment}`),
    raw(''),
  )
}

/** Conditions joined by `and`; `true` where there are none. */
export const allOf = (conditions: (Sql | null)[]): Sql => {
  const given = conditions.filter((condition) => condition !== null)
  return given.length === 0 ? raw('true') : join(given, ' and ')
}

/** Escapes `%` and `_` of a search, which are no wildcards there. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** A statement with its values in the text, for COPY, which takes no parameters. */
export const inlined = ({ text, values }: Sql): string =>
  text.replace(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1]))

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)))
    return `'{${value.join(',')}}'`
  throw new Error('A value that COPY cannot be given')
}
