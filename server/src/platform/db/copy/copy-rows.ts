import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Sql } from '../sql.ts'

/** Begins `COPY (statement) TO STDOUT` and returns what it sends; its options follow, `format csv` for instance. */
type Copy = (statement: Sql, options?: string) => Promise<Readable>

/** Each runs its statements one after the other, and beside those of the others. */
export type Copies = [Copy, ...Copy[]]

/** Reads by COPY at once; the next waits for one of these connections. */
export const copyConnections = 4

/** Beside them: one read at a time may have two. */
export const spareConnections = 1

export type CopiedRow = (string | null)[]

/**
 * The rows of COPY in its text format, as many at once as arrive together: tabs between columns, `\N` for null,
 * backslashes before what would be either.
 */
export async function* copyRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<CopiedRow[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() as string
    if (lines.length > 0) yield lines.map(rowOf)
  }
}

const rowOf = (line: string): CopiedRow => {
  const row: CopiedRow = line.split('\t')
  if (!line.includes('\\')) return row
  for (let at = 0; at < row.length; at++) {
    const cell = row[at] as string
    if (cell === '\\N') row[at] = null
    else if (cell.includes('\\')) row[at] = cell.replace(/\\(.)/g, unescaped)
  }
  return row
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
}
const unescaped = (_: string, sign: string) => escapes[sign] ?? sign
