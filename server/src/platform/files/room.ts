import { AsyncLocalStorage } from 'node:async_hooks'
import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { readProjectBytes } from '../db/project-bytes.ts'
import type { ProjectScope } from '../db/scopes/scope.ts'
import { Problem } from '../problem.ts'
import { beginUpload } from './uploads-of-a-person.ts'

/** The disk of the data folder, and what stays free on it. */
export type Disk = Pick<Config, 'dataFolder' | 'diskReserveBytes'>

/** Where bytes are being written: told of each write, it throws once the disk is down to its reserve. */
export type Room = { wrote: (bytes: number) => Promise<void> }

/** Between two looks at the disk, on which others write, too; so much of each file is kept from others. */
const lookEveryBytes = 16_000_000

/** Bytes that this process is about to write before its next looks: the free space still has them. */
let promised = 0

/** Bytes of uploads of one request that are on their way into each project: no row names them yet. */
const onTheirWay = new Map<number, number>()

/**
 * Does work that writes so many bytes to the disk of the data folder; throws STORAGE_FULL where they would leave
 * less free than its reserve, beside what all others at work write next. Whatever writes files of people passes
 * here; what a person sends counts among that person's uploads.
 */
export async function withRoom<T>(
  disk: Disk,
  bytes: number,
  work: (room: Room) => Promise<T>,
  sender?: string,
): Promise<T> {
  refuseFull(disk, await freeBytes(disk), bytes)
  const end = sender === undefined ? () => undefined : beginUpload(sender)
  let left = bytes
  let ahead = 0
  const keep = (next: number) => {
    promised += next - ahead
    ahead = next
  }
  keep(Math.min(left, lookEveryBytes))
  let sinceLook = 0
  try {
    return await work({
      async wrote(written) {
        left = Math.max(0, left - written)
        keep(Math.max(0, ahead - written))
        sinceLook += written
        if (sinceLook < lookEveryBytes) return
        sinceLook = 0
        const free = await freeBytes(disk)
        keep(0)
        const next = Math.min(left, lookEveryBytes)
        refuseFull(disk, free, next)
        keep(next)
      },
    })
  } finally {
    keep(0)
    end()
  }
}

/** Throws where a file of so many bytes would leave less free than the reserve. */
export async function requireFreeDisk(disk: Disk, bytes: number): Promise<void> {
  refuseFull(disk, await freeBytes(disk), bytes)
}

function refuseFull({ diskReserveBytes }: Disk, free: number, bytes: number) {
  if (free - promised - bytes < diskReserveBytes) throw new Problem('STORAGE_FULL')
}

export type DiskState = { freeBytes: number; reserveBytes: number; isLow: boolean }

/** Says how much is free, and whether that is near the reserve, below which uploads are refused. */
export async function readDisk(disk: Disk): Promise<DiskState> {
  const free = await freeBytes(disk)
  const reserveBytes = disk.diskReserveBytes
  return { freeBytes: free, reserveBytes, isLow: free - promised < reserveBytes * nearReserve }
}

/** So many times the reserve is near it: operators have that much left to act in. */
const nearReserve = 2

export async function freeBytes({ dataFolder }: Pick<Disk, 'dataFolder'>): Promise<number> {
  const { bavail, bsize } = await statfs(dataFolder)
  return bavail * bsize
}

/** Throws where the project's files, with those on their way, would take more than its quota with so many bytes. */
export async function requireQuota(
  config: Quota,
  scope: ProjectScope,
  bytes: number,
): Promise<void> {
  refuseOverQuota(config, scope, { stored: await readProjectBytes(scope), bytes })
}

const reserving = new AsyncLocalStorage<true>()
/** Whether this code runs within `withQuota`. */
export const isWithinQuota = (): boolean => reserving.getStore() === true

type Quota = Pick<Config, 'projectQuotaBytes'>

function refuseOverQuota(
  { projectQuotaBytes }: Quota,
  { projectId }: ProjectScope,
  { stored, bytes }: { stored: number; bytes: number },
) {
  const used = stored + (onTheirWay.get(projectId) ?? 0)
  if (used + bytes > projectQuotaBytes)
    throw new Problem('PROJECT_FULL', { usedGb: inGb(used), quotaGb: inGb(projectQuotaBytes) })
}

/** Receives so many bytes into a project, whose quota counts them meanwhile. */
export async function withQuota<T>(
  config: Quota,
  scope: ProjectScope,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const stored = await readProjectBytes(scope)
  // Nothing is awaited between the question and the count: of two that ask at once, the second sees the first.
  refuseOverQuota(config, scope, { stored, bytes })
  const { projectId } = scope
  const count = (more: number) => {
    const now = (onTheirWay.get(projectId) ?? 0) + more
    if (now > 0) onTheirWay.set(projectId, now)
    else onTheirWay.delete(projectId)
  }
  count(bytes)
  try {
    return await reserving.run(true, work)
  } finally {
    count(-bytes)
  }
}

const inGb = (bytes: number) => Math.round(bytes / 100_000_000) / 10
