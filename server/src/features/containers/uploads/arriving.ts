import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { copyHashed } from '../../../platform/files/hash-file.ts'
import { partPrefix } from '../../../platform/files/temporary-folder.ts'
import { Problem } from '../../../platform/problem.ts'
import { writeBytes } from './write-bytes.ts'

/** What has arrived of uploads, each in a file of the data folder. */
export type Arriving = {
  received: (id: string) => Promise<number>
  /** Writes from the offset on; returns how much has arrived then. Bytes that came already may come again. */
  write: (id: string, part: Part) => Promise<number>
  /**
   * Hands a copy of the file to `work`, which nobody else can write to; removes what arrived where that succeeds.
   * No byte is taken any more from then on.
   */
  take: <T>(upload: Whole, work: (file: ArrivedFile) => Promise<T>) => Promise<T>
  discard: (id: string) => Promise<void>
}
type Part = { offset: number; bytes: Readable }
type Whole = { id: string; bytes: number }
type ArrivedFile = { path: string; sha256: Buffer }

/** Who writes to an upload or takes it; a sender can be ended. */
type Holder = { done: Promise<void>; sender: Sender | null }
type Sender = { bytes: Readable; lastMs: number }

/** After a line broke, its connection may stay open here: one that sends again goes on after so long. */
const silentMs = 10_000

export function openArriving(folder: string): Arriving {
  const holders = new Map<string, Holder>()
  // The nightly sweep knows all of them by their names.
  const pathOf = (id: string) => join(folder, `${partPrefix}${id}`)
  const sealedOf = (id: string) => join(folder, `${partPrefix}${id}-sealed`)
  const received = async (id: string) =>
    (await sizeOf(sealedOf(id))) ?? (await sizeOf(pathOf(id))) ?? 0

  const hold = async <T>(id: string, sender: Sender | null, work: () => Promise<T>): Promise<T> => {
    if (holders.has(id)) throw new Problem('UPLOAD_BUSY')
    const { promise: done, resolve } = Promise.withResolvers<void>()
    holders.set(id, { done, sender })
    try {
      return await work()
    } finally {
      holders.delete(id)
      resolve()
    }
  }
  const endSender = async (id: string, isToEnd: (sender: Sender) => boolean) => {
    const { sender, done } = holders.get(id) ?? {}
    if (!sender || !isToEnd(sender)) return
    sender.bytes.destroy(Object.assign(new Error('sent again'), { code: 'ECONNRESET' }))
    await done
  }

  return {
    received,
    async write(id, { offset, bytes }) {
      await endSender(id, ({ lastMs }) => performance.now() - lastMs > silentMs)
      const sender = { bytes, lastMs: performance.now() }
      return hold(id, sender, async () => {
        const has = await received(id)
        const isSealed = (await sizeOf(sealedOf(id))) !== null
        if (isSealed || offset > has) throw new Problem('UPLOAD_OFFSET', { received: has })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if (has === 0) await writeFile(pathOf(id), '', { flag: 'a', mode: 0o600 })
        await writeBytes(pathOf(id), {
          offset,
          bytes,
          onBytes: () => (sender.lastMs = performance.now()),
        })
        return received(id)
      })
    },
    take: ({ id, bytes }, work) =>
      hold(id, null, async () => {
        refuseUnlessWhole(await received(id), bytes)
        if ((await sizeOf(sealedOf(id))) === null) await rename(pathOf(id), sealedOf(id))
        // Another process may still hold the file open for writing, while it is scanned and stored.
        const path = join(folder, `${partPrefix}${id}-${randomUUID()}`)
        try {
          const copy = await copyHashed(sealedOf(id), path)
          refuseUnlessWhole(copy.bytes, bytes)
          const done = await work({ path, sha256: copy.sha256 })
          await remove(id)
          return done
        } finally {
          await rm(path, { force: true })
        }
      }),
    async discard(id) {
      await endSender(id, () => true)
      await hold(id, null, () => remove(id))
    },
  }

  async function remove(id: string) {
    for (const path of [sealedOf(id), pathOf(id)]) await rm(path, { force: true })
  }
}

function refuseUnlessWhole(received: number, bytes: number) {
  if (received !== bytes) throw new Problem('UPLOAD_OFFSET', { received })
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )
