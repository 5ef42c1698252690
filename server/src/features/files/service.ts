import type { StoredFile } from '@puquio/contract/files'
import { fileTypeFromFile } from 'file-type'
import type { ProjectScope } from '../../platform/db/scope.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { insertFile } from './store.ts'

/**
 * Keeps an uploaded file whose bytes are of an accepted media type, whatever its name says. The
 * bytes are on the disk before the row that names them: a crash in between leaves no empty name.
 */
export async function keepFile(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  { path, name, bytes, sha256 }: UploadedFile,
  acceptedTypes: readonly string[],
): Promise<StoredFile> {
  if (bytes === 0) throw new Problem('FILE_EMPTY')
  const mediaType = (await fileTypeFromFile(path))?.mime
  if (mediaType === undefined || !acceptedTypes.includes(mediaType))
    throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: acceptedTypes })
  await files.put(sha256, path)
  return insertFile(scope, { sha256, name: name || 'file', mediaType, bytes })
}
