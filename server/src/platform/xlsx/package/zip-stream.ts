import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A part of a package, whose text comes piece by piece. */
export type ZipPart = {
  name: string
  pieces: AsyncIterable<string | Buffer> | Iterable<string | Buffer>
  /** As it is: it is packed already. */
  isStored?: boolean
}
type Options = {
  modifiedAt: Date
  /** Of zlib. */
  compressionLevel: number
  /** The bytes from which on ZIP64 is used. */
  largeFrom?: number
}

/** As it is listed at the end; `at` is where its header begins. */
type Entry = {
  name: Buffer
  at: number
  crc: number
  bytes: number
  packed: number
  isLarge: boolean
  method: number
}

/**
 * Parts as a ZIP, written while they are made (PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5.3): sizes follow each part, and
 * what does not fit in 32 bits stands in the fields of ZIP64. yazl counts the CRC in JavaScript, which takes as long as
 * making the XML of a sheet.
 */
export async function* zipStream(
  parts: AsyncIterable<ZipPart>,
  { modifiedAt, compressionLevel, largeFrom = most32 }: Options,
): AsyncGenerator<Buffer> {
  const clock = clockOf(modifiedAt)
  const entries: Entry[] = []
  let written = 0
  const count = (bytes: Buffer): Buffer => {
    written += bytes.length
    return bytes
  }
  for await (const { name, pieces, isStored = false } of parts) {
    const sizes = {
      crc: 0,
      bytes: 0,
      packed: 0,
      isLarge: false,
      method: isStored ? stored : deflated,
    }
    const entry: Entry = { name: Buffer.from(name), at: written, ...sizes }
    yield count(localHeader(entry, clock))
    const bytes = counted(pieces, entry)
    for await (const piece of isStored ? bytes : packed(bytes, compressionLevel)) {
      entry.packed += piece.length
      yield count(piece)
    }
    entry.isLarge = Math.max(entry.at, entry.bytes, entry.packed) >= largeFrom
    yield count(sizesOf(entry))
    entries.push(entry)
  }
  const listedAt = written
  for (const entry of entries) yield count(listing(entry, clock))
  const isLarge = listedAt >= largeFrom
  yield ending({ entries: entries.length, listedAt, listedBytes: written - listedAt, isLarge })
}

async function* counted(pieces: ZipPart['pieces'], entry: Entry): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    entry.crc = crc32(bytes, entry.crc)
    entry.bytes += bytes.length
    yield bytes
  }
}

/** Pieces that are made while one is packed, in another thread. */
const piecesAhead = 4

async function* packed(bytes: AsyncIterable<Buffer>, level: number): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level, chunkSize: 64 * 1024 })
  const filled = pipeline(Readable.from(bytes, { highWaterMark: piecesAhead }), deflate)
  // Its failure is thrown by the stream that it fills.
  filled.catch(() => undefined)
  yield* deflate as AsyncIterable<Buffer>
}

type Clock = { time: number; date: number }

/** Local time, as the format has it, from 1980 to 2107 and in steps of two seconds. */
function clockOf(at: Date): Clock {
  const year = at.getFullYear() - 1980
  if (year < 0) return { time: 0, date: (1 << 5) | 1 }
  return {
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    date: (Math.min(year, 127) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  }
}

const most32 = 0xffff_ffff
const versionNeeded = 20
const versionNeededFor64 = 45
/** Unix, and the version of the specification. */
const madeBy = (3 << 8) | 63
/** Sizes follow the part; its name is UTF-8. */
const flags = (1 << 3) | (1 << 11)
const deflated = 8
const stored = 0
const unixFile = 0o100664 * 0x10000

const localHeader = ({ name, method }: Entry, { time, date }: Clock): Buffer =>
  Buffer.concat([
    fields(
      [4, 0x04034b50],
      [2, versionNeeded],
      [2, flags],
      [2, method],
      [2, time],
      [2, date],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ),
    name,
  ])

const sizesOf = (entry: Entry): Buffer => {
  const width = entry.isLarge ? 8 : 4
  return fields([4, 0x08074b50], [4, entry.crc], [width, entry.packed], [width, entry.bytes])
}

function listing(entry: Entry, { time, date }: Clock): Buffer {
  const { name, at, crc, bytes, packed: size, isLarge } = entry
  const more = isLarge ? fields([2, 1], [2, 24], [8, bytes], [8, size], [8, at]) : Buffer.alloc(0)
  const short = (value: number): Field => [4, isLarge ? most32 : value]
  return Buffer.concat([
    fields(
      [4, 0x02014b50],
      [2, madeBy],
      [2, isLarge ? versionNeededFor64 : versionNeeded],
      [2, flags],
      [2, entry.method],
      [2, time],
      [2, date],
      [4, crc],
      short(size),
      short(bytes),
      [2, name.length],
      [2, more.length],
      // No comment, on the first disk, no attributes of its own.
      [2, 0],
      [2, 0],
      [2, 0],
      [4, unixFile],
      short(at),
    ),
    name,
    more,
  ])
}

type List = { entries: number; listedAt: number; listedBytes: number; isLarge: boolean }

/** Of a package with fewer than 65,535 parts. */
function ending({ entries, listedAt, listedBytes, isLarge }: List): Buffer {
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, isLarge ? most32 : listedBytes],
    [4, isLarge ? most32 : listedAt],
    [2, 0],
  )
  if (!isLarge) return end
  const end64 = fields(
    [4, 0x06064b50],
    [8, 44],
    [2, madeBy],
    [2, versionNeededFor64],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, listedBytes],
    [8, listedAt],
  )
  const locator = fields([4, 0x07064b50], [4, 0], [8, listedAt + listedBytes], [4, 1])
  return Buffer.concat([end64, locator, end])
}

type Field = [bytes: 2 | 4 | 8, value: number]

/** Numbers as the format writes them, the lowest byte first. */
function fields(...all: Field[]): Buffer {
  const record = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of all) {
    if (bytes === 8) record.writeBigUInt64LE(BigInt(value), at)
    else record.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return record
}
