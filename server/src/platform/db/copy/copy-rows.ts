import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Sql } from '../sql.ts'

/** What `COPY (statement) TO STDOUT` sends; its options follow, `format csv` for instance. */
export type Copy = (statement: Sql, options?: string) => Readable

/** Reads by COPY at once; the next waits for one of these connections. */
export const copyConnections = 4

export type CopiedRow = (string | null)[]

/** The rows of COPY in its text format: tabs between columns, `\N` for null, backslashes before what would be either. */
export async function* copyRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<CopiedRow> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() as string
    for (const line of lines) yield rowOf(line)
  }
}

const rowOf = (line: string): CopiedRow =>
  line.includes('\\')
    ? line.split('\t').map((cell) => (cell === '\\N' ? null : cell.replace(/\\(.)/g, unescaped)))
    : line.split('\t')

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
}
const unescaped = (_: string, sign: string) => escapes[sign] ?? sign
