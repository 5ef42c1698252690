import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  constants,
  copyFile,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemClock } from '../clock.ts'
import type { FileStore } from './file-store.ts'
import { hashOf, refuseOtherHash } from './hash-file.ts'
import { type Disk, withRoom } from './room.ts'
import { sweepFolder } from './sweep-folder.ts'

/** Files in a folder, each at a path made of its hash: written whole or not at all. */
export function openFileFolder(folder: string, disk: Disk): FileStore {
  const pathOf = (sha256: Buffer) => {
    const hex = sha256.toString('hex')
    return join(folder, hex.slice(0, 2), hex.slice(2, 4), hex)
  }
  return {
    disk,
    async put(path, expected) {
      if (expected && (await isTouched(pathOf(expected)))) return expected
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const arriving = join(folder, `arriving-${randomUUID()}`)
      try {
        // A copy, to which nobody else has a name or a handle.
        const { size } = await stat(path)
        const asNew = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE
        await withRoom(disk, size, () => copyFile(path, arriving, asNew))
        const [sha256] = await Promise.all([hashOf(arriving), toDisk(arriving, 'r+')])
        refuseOtherHash(sha256, expected)
        const target = pathOf(sha256)
        if (await isTouched(target)) return sha256
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(arriving, target)
        await toDisk(dirname(target), 'r')
        return sha256
      } finally {
        await rm(arriving, { force: true })
      }
    },
    async removeUnneeded(sha256, pickUnneeded) {
      const isUnneeded = async () => (await pickUnneeded([sha256])).length > 0
      if (!(await isUnneeded())) return
      const aside = join(folder, `leaving-${sha256.toString('hex')}-${randomUUID()}`)
      await rename(pathOf(sha256), aside).catch(unless('ENOENT'))
      // A record may have been written meanwhile; one that is written from here on puts the file again.
      if (await isUnneeded()) await rm(aside, { force: true })
      else await rename(aside, pathOf(sha256)).catch(unless('ENOENT'))
    },
    async read(sha256, range) {
      const stream = createReadStream(pathOf(sha256), range)
      await new Promise((opened, failed) => stream.once('open', opened).once('error', failed))
      return stream
    },
    readAll: (sha256) => readFile(pathOf(sha256)),
    sweep: (before, pickUnneeded) => sweepFolder({ folder, pathOf }, before, pickUnneeded),
    async belongsTo(databaseId) {
      const marker = join(folder, 'database-id')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const owner = await readFile(marker, 'utf8').catch((error: unknown) => {
        unless('ENOENT')(error)
        return ''
      })
      if (owner === '') await writeFile(marker, databaseId)
      return owner === '' || owner === databaseId
    },
  }
}

/** A file that is stored again counts as new, so that no sweep removes it before its record is written. */
async function isTouched(path: string): Promise<boolean> {
  const now = systemClock.now()
  return utimes(path, now, now).then(
    () => true,
    (error: unknown) => {
      unless('ENOENT')(error)
      return false
    },
  )
}

const unless = (code: string) => (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== code) throw error
}

/** Flushes the folder, too, without which the name may be lost; Windows cannot open a folder. */
async function toDisk(path: string, flags: 'r' | 'r+') {
  if (flags === 'r' && process.platform === 'win32') return
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
