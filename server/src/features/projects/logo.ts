import { logoTypes } from '@puquio/contract/projects'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { acceptFile, findFile, insertFile, type NewFile, removeUnneeded } from '../files/service.ts'
import { readLogoFile, setLogoFile } from './store.ts'

/**
 * Keeps a logo with what `write` stores of it: the file is on the disk before the row that names it, and once
 * more after it, as other uploads.
 */
export async function keepLogo<T>(
  platform: Platform,
  file: UploadedFile,
  write: (kept: NewFile) => Promise<T>,
): Promise<T> {
  const kept = await acceptFile(file, logoTypes)
  await platform.files.put(file.sha256, file.path)
  try {
    const written = await write(kept)
    await platform.files.put(file.sha256, file.path)
    return written
  } catch (error) {
    await removeUnneeded(platform, file.sha256)
    throw error
  }
}

export const replaceLogo = (platform: Platform, scope: ProjectScope, file: UploadedFile) =>
  keepLogo(platform, file, (kept) =>
    scope.transaction(async (within) => setLogoFile(within, (await insertFile(within, kept)).id)),
  )

export async function sendLogo({ files }: Platform, scope: ProjectScope) {
  const fileId = await readLogoFile(scope)
  const file = fileId !== null && (await findFile(scope, fileId))
  if (!file) throw new Problem('NOT_FOUND')
  return {
    name: file.name,
    mediaType: file.mediaType,
    body: () => files.read(file.sha256),
    isInline: true,
    contentHash: file.sha256,
  }
}
