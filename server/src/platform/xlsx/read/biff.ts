import type { MergeRange } from 'hucre'

/** Facts of an .xls that the reader does not have: version, password, errors, merged cells, hidden sheets. */
export type BiffFacts = {
  version: 'biff8' | 'older'
  encrypted: boolean
  sheets: { name: string; hidden: boolean; errors: Set<number>; merges: MergeRange[] }[]
}

/** A cell's key within a sheet of at most 256 columns. */
export function biffKey(row: number, column: number): number {
  return row * 256 + column
}

// Record numbers of MS-XLS 2.3.
const record = {
  bof: 0x809,
  filePass: 0x2f,
  boundSheet: 0x85,
  formula: 0x06,
  boolErr: 0x205,
  mergeCells: 0xe5,
}

/** Walks the records of a Workbook stream once; lengths that overrun end the walk. */
export function biffFacts(stream: Uint8Array): BiffFacts {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const facts: BiffFacts = { version: 'older', encrypted: false, sheets: [] }
  if (stream.length < 8 || view.getUint16(0, true) !== record.bof) return facts
  if (view.getUint16(4, true) === 0x600) facts.version = 'biff8'
  const byOffset = new Map<number, BiffFacts['sheets'][number]>()
  let current: BiffFacts['sheets'][number] | undefined
  for (let at = 0; at + 4 <= stream.length; ) {
    const id = view.getUint16(at, true)
    const body = at + 4
    const length = view.getUint16(at + 2, true)
    if (body + length > stream.length) break
    if (id === record.bof) current = byOffset.get(at) ?? current
    if (id === record.filePass) facts.encrypted = true
    if (id === record.boundSheet && length > 8) {
      const sheet: BiffFacts['sheets'][number] = {
        name: shortText(stream, body + 6),
        hidden: (stream[body + 4]! & 3) !== 0,
        errors: new Set<number>(),
        merges: [],
      }
      facts.sheets.push(sheet)
      byOffset.set(view.getUint32(body, true), sheet)
    }
    if (current && (id === record.formula || id === record.boolErr) && length >= 8) {
      const key = biffKey(view.getUint16(body, true), view.getUint16(body + 2, true))
      if (isError(stream, id, body)) current.errors.add(key)
    }
    if (current && id === record.mergeCells) current.merges.push(...mergesIn(view, body, length))
    at = body + length
  }
  return facts
}

/** MS-XLS 2.4.168: how many, then first and last row, first and last column of each. */
function mergesIn(view: DataView, body: number, length: number): MergeRange[] {
  const merges: MergeRange[] = []
  for (let at = body + 2; at + 8 <= body + length; at += 8) {
    const [startRow, endRow] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const [startCol, endCol] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)]
    merges.push({ startRow, endRow, startCol, endCol })
  }
  return merges
}

function isError(stream: Uint8Array, id: number, body: number): boolean {
  if (id === record.boolErr) return stream[body + 7] === 1
  return stream[body + 6] === 2 && stream[body + 12] === 0xff && stream[body + 13] === 0xff
}

function shortText(stream: Uint8Array, at: number): string {
  const count = stream[at]!
  const wide = (stream[at + 1]! & 1) === 1
  const bytes = stream.subarray(at + 2, at + 2 + count * (wide ? 2 : 1))
  return new TextDecoder(wide ? 'utf-16le' : 'latin1').decode(bytes)
}
