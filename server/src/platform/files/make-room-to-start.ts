import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freeBytes } from './room.ts'
import { arrivalsOf, copiesOf, exportingOf } from './temporary-folder.ts'

/** What the embedded database needs at least to write its first files at a start. */
const startBytes = 64_000_000

/**
 * Where the disk is too full for the embedded database to start, removes what has arrived of unfinished uploads, whose
 * senders begin them again, and unfinished exports and copies. Returns how many.
 */
export async function makeRoomToStart(config: { dataFolder: string }): Promise<number> {
  if ((await freeBytes(config)) >= startBytes) return 0
  let removed = 0
  for (const folder of [arrivalsOf(config), exportingOf(config), copiesOf(config)]) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
    removed += names.length
  }
  return removed
}
