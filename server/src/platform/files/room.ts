import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { readProjectBytes } from '../db/project-bytes.ts'
import type { ProjectScope } from '../db/scopes/scope.ts'
import { Problem } from '../problem.ts'

/** Throws where a file of so many bytes would leave less free on the disk of the data folder than its reserve. */
export async function requireFreeDisk(
  { dataFolder, diskReserveBytes }: Config,
  bytes: number,
): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder)
  if (bavail * bsize - bytes < diskReserveBytes) throw new Problem('STORAGE_FULL')
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
