import { withoutCall } from '../../platform/db/call.ts'
import { readDatabaseId } from '../../platform/db/start/database-id.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sweepScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../platform/platform.ts'
import { ago, systemClock } from '../../platform/clock.ts'
import { neededByRecords } from './store.ts'

/** An upload has its record within minutes; a day allows for slow lines and clock differences. */
export const unneededKept = { days: 1 }

/**
 * Removes stored files that no record refers to: of uploads that broke off and of removed records. Does
 * nothing in the folder of another database, where a wrong setting would make all files look unused.
 */
export async function sweepFiles(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  scope: SystemScope,
): Promise<number> {
  if (!(await files.belongsTo(await readDatabaseId(scope)))) {
    log.warn({}, 'the stored files belong to another database: none is removed')
    return 0
  }
  const before = ago(systemClock, unneededKept)
  return files.sweep(before, (hashes) => unneeded(scope, hashes))
}

/**
 * Removes the file of a refused upload or a removed record at once, unless another record refers to it:
 * otherwise the uploads of a day could fill the disk. What fails here is left to the sweep.
 */
export async function removeUnneeded(
  { files, log, ...parts }: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
  sha256: Buffer,
): Promise<void> {
  const scope = sweepScope(parts)
  try {
    // The first to ask for the database's id writes it, which is no change of whose call this is.
    const databaseId = await withoutCall(() => readDatabaseId(scope))
    if (await files.belongsTo(databaseId))
      await files.removeUnneeded(sha256, (hashes) => unneeded(scope, hashes))
  } catch (error) {
    log.warn({ err: error }, 'a file that nothing refers to was not removed')
  }
}

async function unneeded(scope: SystemScope, hashes: Buffer[]): Promise<Buffer[]> {
  const needed = await neededByRecords(scope, hashes)
  const names = new Set(needed.map((hash) => hash.toString('hex')))
  return hashes.filter((hash) => !names.has(hash.toString('hex')))
}
