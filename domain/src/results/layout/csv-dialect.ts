export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]
export const csvEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type CsvEncoding = (typeof csvEncodings)[number]

export type CsvDialect = {
  encoding: CsvEncoding
  /** Bytes of the mark at the beginning, which are no part of the first cell. */
  markBytes: number
  delimiter: CsvDelimiter
  quote: '"'
  /** How many cells the rows of the sample have, most often. */
  columns: number
}

/**
 * Returns the dialect of a CSV file from its first bytes; null where they are no text. Invalid UTF-8 is taken for
 * Windows-1252, which every program in Peru writes that does not write UTF-8.
 */
export const detectDialect = (
  sample: Uint8Array,
  decode: (bytes: Uint8Array, encoding: CsvEncoding) => string,
): CsvDialect | null => {
  const { encoding, markBytes } = detectEncoding(sample)
  const text = decode(sample.subarray(markBytes), encoding)
  // Images, workbooks and archives have bytes of zero; texts have none.
  if (text.includes('\u0000')) return null
  const { delimiter, columns } = detectDelimiter(text)
  return { encoding, markBytes, delimiter, quote: '"', columns }
}

/** Returns the encoding of a text's first bytes, whose last letter may be cut. */
export const detectEncoding = (bytes: Uint8Array): Pick<CsvDialect, 'encoding' | 'markBytes'> => {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return { encoding: 'utf-8', markBytes: 3 }
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', markBytes: 2 }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', markBytes: 2 }
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252', markBytes: 0 }
}

/** Whether bytes are well-formed UTF-8 (RFC 3629), their last letter excepted, which a sample may cut. */
export const isUtf8 = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0
    const length = lengthOf(lead)
    if (length === 0) return false
    for (let next = 1; next < length; next++) {
      const byte = bytes[at + next]
      if (byte === undefined) return true
      if (byte < 0x80 || byte > 0xbf) return false
      // Overlong forms, halves of surrogate pairs and what lies above U+10FFFF.
      if (next === 1 && isOutside(lead, byte)) return false
    }
    at += length
  }
  return true
}

/**
 * Returns the delimiter by which most rows of a sample have the same number of cells. Of two that are as good the
 * comma comes last: it is a decimal mark, too.
 */
export const detectDelimiter = (text: string): Pick<CsvDialect, 'delimiter' | 'columns'> => {
  // Excel's own word for it.
  const stated = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1] as CsvDelimiter | undefined
  let best = { delimiter: stated ?? ',', columns: 1, rows: 0 }
  for (const delimiter of stated ? [stated] : tried) {
    const { columns, rows } = mostCommon(cellCounts(text, delimiter))
    const isMuchWider = rows === best.rows && columns > 2 * best.columns
    if (rows > best.rows || isMuchWider) best = { delimiter, columns, rows }
  }
  return { delimiter: best.delimiter, columns: best.columns }
}

const tried = [';', '\t', '|', ','] as const

const lengthOf = (lead: number): number => {
  if (lead < 0x80) return 1
  if (lead >= 0xc2 && lead <= 0xdf) return 2
  if (lead >= 0xe0 && lead <= 0xef) return 3
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
}

const isOutside = (lead: number, second: number): boolean =>
  (lead === 0xe0 && second < 0xa0) ||
  (lead === 0xed && second > 0x9f) ||
  (lead === 0xf0 && second < 0x90) ||
  (lead === 0xf4 && second > 0x8f)

const rowsLooked = 200

/** The number of cells in each whole row of a sample; line breaks and delimiters in quotes are texts. */
const cellCounts = (text: string, delimiter: CsvDelimiter): number[] => {
  const counts: number[] = []
  let cells = 1
  let isQuoted = false
  let isAtStart = true
  for (let at = 0; at < text.length && counts.length < rowsLooked; at++) {
    const letter = text[at]
    if (isQuoted) {
      if (letter !== '"') continue
      if (text[at + 1] === '"') at++
      else isQuoted = false
    } else if (letter === '"' && isAtStart) isQuoted = true
    else if (letter === delimiter) {
      cells++
      isAtStart = true
      continue
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at++
      counts.push(cells)
      cells = 1
      isAtStart = true
      continue
    }
    isAtStart = false
  }
  // The last row may be cut by the end of the sample; a single one counts.
  if (counts.length === 0) counts.push(cells)
  return counts
}

const mostCommon = (counts: readonly number[]): { columns: number; rows: number } => {
  const rows = new Map<number, number>()
  for (const count of counts) rows.set(count, (rows.get(count) ?? 0) + 1)
  let best = { columns: 1, rows: 0 }
  for (const [columns, times] of rows)
    if (columns > 1 && (times > best.rows || (times === best.rows && columns > best.columns)))
      best = { columns, rows: times }
  return best
}
