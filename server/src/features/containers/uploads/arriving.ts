import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { partPrefix } from '../../../platform/files/temporary-folder.ts'
import { Problem } from '../../../platform/problem.ts'

/** What has arrived of the uploads of this process, each in a file of the data folder. */
export type Arriving = {
  received: (id: string) => Promise<number>
  /** Writes from the offset on; returns how much has arrived then. Bytes that came already may come again. */
  write: (id: string, part: Part) => Promise<number>
  /** Hands the file to `work` while nothing is written to it; removes it where that succeeds. */
  take: <T>(id: string, work: (path: string) => Promise<T>) => Promise<T>
  discard: (id: string) => Promise<void>
}
type Part = { offset: number; bytes: Readable }

export function openArriving(folder: string): Arriving {
  /** Writers of each file; a file that is taken has none and gets none. */
  const writers = new Map<string, number>()
  const taken = new Set<string>()
  // The nightly sweep knows it by its name.
  const pathOf = (id: string) => join(folder, `${partPrefix}${id}`)
  const received = async (id: string) =>
    stat(pathOf(id)).then(
      ({ size }) => size,
      () => 0,
    )
  const refuseTaken = (id: string) => {
    if (taken.has(id)) throw new Problem('BUSY', { retryAfterS: 2 })
  }

  return {
    received,
    async write(id, { offset, bytes }) {
      refuseTaken(id)
      writers.set(id, (writers.get(id) ?? 0) + 1)
      try {
        const has = await received(id)
        if (offset > has) throw new Problem('UPLOAD_OFFSET', { received: has })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if (has === 0) await writeFile(pathOf(id), '', { flag: 'a', mode: 0o600 })
        await writeFrom(pathOf(id), offset, bytes)
        return await received(id)
      } finally {
        writers.set(id, (writers.get(id) ?? 1) - 1)
        if (writers.get(id) === 0) writers.delete(id)
      }
    },
    async take(id, work) {
      refuseTaken(id)
      // One that writes could change what was scanned.
      if (writers.has(id)) throw new Problem('BUSY', { retryAfterS: 2 })
      taken.add(id)
      try {
        const done = await work(pathOf(id))
        await rm(pathOf(id), { force: true })
        return done
      } finally {
        taken.delete(id)
      }
    },
    async discard(id) {
      refuseTaken(id)
      await rm(pathOf(id), { force: true })
    },
  }
}

/** By hand, since a pipeline that fails closes the connection on which the answer is due. */
async function writeFrom(path: string, offset: number, bytes: Readable) {
  const handle = await open(path, 'r+')
  try {
    let at = offset
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }))
      for (let left = chunk as Buffer; left.length > 0; ) {
        const { bytesWritten } = await handle.write(left, 0, left.length, at)
        at += bytesWritten
        left = left.subarray(bytesWritten)
      }
  } catch (error) {
    throw isBrokenOff(error) ? new Problem('BODY_NOT_READABLE') : error
  } finally {
    await handle.close()
  }
}

const isBrokenOff = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNRESET'
