import { constants, inflateSync } from 'node:zlib'

export type ActiveContent = { hasScript: boolean; hasFiles: boolean }

const scripts = ['/JavaScript', '/Launch']
const files = ['/EmbeddedFile']

/** Object streams are opened up to so many bytes each, and in all. */
const inflatedMax = 8 * 1024 * 1024
const allMax = 256 * 1024 * 1024

/**
 * Looks for what a PDF could start, by name, in its objects and in those that it packs into object streams. Names that
 * are written with escapes are not found; what pdf.js knows of a file adds to this.
 */
export function activeContent(content: Buffer): ActiveContent {
  const has = (bytes: Buffer, names: readonly string[]) =>
    names.some((name) => bytes.includes(name))
  const found = { hasScript: has(content, scripts), hasFiles: has(content, files) }
  let left = allMax
  for (const bytes of objectStreams(content)) {
    found.hasScript ||= has(bytes, scripts)
    found.hasFiles ||= has(bytes, files)
    left -= bytes.length
    if (left < 0 || (found.hasScript && found.hasFiles)) break
  }
  return found
}

function* objectStreams(content: Buffer): Generator<Buffer> {
  for (let at = content.indexOf('/ObjStm'); at >= 0; at = content.indexOf('/ObjStm', at + 1)) {
    const word = content.indexOf('stream', at)
    const end = content.indexOf('endstream', at)
    if (word < 0 || end < word) continue
    const lineEnd = content.indexOf('\n', word)
    if (lineEnd < 0 || lineEnd > word + 8) continue
    try {
      yield inflateSync(content.subarray(lineEnd + 1, end), {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: inflatedMax,
      })
    } catch {
      // Packed in another way, or encrypted, or larger than objects are.
    }
  }
}
