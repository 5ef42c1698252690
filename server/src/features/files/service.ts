import { fileTypeFromBuffer } from 'file-type'
import { readHead } from '../../platform/files/read-head.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { fileName } from './file-name.ts'
import { hasWholeHeader } from './has-whole-header.ts'
import type { NewFile } from './store.ts'

export { insertFile, type NewFile } from './store.ts'

/**
 * Keeps an upload whose bytes are of an accepted media type, whatever its name says. They are on the disk
 * before the row that names them (`insertFile`): a crash in between leaves no row without a file.
 */
export async function keepFile(
  { files }: Pick<Platform, 'files'>,
  { path, name, bytes, sha256 }: UploadedFile,
  acceptedTypes: readonly string[],
): Promise<NewFile> {
  if (bytes === 0) throw new Problem('FILE_EMPTY')
  const head = await readHead(path)
  const found = await fileTypeFromBuffer(head)
  if (found === undefined || !acceptedTypes.includes(found.mime))
    throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: acceptedTypes })
  if (!hasWholeHeader({ bytes: head, size: bytes }, found.mime)) throw new Problem('FILE_DAMAGED')
  await files.put(sha256, path)
  return { sha256, name: fileName(name, found.ext), mediaType: found.mime, bytes }
}
