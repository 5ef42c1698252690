import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadSetting } from '../config.ts'

/** Creates the data folder where there is none; throws where it cannot be written to. */
export function makeDataFolder(folder: string) {
  try {
    make(folder)
    rmdirSync(mkdtempSync(join(folder, 'writable-')))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new BadSetting(
      `PUQUIO_DATA is ${JSON.stringify(folder)}: it must be a folder that can be written to (${code}).`,
      { cause },
    )
  }
}

/** Not `recursive`, with which Node never returns where no folder can be made, such as in /proc. */
function make(folder: string) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) make(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start may have been first.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
