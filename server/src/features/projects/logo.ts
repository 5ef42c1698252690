import { logoTypes } from '@puquio/contract/projects'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import {
  acceptFile,
  findFile,
  insertFile,
  keepFile,
  type NewFile,
  sentFile,
} from '../files/service.ts'
import { readLogoFile, setLogoFile } from './store.ts'

/** Keeps a logo with what `write` stores of it. */
export async function keepLogo<T>(
  platform: Platform,
  file: UploadedFile,
  write: (kept: NewFile) => Promise<T>,
): Promise<T> {
  const kept = await acceptFile(file, logoTypes)
  return keepFile(platform, file, (sha256) => write({ ...kept, sha256 }))
}

export const replaceLogo = (platform: Platform, scope: ProjectScope, file: UploadedFile) =>
  keepLogo(platform, file, (kept) =>
    scope.transaction(async (within) => setLogoFile(within, (await insertFile(within, kept)).id)),
  )

export async function sendLogo(platform: Platform, scope: ProjectScope) {
  const fileId = await readLogoFile(scope)
  const file = fileId !== null && (await findFile(scope, fileId))
  if (!file) throw new Problem('NOT_FOUND')
  return sentFile(platform, file, { isInline: true })
}
