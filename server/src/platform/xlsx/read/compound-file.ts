const endOfChain = 0xfffffffe
const free = 0xffffffff

export type CompoundFile = {
  streams: ReadonlySet<string>
  read(name: string): Uint8Array
}

/**
 * Opens an OLE2 compound file (MS-CFB 2.2 to 2.6), the container of .xls and of every workbook
 * with a password. Throws a RangeError where sectors point outside the file.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorShift = view.getUint16(30, true)
  if (sectorShift !== 9 && sectorShift !== 12) throw new RangeError('sector size')
  const sector = 1 << sectorShift
  const table = sectorTable(view, sector)
  const root = { start: 0, size: 0 }
  const entries = new Map<string, { start: number; size: number }>()
  const directory = readChain(bytes, table, sector, view.getUint32(48, true))
  const names = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const kind = directory[at + 66]
    const extent = { start: names.getUint32(at + 116, true), size: names.getUint32(at + 120, true) }
    if (kind === 5) Object.assign(root, extent)
    if (kind === 2) entries.set(entryName(names, at), extent)
  }
  return {
    streams: new Set(entries.keys()),
    read(name) {
      const entry = entries.get(name)
      if (!entry) throw new RangeError(`no stream ${name}`)
      if (entry.size >= view.getUint32(56, true)) {
        return readChain(bytes, table, sector, entry.start, entry.size)
      }
      const small = readChain(bytes, table, sector, root.start)
      const smallTable = asNumbers(readChain(bytes, table, sector, view.getUint32(60, true)))
      return readChain(small, smallTable, 64, entry.start, entry.size, 0)
    },
  }
}

/** The sector allocation table: its own sectors are listed in the header and in the DIFAT. */
function sectorTable(view: DataView, sector: number): Uint32Array {
  const count = view.getUint32(44, true)
  const most = Math.floor(view.byteLength / sector) + 1
  if (count > most) throw new RangeError('allocation table')
  const table = new Uint32Array(count * (sector / 4))
  let filled = 0
  const add = (at: number): void => {
    const offset = (at + 1) * sector
    for (let i = 0; i < sector / 4; i++) {
      table[filled * (sector / 4) + i] = view.getUint32(offset + i * 4, true)
    }
    filled++
  }
  for (let i = 0; i < 109 && filled < count; i++) add(view.getUint32(76 + i * 4, true))
  let difat = view.getUint32(68, true)
  while (filled < count) {
    const offset = (difat + 1) * sector
    for (let i = 0; i < sector / 4 - 1 && filled < count; i++) {
      add(view.getUint32(offset + i * 4, true))
    }
    difat = view.getUint32(offset + sector - 4, true)
  }
  return table
}

function readChain(
  bytes: Uint8Array,
  table: Uint32Array,
  sector: number,
  start: number,
  size = Number.POSITIVE_INFINITY,
  headerSectors = 1,
): Uint8Array {
  const parts: Uint8Array[] = []
  let left = size
  for (let at = start; at !== endOfChain && at !== free && left > 0; at = table[at]!) {
    const offset = (at + headerSectors) * sector
    if (at >= table.length || offset >= bytes.length) throw new RangeError('sector')
    if (parts.length * sector > bytes.length + sector)
      throw new RangeError('sector chain is longer than the file')
    parts.push(bytes.subarray(offset, offset + Math.min(sector, left)))
    left -= sector
  }
  if (left > 0 && Number.isFinite(left)) throw new RangeError('stream is cut off')
  return Buffer.concat(parts)
}

function entryName(names: DataView, at: number): string {
  let name = ''
  const length = Math.min(names.getUint16(at + 64, true), 64)
  for (let i = 0; i + 3 < length; i += 2) {
    name += String.fromCharCode(names.getUint16(at + i, true))
  }
  return name
}

function asNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getUint32(i * 4, true))
}
