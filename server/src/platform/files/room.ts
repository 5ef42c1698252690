import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { readProjectBytes } from '../db/project-bytes.ts'
import type { ProjectScope } from '../db/scopes/scope.ts'
import { Problem } from '../problem.ts'

/** The disk of the data folder, and what stays free on it. */
export type Disk = Pick<Config, 'dataFolder' | 'diskReserveBytes'>

/** Where bytes are being written: told of each write, it throws once the disk is down to its reserve. */
export type Room = { wrote: (bytes: number) => Promise<void> }

/** Between two looks at the disk, on which others write, too. */
const lookEveryBytes = 16_000_000

/** Bytes that this process is about to write: the free space still has them. */
let promised = 0

/**
 * Does work that writes so many bytes to the disk of the data folder; throws STORAGE_FULL where they would leave
 * less free than its reserve, those of all others at work included. Whatever writes files of people passes here.
 */
export async function withRoom<T>(
  disk: Disk,
  bytes: number,
  work: (room: Room) => Promise<T>,
): Promise<T> {
  refuseFull(disk, await freeBytes(disk), bytes)
  promised += bytes
  let ahead = bytes
  let sinceLook = 0
  try {
    return await work({
      async wrote(written) {
        const kept = Math.min(written, ahead)
        ahead -= kept
        promised -= kept
        sinceLook += written
        if (sinceLook < lookEveryBytes) return
        sinceLook = 0
        if ((await freeBytes(disk)) < disk.diskReserveBytes) throw new Problem('STORAGE_FULL')
      },
    })
  } finally {
    promised -= ahead
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

/** Throws where the project's files would take more than its quota with so many bytes. */
export async function requireQuota(
  { projectQuotaBytes }: Config,
  scope: ProjectScope,
  bytes: number,
): Promise<void> {
  const used = await readProjectBytes(scope)
  if (used + bytes > projectQuotaBytes)
    throw new Problem('PROJECT_FULL', {
      usedGb: inGb(used),
      quotaGb: inGb(projectQuotaBytes),
    })
}

const inGb = (bytes: number) => Math.round(bytes / 100_000_000) / 10
