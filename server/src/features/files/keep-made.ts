import { stat } from 'node:fs/promises'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { requireQuota, withQuota } from '../../platform/files/room.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { keepFile } from './keep-file.ts'

type Parts = Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock'>
type Made = { sha256: Buffer; bytes: number }

/** Throws QUOTA_REACHED where a file of so many bytes would not fit, before it is made. */
export const requireQuotaForMade = (
  { config }: Pick<Platform, 'config'>,
  scope: ProjectScope,
  bytes: number,
): Promise<void> => asOutcome(() => requireQuota(config, scope, bytes))

/** Keeps what the server made for people, within the quota of their project, with the row that names it. */
export const keepMade = <T>(
  platform: Parts,
  scope: ProjectScope,
  path: string,
  write: (made: Made) => Promise<T>,
): Promise<T> =>
  asOutcome(async () => {
    const { size: bytes } = await stat(path)
    return withQuota(platform.config, scope, bytes, () =>
      keepFile(platform, { path }, (sha256) => write({ sha256, bytes })),
    )
  })

/** It is read later: without the numbers of that moment. */
async function asOutcome<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem && error.problem === 'PROJECT_FULL'
      ? new Problem('QUOTA_REACHED')
      : error
  }
}
