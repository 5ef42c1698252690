import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeUnneeded } from '../../files/service.ts'
import type { Checks } from '../check/checks.ts'
import type { OpenFile } from './link-files-store.ts'

type PlatformParts = Pick<Platform, 'files' | 'log' | 'database' | 'clock'>

/** Ends the checks of files whose imports are deleted, and removes what nothing refers to any more. */
export async function dropOpenFiles(
  platform: PlatformParts,
  scope: ProjectScope,
  checks: Checks,
  files: readonly OpenFile[],
): Promise<void> {
  for (const { key, fileHash, reportHash } of files) {
    await checks.cancel(scope, key)
    for (const hash of [fileHash, reportHash]) if (hash) await removeUnneeded(platform, hash)
  }
}
