import { holdFound } from '../../platform/tokens/hold-found.ts'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { networkOf } from '../../platform/http/limits/network-of.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { limitRate } from '../../platform/tokens/limit-rate.ts'
import { isTokenText } from '../../platform/tokens/token-text.ts'
import { devicesChannel } from '../devices/service.ts'
import { findHub, type KnownHub } from './hubs/hub-store.ts'
import {
  findByExternalKey,
  findByFingerprint,
  findById,
  findBySerial,
  findByToken,
  type KnownDevice,
} from './known-devices-store.ts'

export type KnownDevices = {
  /** The device of a token in use; null where it is no device's, or was revoked, or the device is retired. */
  byToken: (token: string) => Promise<KnownDevice | null>
  /** Asks the same again and again, for a connection: its token is checked and hashed once. */
  finderOfToken: (token: string) => () => Promise<KnownDevice | null>
  /** The same of a certificate that the broker has verified, by its SHA-256. */
  byFingerprint: (fingerprint: string) => Promise<KnownDevice | null>
  byExternalKey: (key: string) => Promise<KnownDevice | null>
  /** For who vouches for what it hands on: a serial is no secret. */
  bySerial: (serial: string) => Promise<KnownDevice | null>
  byId: (id: number) => Promise<KnownDevice | null>
  /** By its serial, among those for which another device speaks. */
  behind: (hub: KnownDevice, serial: string) => Promise<KnownDevice | null>
  /** Who calls by HTTP: an unknown token is refused, and too many from one address have to wait. */
  identify: (token: string, address: string) => Promise<KnownDevice>
}

/** Unknown tokens from one address. */
const unknownInMinute = 60

/** Holds devices, since each message asks for one; a change of a device clears those of its project. */
export async function openKnownDevices(
  database: Pick<Platform['database'], 'listen'>,
  scope: TelemetryScope,
): Promise<KnownDevices> {
  const find = await holdFound<KnownDevice>(database, devicesChannel)
  const hubOf = await holdFound<KnownHub>(database, devicesChannel)
  const finderOfToken = (token: string) => {
    // A wrong checksum costs no question to the database.
    if (!isTokenText(token, 'device')) return async () => null
    const hash = hashOf(token)
    const key = `token ${hash.toString('base64')}`
    return () => find(key, () => findByToken(scope, hash))
  }
  const byId = (id: number) => find(`id ${id}`, () => findById(scope, id))
  const byToken = (token: string) => finderOfToken(token)()
  const takeUnknown = limitRate(unknownInMinute, 60_000)
  return {
    finderOfToken,
    byToken,
    async identify(token, address) {
      const device = await byToken(token)
      if (device) return device
      const waitMs = takeUnknown(networkOf(address))
      if (waitMs > 0)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
      throw new Problem('DEVICE_NOT_KNOWN')
    },
    byFingerprint: (fingerprint) =>
      find(`certificate ${fingerprint}`, () => findByFingerprint(scope, fingerprint)),
    byId,
    async behind(hub, serial) {
      const known = await hubOf(String(hub.deviceId), () => findHub(scope, hub))
      const id = known?.deviceIds.get(serial.toLowerCase())
      return id === undefined ? null : byId(id)
    },
    bySerial: (serial) => find(`serial ${serial.toLowerCase()}`, () => findBySerial(scope, serial)),
    byExternalKey: (key) => find(`key ${key.toLowerCase()}`, () => findByExternalKey(scope, key)),
  }
}
