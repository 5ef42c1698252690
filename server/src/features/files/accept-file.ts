import { readHead } from '../../platform/files/read-head.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { Problem } from '../../platform/problem.ts'
import { fileName } from './file-name.ts'
import { hasWholeHeader } from './has-whole-header.ts'
import { mediaTypeOf } from './media-type.ts'
import type { NewFile } from './store.ts'

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
