import { isAscii, isUtf8 } from 'node:buffer'
import type { Named } from './collect-features.ts'
import { isNaming, namedBy } from './named-by.ts'
import { decodeAs } from './read-text.ts'

/** Names of encodings in .cpg files, by what browsers call them; 'ANSI' stands for what Windows writes in Peru. */
const labelOf = (cpg: string): string => {
  const said = cpg.trimStart().slice(0, 40).trim().toLowerCase()
  const [, number] = /(?:^|\D)(\d{4,5})$/.exec(said) ?? []
  if (said.startsWith('utf') || number === '65001') return 'utf-8'
  if (/8859[-_ ]?\d+/.test(said)) return `iso-8859-${/8859[-_ ]?(\d+)/.exec(said)?.[1]}`
  return number ? `windows-${number}` : said
}

export type Attributes = { namedAt: (row: number) => Named; isGuessed: boolean }
export const noAttributes: Attributes = { namedAt: () => namedBy({}), isGuessed: false }

/**
 * What a shapefile's .dbf (dBASE III) calls each shape, by the rows that are asked for and the columns that name: a row may
 * have 2,000 columns. Without .cpg texts are UTF-8 where they can be, else as Windows writes them, which is told.
 */
export function readAttributes(bytes: Buffer, cpg: string | null): Attributes {
  if (bytes.length < 33) return noAttributes
  const count = bytes.readUInt32LE(4)
  const headBytes = bytes.readUInt16LE(8)
  const rowBytes = bytes.readUInt16LE(10)
  if (headBytes > bytes.length || rowBytes < 2) return noAttributes
  const content = bytes.subarray(headBytes)
  const decode = decoderOf(content, cpg)
  const columns = new Map<string, { from: number; length: number }>()
  let from = 1
  for (let at = 32; at + 32 <= headBytes && bytes[at] !== 0x0d; at += 32) {
    const length = bytes[at + 16] as number
    const name = decode(bytes.subarray(at, at + 11)).replace(/\0.*$/s, '')
    if (from + length > rowBytes) break
    if (length > 0 && isNaming(name)) columns.set(name, { from, length })
    from += length
  }
  const cellAt = (start: number, length: number) =>
    decode(content.subarray(start, start + length))
      .replaceAll('\0', ' ')
      .trim()
  const namedAt = (row: number): Named => {
    const start = row * rowBytes
    if (row >= count || start + rowBytes > content.length) return namedBy({})
    const cells = [...columns].map(([name, column]) => [
      name,
      cellAt(start + column.from, column.length),
    ])
    return namedBy(Object.fromEntries(cells))
  }
  return { namedAt, isGuessed: cpg === null && !isAscii(content) }
}

function decoderOf(content: Buffer, cpg: string | null): (bytes: Uint8Array) => string {
  if (cpg !== null) {
    const label = labelOf(cpg)
    return (bytes) => decodeAs(label, bytes)
  }
  const label = isUtf8(content) ? 'utf-8' : 'windows-1252'
  return (bytes) => decodeAs(label, bytes)
}
