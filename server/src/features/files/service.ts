import { readHead } from '../../platform/files/read-head.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { Problem } from '../../platform/problem.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileName } from './file-name.ts'
import { hasWholeHeader } from './has-whole-header.ts'
import { mediaTypeOf } from './media-type.ts'
import type { NewFile } from './store.ts'

export { fileName } from './file-name.ts'
export { keepFile } from './keep-file.ts'
export { keepMade, requireQuotaForMade } from './keep-made.ts'
export { findFile, insertFile, type NewFile } from './store.ts'
export { removeUnneeded } from './sweep-files.ts'

/**
 * Returns how an upload is kept whose bytes are of an accepted media type, whatever its name says.
 */
export async function acceptFile(
  { path, name, bytes }: Pick<UploadedFile, 'path' | 'name' | 'bytes'>,
  acceptedTypes: readonly string[],
): Promise<Omit<NewFile, 'sha256'>> {
  if (bytes === 0) throw new Problem('FILE_EMPTY')
  const head = { bytes: await readHead(path), size: bytes }
  const found = await mediaTypeOf(head)
  if (found === undefined || !acceptedTypes.includes(found.mime))
    throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: acceptedTypes })
  if (!hasWholeHeader(head, found.mime)) throw new Problem('FILE_DAMAGED')
  return { name: fileName(name, found.ext), mediaType: found.mime, bytes }
}

/** Types that a browser shows without running scripts of the file; SVG is not one of them. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf']

/** Returns the answer that sends a stored file, in parts where they are asked for. */
export const sentFile = (
  { files }: Pick<Platform, 'files'>,
  { name, mediaType, bytes, sha256 }: NewFile,
  { isInline = false }: { isInline?: boolean } = {},
): FileAnswer => ({
  name,
  mediaType,
  bytes,
  body: (range) => files.read(sha256, range),
  isInline: isInline && drawnTypes.includes(mediaType),
  contentHash: sha256,
})
