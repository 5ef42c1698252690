import { randomUUID } from 'node:crypto'
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Disk, type Room, withRoom } from '../../../platform/files/room.ts'
import { isStorageFull } from '../../../platform/files/storage-full.ts'
import { partPrefix } from '../../../platform/files/temporary-folder.ts'
import { Problem } from '../../../platform/problem.ts'
import { writeBytes } from './write-bytes.ts'

/**
 * What has arrived of uploads, in files of a folder that several processes may share. Each process writes to files
 * of its own alone: one that goes on with an upload copies what arrived at another.
 */
export type Arriving = {
  /** Names the folder: processes with the same one see what arrived at each other. */
  folderId: () => Promise<string>
  received: (id: string) => Promise<number>
  /**
   * Writes from the offset on; returns how much has arrived then. Bytes that came already may come again. Where
   * the disk is full, none of the part stays.
   */
  write: (id: string, part: Part) => Promise<number>
  /**
   * Hands the file to `work`, which nobody writes to any more; removes what arrived where that succeeds.
   * No byte is taken from then on.
   */
  take: <T>(upload: Whole, work: (path: string) => Promise<T>) => Promise<T>
  /** Removes what arrived once `forget` has seen to it that no part is wanted any more. */
  discard: (id: string, forget: () => Promise<void>) => Promise<void>
}
/** `requireWanted` throws where the upload was cancelled; nobody else writes to it from then on. */
type Part = {
  /** The id of whoever sends it. */
  sentBy: number
  offset: number
  bytes: Readable
  length: number
  requireWanted: () => Promise<void>
}
type Whole = { id: string; bytes: number }

/** Who writes to an upload or takes it; a sender can be ended. */
type Holder = { done: Promise<void>; sender: Sender | null }
type Sender = { bytes: Readable; lastMs: number }
/** A file that holds the beginning of an upload; no byte is added to a sealed one. */
type Kept = { path: string; bytes: number; isSealed: boolean }

/** After a line broke, its connection may stay open here: one that sends again goes on after so long. */
const silentMs = 10_000
const sealedEnd = '-sealed'
/** Of a copy that is being written, which is not yet what arrived. */
const copyingEnd = '-copying'

export function openArriving(folder: string, disk: Disk): Arriving {
  const process = randomUUID()
  const holders = new Map<string, Holder>()
  // The nightly sweep knows all of them by their names.
  const prefixOf = (id: string) => `${partPrefix}${id}-`
  const ownPath = (id: string) => join(folder, prefixOf(id) + process)
  const sealedPath = (id: string) => ownPath(id) + sealedEnd

  /** The largest first, sealed ones before all others. */
  const keptOf = async (id: string): Promise<Kept[]> => {
    const names = await readdir(folder).catch(unless('ENOENT', []))
    const kept = names
      .filter((name) => name.startsWith(prefixOf(id)) && !name.endsWith(copyingEnd))
      .map(async (name) => {
        const path = join(folder, name)
        const bytes = await stat(path).then(({ size }) => size, unless('ENOENT', null))
        return bytes === null ? [] : [{ path, bytes, isSealed: name.endsWith(sealedEnd) }]
      })
    return (await Promise.all(kept))
      .flat()
      .toSorted((a, b) => Number(b.isSealed) - Number(a.isSealed) || b.bytes - a.bytes)
  }
  const received = async (id: string) => (await keptOf(id))[0]?.bytes ?? 0

  /** Under its name only once it is whole: another process takes what has the name. */
  const copy = ({ path, bytes }: Kept, target: string) =>
    withRoom(disk, bytes, async () => {
      const copying = target + copyingEnd
      try {
        await copyFile(path, copying)
        await rename(copying, target)
      } finally {
        await rm(copying, { force: true })
      }
    })

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
    async folderId() {
      const path = `${folder}-id`
      await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
      await writeFile(path, randomUUID(), { flag: 'wx' }).catch(unless('EEXIST', undefined))
      return readFile(path, 'utf8')
    },
    received,
    async write(id, { sentBy, offset, bytes, length, requireWanted }) {
      await endSender(id, ({ lastMs }) => performance.now() - lastMs > silentMs)
      const sender = { bytes, lastMs: performance.now() }
      // It may be ended before it is read, which meets the error then.
      bytes.on('error', () => undefined)
      return hold(id, sender, async () => {
        await requireWanted()
        const receive = async (room: Room) => {
          const has = await takeOver(id, offset)
          if (offset > has) throw new Problem('UPLOAD_OFFSET', { received: has })
          const onBytes = () => (sender.lastMs = performance.now())
          await writeBytes(ownPath(id), { offset, bytes, onBytes, room }).catch(async (error) => {
            if (isStorageFull(error)) await cutBack(ownPath(id), has)
            throw error
          })
          return (await sizeOf(ownPath(id))) ?? 0
        }
        return withRoom(disk, length, receive, String(sentBy))
      })
    },
    take: ({ id, bytes }, work) =>
      hold(id, null, async () => {
        const path = await seal(id, bytes)
        const done = await work(path)
        // Another process may be taking its own.
        await remove(id, ({ isSealed, path: one }) => !isSealed || one === path)
        return done
      }),
    async discard(id, forget) {
      await endSender(id, () => true)
      await hold(id, null, async () => {
        await forget()
        await remove(id, () => true)
      })
    },
  }

  /** Goes on with what another process received where that reaches further; returns how much this one has. */
  async function takeOver(id: string, offset: number): Promise<number> {
    const [first] = await keptOf(id)
    if (first?.isSealed) throw new Problem('UPLOAD_OFFSET', { received: first.bytes })
    const own = await sizeOf(ownPath(id))
    if (own !== null && own >= offset) return own
    if (!first || first.path === ownPath(id)) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(ownPath(id), '', { flag: 'a', mode: 0o600 })
    } else {
      await copy(first, ownPath(id))
      await rm(first.path, { force: true })
    }
    return (await sizeOf(ownPath(id))) ?? 0
  }

  async function seal(id: string, bytes: number): Promise<string> {
    const kept = await keptOf(id)
    const own = kept.find(({ path }) => path === sealedPath(id) || path === ownPath(id))
    const whole = own?.bytes === bytes ? own : kept[0]
    if (whole?.bytes !== bytes) throw new Problem('UPLOAD_OFFSET', { received: whole?.bytes ?? 0 })
    if (whole.path === ownPath(id)) await rename(whole.path, sealedPath(id))
    else if (whole.path !== sealedPath(id)) await copy(whole, sealedPath(id))
    return sealedPath(id)
  }

  async function remove(id: string, isToGo: (kept: Kept) => boolean) {
    for (const kept of await keptOf(id)) if (isToGo(kept)) await rm(kept.path, { force: true })
  }
}

/** An empty file would be one more that nobody goes on with. */
const cutBack = (path: string, bytes: number): Promise<void> =>
  bytes > 0 ? truncate(path, bytes) : rm(path, { force: true })

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(({ size }) => size, unless('ENOENT', null))

const unless =
  <T>(code: string, otherwise: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code !== code) throw error
    return otherwise
  }
