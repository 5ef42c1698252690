import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BroughtSource } from '../sandbox/source.ts'
import type { FileStore } from './file-store.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Returns a stored file as the source of a task: a copy on the disk, made when the task begins and never in memory. */
export const storedSource = (
  files: FileStore,
  { fileHash, bytes }: { fileHash: Buffer; bytes: number },
): BroughtSource => ({
  bytes,
  async bring() {
    const folder = await temporaryFolder('import')
    const path = join(folder, 'file')
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      await pipeline(await files.read(fileHash), createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      await remove()
      throw error
    }
    return { path, remove }
  },
})
