import type { SheetRow } from './sheet-rows.ts'
import type { WalkedSheet } from './walk-sheets.ts'

/** Rows that are read before the first of them is checked: few, since each may be as wide as a sheet can be. */
const chunkRows = 32

/** The rows of a sheet, some at once: to await each takes as long as to read it. */
export async function* rowChunks(rows: WalkedSheet['rows']): AsyncGenerator<SheetRow[]> {
  let chunk: SheetRow[] = []
  const isFull = (row: SheetRow) => chunk.push(row) >= chunkRows
  const taken = () => {
    const full = chunk
    chunk = []
    return full
  }
  if (Symbol.asyncIterator in rows) {
    for await (const row of rows) if (isFull(row)) yield taken()
  } else for (const row of rows) if (isFull(row)) yield taken()
  if (chunk.length > 0) yield chunk
}
