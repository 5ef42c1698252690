import { readDatabaseId } from '../../platform/db/database-id.ts'
import type { SystemScope } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { systemClock } from '../../platform/clock.ts'
import { neededByRecords } from './store.ts'

type Needed = (scope: SystemScope, hashes: Buffer[]) => Promise<Buffer[]>

/** An upload has its record within minutes; a day allows for slow lines and clock differences. */
export const unneededKeptMs = 86_400_000

/**
 * Removes stored files that no record refers to: of failed uploads and of removed records. Does nothing in
 * the folder of another database, where a wrong setting would make all files look unused.
 */
export async function sweepFiles(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  scope: SystemScope,
  neededElsewhere: Needed,
): Promise<number> {
  if (!(await files.belongsTo(await readDatabaseId(scope)))) {
    log.warn({}, 'the stored files belong to another database: none is removed')
    return 0
  }
  const before = new Date(systemClock.now().getTime() - unneededKeptMs)
  return files.sweep(before, async (hashes) => {
    const lists = [await neededByRecords(scope, hashes), await neededElsewhere(scope, hashes)]
    const needed = new Set(lists.flat().map((hash) => hash.toString('hex')))
    return hashes.filter((hash) => !needed.has(hash.toString('hex')))
  })
}
