import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BroughtSource } from '../sandbox/source.ts'
import type { FileStore } from './file-store.ts'
import { withRoom } from './room.ts'
import { copiesOf, temporaryFolder } from './temporary-folder.ts'

/**
 * Returns a stored file as the source of a task: a copy on the disk, made when the task begins and never in memory. Where the
 * disk is full, bringing it throws STORAGE_FULL.
 */
export const storedSource = (
  files: FileStore,
  { fileHash, bytes }: { fileHash: Buffer; bytes: number },
): BroughtSource => ({
  bytes,
  async bring() {
    const folder = await temporaryFolder('import', copiesOf(files.disk))
    const path = join(folder, 'file')
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      await withRoom(files.disk, bytes, async ({ wrote }) => {
        async function* counted(from: AsyncIterable<Buffer>) {
          for await (const chunk of from) {
            await wrote(chunk.length)
            yield chunk
          }
        }
        const to = createWriteStream(path, { mode: 0o600 })
        await pipeline(await files.read(fileHash), counted, to)
      })
    } catch (error) {
      await remove()
      throw error
    }
    return { path, remove }
  },
})
