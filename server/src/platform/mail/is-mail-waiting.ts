import { mailServersScope } from '../db/scopes/system-scopes.ts'
import type { Platform } from '../platform.ts'
import { serversFor } from './server-store.ts'

type PlatformParts = Pick<Platform, 'config' | 'database' | 'clock'>

/** Returns whether no server is set for mails of the project, or of accounts where it is null. */
export async function isMailWaiting(
  parts: PlatformParts,
  projectId: number | null,
): Promise<boolean> {
  const { smtpUrl, smtpFrom } = parts.config
  if (smtpUrl && smtpFrom) return false
  return (await serversFor(mailServersScope(parts), projectId)).length === 0
}
