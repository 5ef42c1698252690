import { pipeline, type Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { ReadLimits } from './limits.ts'
import { type Refused, refused } from './refusal.ts'
import { gatherFacts, type SheetFacts } from './sheet-facts.ts'

/** `rows` of all its sheets, also those without a value, for the progress. */
export type Inspected = { kind: 'inspected'; rows: number; facts: PackageFacts }
/** By the sheet's part, its name in small letters. */
export type PackageFacts = Record<string, SheetFacts>

/**
 * Inflates every entry and counts the real bytes, since sizes stated in a package may be false. Keeps only
 * the small part that distinguishes a workbook from another package.
 */
export async function inspectPackage(
  bytes: Buffer,
  limits: ReadLimits,
  onBytes: (done: number, total: number) => void = () => {},
): Promise<Refused | Inspected> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  } catch (error) {
    return refused('damaged', { detail: messageOf(error) })
  }
  if (zip.entryCount > limits.entries) return refused('too-large', { entries: zip.entryCount })
  try {
    return await inspectEntries(zip, bytes.length, limits, onBytes)
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof TypeError) throw error
    return refused('damaged', { detail: messageOf(error) })
  } finally {
    zip.close()
  }
}

async function inspectEntries(
  zip: ZipFile,
  fileBytes: number,
  limits: ReadLimits,
  onBytes: (done: number, total: number) => void,
): Promise<Refused | Inspected> {
  const seen = new Set<string>()
  let inflated = 0
  let compressed = 0
  let contentTypes = ''
  let rows = 0
  const facts: PackageFacts = {}
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (seen.has(name)) return refused('damaged', { detail: 'duplicate entry' })
    seen.add(name)
    if (entry.isEncrypted()) return refused('password')
    if (name.endsWith('/')) continue
    const kept: Buffer[] | null = name === '[content_types].xml' ? [] : null
    const cap = Math.min(capOf(name, limits), limits.totalBytes - inflated)
    const gathered = name.startsWith('xl/worksheets/') ? gatherFacts() : null
    const tagsMax = isSharedStrings(name) ? limits.sharedStringTags : null
    const count = await countEntry(zip, entry, { cap, tagsMax, limits, kept, gathered })
    if (count === null) return refused('too-large', { entry: entry.fileName.slice(0, 200) })
    inflated += count.bytes
    if (gathered) {
      rows += count.rows
      facts[name] = gathered.facts()
    }
    compressed += entry.compressedSize
    if (kept) contentTypes = Buffer.concat(kept).toString('utf8')
    onBytes(Math.min(compressed, fileBytes), fileBytes)
  }
  return checkContentTypes(contentTypes, seen) ?? { kind: 'inspected', rows, facts }
}

function capOf(name: string, limits: ReadLimits): number {
  if (name === '[content_types].xml') return Math.min(1024 * 1024, limits.entryBytes)
  return isSharedStrings(name) ? limits.sharedStringBytes : limits.entryBytes
}

const isSharedStrings = (name: string) => name.endsWith('sharedstrings.xml')

type Counting = {
  cap: number
  /** Null where they do not count. */
  tagsMax: number | null
  limits: ReadLimits
  kept: Buffer[] | null
  gathered: ReturnType<typeof gatherFacts> | null
}

/** The entry's real size and the rows in it, or null as soon as it breaks a limit. */
async function countEntry(zip: ZipFile, entry: Entry, counting: Counting) {
  const { cap, tagsMax, limits, kept, gathered } = counting
  const stream = await openEntry(zip, entry)
  let bytes = 0
  let rows = 0
  let tags = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > entry.uncompressedSize) throw new Error('too many bytes')
    // A tag that lies across two chunks is missed: one in some thousand rows.
    for (let at = chunk.indexOf(rowTag); at >= 0; at = chunk.indexOf(rowTag, at + 1)) rows++
    kept?.push(chunk)
    gathered?.take(chunk)
    const swollen =
      bytes > limits.ratioFromBytes && bytes > limits.ratio * Math.max(entry.compressedSize, 1)
    if (tagsMax !== null) for (const byte of chunk) if (byte === tagOpening) tags++
    if (bytes > cap || swollen || (tagsMax !== null && tags > tagsMax)) {
      stream.destroy()
      return null
    }
  }
  if (bytes < entry.uncompressedSize) throw new Error('not enough bytes')
  return { bytes, rows }
}

/** Larger chunks: those of 16 kB of the package's reader take three times as long as inflating. */
const pieceBytes = 256 * 1024

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (!entry.isCompressed()) return zip.openReadStreamPromise(entry)
  const compressed = await zip.openReadStreamPromise(entry, { decompress: false })
  // An error ends both, and is handled where the pieces are read.
  return pipeline(compressed, createInflateRaw({ chunkSize: pieceBytes }), () => undefined)
}

const rowTag = '<row'
const tagOpening = '<'.charCodeAt(0)

function checkContentTypes(contentTypes: string, names: Set<string>): Refused | null {
  if (/spreadsheetml\.(sheet|template)\.main\+xml/.test(contentTypes)) return null
  const looksLike = /macroEnabled/i.test(contentTypes)
    ? 'xlsm'
    : /sheet\.binary/.test(contentTypes)
      ? 'xlsb'
      : /wordprocessingml/.test(contentTypes)
        ? 'docx'
        : names.has('content.xml')
          ? 'ods'
          : 'zip'
  return refused('not-a-workbook', { looksLike })
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200)
}
