import { decodeAs } from './read-text.ts'

/** Names of encodings in .cpg files, by what browsers call them; 'ANSI' stands for what Windows writes in Peru. */
const labelOf = (cpg: string): string => {
  const said = cpg.trim().toLowerCase()
  const [, number] = /(?:^|\D)(\d{4,5})$/.exec(said) ?? []
  if (said.startsWith('utf') || number === '65001') return 'utf-8'
  if (/8859[-_ ]?\d+/.test(said)) return `iso-8859-${/8859[-_ ]?(\d+)/.exec(said)?.[1]}`
  return number ? `windows-${number}` : said
}

export type Attributes = { rows: Record<string, string>[]; isGuessed: boolean }

/**
 * The texts and numbers of a shapefile's .dbf (dBASE III), a row for each shape. Without .cpg they are UTF-8 where they can
 * be, else as Windows writes them, which is told.
 */
export function readAttributes(bytes: Buffer, cpg: string | null): Attributes {
  const nothing = { rows: [], isGuessed: false }
  if (bytes.length < 33) return nothing
  const count = bytes.readUInt32LE(4)
  const headBytes = bytes.readUInt16LE(8)
  const rowBytes = bytes.readUInt16LE(10)
  if (headBytes > bytes.length || rowBytes < 2) return nothing
  const decode = decoderOf(bytes.subarray(headBytes), cpg)
  const columns: { name: string; from: number; length: number }[] = []
  let from = 1
  for (let at = 32; at + 32 <= headBytes && bytes[at] !== 0x0d; at += 32) {
    const length = bytes[at + 16] as number
    const name = decode(bytes.subarray(at, at + 11)).replace(/\0.*$/s, '')
    columns.push({ name, from, length })
    from += length
  }
  const rows: Record<string, string>[] = []
  for (let row = 0; row < count; row++) {
    const start = headBytes + row * rowBytes
    if (start + rowBytes > bytes.length) break
    rows.push(
      Object.fromEntries(
        columns.map(({ name, from: offset, length }) => [
          name,
          decode(bytes.subarray(start + offset, start + offset + length))
            .replaceAll('\0', ' ')
            .trim(),
        ]),
      ),
    )
  }
  return { rows, isGuessed: cpg === null && !isAscii(bytes) }
}

function decoderOf(content: Buffer, cpg: string | null): (bytes: Uint8Array) => string {
  if (cpg !== null) {
    const label = labelOf(cpg)
    return (bytes) => decodeAs(label, bytes)
  }
  const isUtf8 = canBe('utf-8', content)
  return (bytes) => decodeAs(isUtf8 ? 'utf-8' : 'windows-1252', bytes)
}

function canBe(label: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80)
