import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { isTokenText } from '../../platform/tokens/token-text.ts'
import { devicesChannel } from '../devices/service.ts'
import { findByExternalKey, findByToken, type KnownDevice } from './known-devices-store.ts'

const heldMs = 30_000
const mostHeld = 20_000

export type KnownDevices = {
  /** The device of a token in use; null where it is no device's, or was revoked, or the device is retired. */
  byToken: (token: string) => Promise<KnownDevice | null>
  byExternalKey: (key: string) => Promise<KnownDevice | null>
}

type Held = { found: Promise<KnownDevice | null>; untilMs: number }

/**
 * Holds devices for 30 s at most, since each message asks for one. A change of any device clears them in every
 * process by NOTIFY; so does the loss of the connection that listens.
 */
export async function openKnownDevices(
  database: Pick<Platform['database'], 'listen'>,
  scope: TelemetryScope,
): Promise<KnownDevices> {
  const held = new Map<string, Held>()
  await database.listen(
    devicesChannel,
    () => held.clear(),
    () => held.clear(),
  )
  const find = (key: string, look: () => Promise<KnownDevice | null>) => {
    const now = performance.now()
    const known = held.get(key)
    if (known && known.untilMs > now) return known.found
    if (held.size >= mostHeld) held.clear()
    const found = look()
    const one = { found, untilMs: now + heldMs }
    held.set(key, one)
    // What was not found may be made at any time, and a failure is no answer.
    const drop = () => held.get(key) === one && held.delete(key)
    found.then((device) => device === null && drop(), drop)
    return found
  }
  return {
    async byToken(token) {
      // A wrong checksum costs no question to the database.
      if (!isTokenText(token, 'device')) return null
      const hash = hashOf(token)
      return find(`token ${hash.toString('base64')}`, () => findByToken(scope, hash))
    },
    byExternalKey: (key) => find(`key ${key.toLowerCase()}`, () => findByExternalKey(scope, key)),
  }
}
