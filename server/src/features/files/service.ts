import { fileTypeFromBuffer } from 'file-type'
import { readHead } from '../../platform/files/read-head.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { Problem } from '../../platform/problem.ts'
import { fileName } from './file-name.ts'
import { hasWholeHeader } from './has-whole-header.ts'
import type { NewFile } from './store.ts'

export { findFile, insertFile, type NewFile } from './store.ts'
export { removeUnneeded } from './sweep-files.ts'

/**
 * Returns how an upload is kept whose bytes are of an accepted media type, whatever its name says. They are
 * put on the disk before the row that names them (`insertFile`), so that a crash in between leaves no row
 * without a file, and once more after it (`removeUnneeded`).
 */
export async function acceptFile(
  { path, name, bytes, sha256 }: UploadedFile,
  acceptedTypes: readonly string[],
): Promise<NewFile> {
  if (bytes === 0) throw new Problem('FILE_EMPTY')
  const head = await readHead(path)
  const found = await fileTypeFromBuffer(head)
  if (found === undefined || !acceptedTypes.includes(found.mime))
    throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: acceptedTypes })
  if (!hasWholeHeader({ bytes: head, size: bytes }, found.mime)) throw new Problem('FILE_DAMAGED')
  return { sha256, name: fileName(name, found.ext), mediaType: found.mime, bytes }
}
