import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { timed } from './timed.ts'

/** The rows of a query as COPY writes them. */
export async function copied(client: pg.Client, query: string): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout`)))
    chunks.push(chunk as Buffer)
  return chunks
}

/** The milliseconds of their COPY into a table. */
export async function copyInto(client: pg.Client, table: string, chunks: Buffer[]) {
  const { tookMs } = await timed(() =>
    pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${table} from stdin`))),
  )
  return tookMs
}
