import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { removeUnneeded } from '../files/service.ts'
import type { Checks } from './check/checks.ts'
import { storeCounts } from './counts-store.ts'
import { deleteRows } from './rows-store.ts'
import { addSaved, deleteImport, lockImport } from './store.ts'

type PlatformParts = Pick<Platform, 'files' | 'log' | 'database' | 'clock'>

/** Drops what waits; an import of which something was saved stays as saved. */
export async function discardImport(
  platform: PlatformParts,
  scope: ProjectScope,
  checks: Checks,
  key: string,
): Promise<void> {
  const { fileHash, reportHash } = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state === 'saved') throw new Problem('IMPORT_ALREADY_SAVED')
    await deleteRows(scope, key)
    if (one.results > 0) {
      await addSaved(scope, key, {
        results: 0,
        samples: 0,
        newVersions: 0,
        sampleIds: [],
        isWhole: true,
      })
      await storeCounts(scope, key)
    } else await deleteImport(scope, key)
    return one
  })
  // Only after the import was dropped: a laboratory may not drop, nor stop the check of, a file that it handed in.
  await checks.cancel(scope, key)
  for (const hash of [fileHash, reportHash]) if (hash) await removeUnneeded(platform, hash)
}
