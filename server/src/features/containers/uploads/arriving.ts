import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { partPrefix } from '../../../platform/files/temporary-folder.ts'
import { Problem } from '../../../platform/problem.ts'
import { writeBytes } from './write-bytes.ts'

/** What has arrived of the uploads of this process, each in a file of the data folder. */
export type Arriving = {
  received: (id: string) => Promise<number>
  /** Writes from the offset on; returns how much has arrived then. Bytes that came already may come again. */
  write: (id: string, part: Part) => Promise<number>
  /** Hands the file to `work` while nothing is written to it; removes it where that succeeds. */
  take: <T>(id: string, work: (file: ArrivedFile) => Promise<T>) => Promise<T>
  discard: (id: string) => Promise<void>
}
type Part = { offset: number; bytes: Readable }
type ArrivedFile = { path: string; sha256: () => Promise<Buffer> }

const hashesMax = 200

export function openArriving(folder: string): Arriving {
  /** Writers of each file; a file that is taken has none and gets none. */
  const writers = new Map<string, number>()
  const taken = new Set<string>()
  /** Of files whose parts came in turn without a break: the hash of their first bytes. */
  const hashes = new Map<string, { hash: Hash; bytes: number }>()
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
  /** Takes the hash out, so that a part that breaks off leaves none. */
  const hashUpTo = (id: string, offset: number): Hash | null => {
    const known = hashes.get(id)
    hashes.delete(id)
    if (writers.has(id)) return null
    if (offset === 0) return createHash('sha256')
    return known?.bytes === offset ? known.hash : null
  }

  const keepHash = (id: string, known: { hash: Hash; bytes: number }) => {
    // Those of uploads that nobody goes on with are read again if somebody does.
    const [oldest] = hashes.keys()
    if (hashes.size >= hashesMax && oldest !== undefined) hashes.delete(oldest)
    hashes.set(id, known)
  }

  return {
    received,
    async write(id, { offset, bytes }) {
      refuseTaken(id)
      const hash = hashUpTo(id, offset)
      writers.set(id, (writers.get(id) ?? 0) + 1)
      try {
        const has = await received(id)
        if (offset > has) throw new Problem('UPLOAD_OFFSET', { received: has })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if (has === 0) await writeFile(pathOf(id), '', { flag: 'a', mode: 0o600 })
        const end = await writeBytes(pathOf(id), { offset, bytes, hash })
        if (hash && writers.get(id) === 1) keepHash(id, { hash, bytes: end })
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
        const path = pathOf(id)
        const known = hashes.get(id)
        const isWhole = known?.bytes === (await received(id))
        const sha256 = async () => (known && isWhole ? known.hash.copy().digest() : hashOf(path))
        const done = await work({ path, sha256 })
        hashes.delete(id)
        await rm(path, { force: true })
        return done
      } finally {
        taken.delete(id)
      }
    },
    async discard(id) {
      refuseTaken(id)
      hashes.delete(id)
      await rm(pathOf(id), { force: true })
    },
  }
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash)
  return hash.digest()
}
