import { fileTypeFromFile } from 'file-type'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { NewFile } from './store.ts'

export { insertFile, type NewFile } from './store.ts'

/**
 * Keeps an upload whose bytes are of an accepted media type, whatever its name says. They are on the
 * disk before the row that names them (`insertFile`): a crash in between leaves no empty name.
 */
export async function keepFile(
  { files }: Pick<Platform, 'files'>,
  { path, name, bytes, sha256 }: UploadedFile,
  acceptedTypes: readonly string[],
): Promise<NewFile> {
  if (bytes === 0) throw new Problem('FILE_EMPTY')
  const mediaType = (await fileTypeFromFile(path))?.mime
  if (mediaType === undefined || !acceptedTypes.includes(mediaType))
    throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: acceptedTypes })
  await files.put(sha256, path)
  return { sha256, name: name || 'file', mediaType, bytes }
}
