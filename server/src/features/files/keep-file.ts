import { isWithinQuota } from '../../platform/files/room.ts'
import { runningKind } from '../../platform/jobs/running-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeUnneeded } from './sweep-files.ts'

/**
 * Keeps an upload with the row that names it, which `write` inserts (`insertFile`) in its transaction. The bytes
 * are stored before the row, so that a crash in between leaves no row without a file, and once more after it,
 * since another request may have removed them as unneeded meanwhile. Whoever keeps an upload does it by this; a job
 * keeps what it made by `keepMade`, within the quota.
 */
export async function keepFile<T>(
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
  { path, sha256: expected }: { path: string; sha256?: Buffer },
  write: (sha256: Buffer) => Promise<T>,
): Promise<T> {
  if (runningKind() !== null && !isWithinQuota())
    throw new Error('a job keeps a file without asking for the quota of its project')
  const { files } = platform
  const sha256 = await files.put(path, expected)
  try {
    const written = await write(sha256)
    await files.put(path, sha256)
    return written
  } catch (error) {
    await removeUnneeded(platform, sha256)
    throw error
  }
}
