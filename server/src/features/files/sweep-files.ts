import { readDatabaseId } from '../../platform/db/database-id.ts'
import type { SystemScope } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { systemClock } from '../../platform/clock.ts'
import { neededByRecords } from './store.ts'

type Needed = (scope: SystemScope, hashes: Buffer[]) => Promise<Buffer[]>

/** An upload has its record within minutes; a day leaves room for the slowest line and for clocks. */
export const unneededKeptMs = 86_400_000

/**
 * Removes stored files that no record refers to: of uploads that failed, and of records that are
 * gone. Never of another database's folder, which a wrong setting could make out to be full of them.
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
