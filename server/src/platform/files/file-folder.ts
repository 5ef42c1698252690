import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder, each at a path made of its hash: written whole or not at all. */
export function openFileFolder(folder: string): FileStore {
  const pathOf = (sha256: Buffer) => {
    const hex = sha256.toString('hex')
    return join(folder, hex.slice(0, 2), hex.slice(2, 4), hex)
  }
  const has = (sha256: Buffer) =>
    access(pathOf(sha256)).then(
      () => true,
      () => false,
    )
  return {
    has,
    async put(sha256, path) {
      if (await has(sha256)) return
      const target = pathOf(sha256)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const arriving = join(folder, `arriving-${randomUUID()}`)
      try {
        await copyFile(path, arriving)
        await toDisk(arriving, 'r+')
        await rename(arriving, target)
        await toDisk(dirname(target), 'r')
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
    },
    async read(sha256) {
      const stream = createReadStream(pathOf(sha256))
      await new Promise((opened, failed) => stream.once('open', opened).once('error', failed))
      return stream
    },
    readAll: (sha256) => readFile(pathOf(sha256)),
  }
}

/** A name counts as written only once its folder is on the disk, too; Windows cannot open a folder. */
async function toDisk(path: string, flags: 'r' | 'r+') {
  if (flags === 'r' && process.platform === 'win32') return
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
