/** A cell of an .xls made for a test; `error` is a code of MS-XLS 2.5.10, 7 for #DIV/0!. */
export type OldCell =
  | string
  | number
  | boolean
  | null
  | { date: number }
  | { formula: number }
  | { error: number }
export type OldSheet = {
  name: string
  hidden?: boolean
  rows: OldCell[][]
  /** First and last row, first and last column of each, from zero. */
  merges?: [number, number, number, number][]
}
export type OldOptions = { version?: number; filePass?: boolean; date1904?: boolean }

/** A minimal BIFF8 workbook (MS-XLS) in its compound file, so that .xls can be tested. */
export function oldWorkbook(sheets: OldSheet[], options: OldOptions = {}): Buffer {
  return compoundFile('Workbook', workbookStream(sheets, options))
}

const record = (id: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u16(id, body.length), body])
}
const u16 = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => buffer.writeUInt16LE(value & 0xffff, index * 2))
  return buffer
}
const u32 = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => buffer.writeUInt32LE(value >>> 0, index * 4))
  return buffer
}
const f64 = (value: number): Buffer => {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleLE(value)
  return buffer
}
const wide = (text: string): Buffer =>
  Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')])
const bof = (version: number, kind: number): Buffer =>
  record(0x809, u16(version, kind, 0x0dbb, 0x07cc), u32(0, 6))
const eof = record(0x0a)

function workbookStream(sheets: OldSheet[], options: OldOptions): Buffer {
  const version = options.version ?? 0x600
  const head = [
    bof(version, 5),
    ...(options.filePass ? [record(0x2f, u16(0))] : []),
    record(0x42, u16(1200)),
    record(0x22, u16(options.date1904 ? 1 : 0)),
    // Format 0 is general, 14 a date; cells below refer to these two.
    record(0xe0, u16(0, 0, 0), Buffer.alloc(14)),
    record(0xe0, u16(0, 14, 0), Buffer.alloc(14)),
  ]
  const bodies = sheets.map((sheet) => sheetStream(sheet, version))
  const bound = (sheet: OldSheet, offset: number): Buffer =>
    record(
      0x85,
      u32(offset),
      Buffer.from([sheet.hidden ? 1 : 0, 0, sheet.name.length]),
      wide(sheet.name),
    )
  const boundSize = sheets.reduce((sum, sheet) => sum + bound(sheet, 0).length, 0)
  let offset = Buffer.concat(head).length + boundSize + eof.length
  const bounds = sheets.map((sheet, index) => {
    const at = offset
    offset += bodies[index]!.length
    return bound(sheet, at)
  })
  return Buffer.concat([...head, ...bounds, eof, ...bodies])
}

function sheetStream(sheet: OldSheet, version: number): Buffer {
  const records = sheet.rows.flatMap((row, y) => row.map((cell, x) => cellRecord(cell, y, x)))
  const { merges = [] } = sheet
  if (merges.length > 0) records.push(record(0xe5, u16(merges.length, ...merges.flat())))
  return Buffer.concat([bof(version, 0x10), ...records, eof])
}

function cellRecord(cell: OldCell, row: number, column: number): Buffer {
  const cellHead = u16(row, column, 0)
  if (cell === null) return Buffer.alloc(0)
  if (typeof cell === 'string') return record(0x204, cellHead, u16(cell.length), wide(cell))
  if (typeof cell === 'number') return record(0x203, cellHead, f64(cell))
  if (typeof cell === 'boolean') return record(0x205, cellHead, Buffer.from([cell ? 1 : 0, 0]))
  if ('date' in cell) return record(0x203, u16(row, column, 1), f64(cell.date))
  if ('error' in cell) return record(0x205, cellHead, Buffer.from([cell.error, 1]))
  return record(
    0x06,
    cellHead,
    f64(cell.formula),
    u16(0),
    u32(0),
    u16(3),
    Buffer.from([0x1e, 1, 0]),
  )
}

const sector = 512
const endOfChain = 0xfffffffe

/** One stream in a compound file (MS-CFB), padded past the size that would be kept small. */
export function compoundFile(name: string, stream: Buffer): Buffer {
  const dataSectors = Math.max(8, Math.ceil(stream.length / sector))
  const tableSectors = Math.ceil((dataSectors + 1) / 127)
  const total = dataSectors + 1 + tableSectors
  const table = new Array<number>(tableSectors * 128).fill(0xffffffff)
  for (let i = 0; i < dataSectors; i++) table[i] = i === dataSectors - 1 ? endOfChain : i + 1
  table[dataSectors] = endOfChain
  for (let i = dataSectors + 1; i < total; i++) table[i] = 0xfffffffd
  const header = Buffer.alloc(sector, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  u16(0x3e, 3, 0xfffe, 9, 6).copy(header, 24)
  u32(tableSectors, dataSectors, 0, 4096, endOfChain, 0, endOfChain, 0).copy(header, 44)
  for (let i = 0; i < tableSectors; i++) header.writeUInt32LE(dataSectors + 1 + i, 76 + i * 4)
  const directory = Buffer.alloc(sector)
  directoryEntry('Root Entry', 5, endOfChain, 0, 1).copy(directory, 0)
  directoryEntry(name, 2, 0, dataSectors * sector, 0xffffffff).copy(directory, 128)
  const data = Buffer.alloc(dataSectors * sector)
  stream.copy(data)
  return Buffer.concat([header, data, directory, u32(...table)])
}

function directoryEntry(
  name: string,
  kind: number,
  start: number,
  size: number,
  child: number,
): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt8(1, 67)
  u32(0xffffffff, 0xffffffff, child).copy(entry, 68)
  u32(start, size).copy(entry, 116)
  return entry
}
