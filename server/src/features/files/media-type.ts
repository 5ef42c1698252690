import { type FileTypeResult, fileTypeFromBuffer } from 'file-type'
import type { FileHead } from './has-whole-header.ts'

/** Returns the media type that the bytes of a file show; undefined where they show none. */
export async function mediaTypeOf({ bytes, size }: FileHead): Promise<FileTypeResult | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.ext !== 'zip' || size <= bytes.length) return found
  // A list of contents that the head cuts is taken for a damaged one, and the office file for any archive.
  // Without that entry its folders tell, as where the list stands further behind.
  const last = bytes.lastIndexOf(entryStart)
  return last > 0 ? await fileTypeFromBuffer(bytes.subarray(0, last + startedBytes)) : found
}

/** PKWARE APPNOTE, 4.3.7: the signature of a local header, and a few of its bytes, so that it ends unfinished. */
const entryStart = Buffer.from('PK\x03\x04', 'latin1')
const startedBytes = 10
