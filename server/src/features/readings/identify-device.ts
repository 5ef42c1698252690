import { Problem } from '../../platform/problem.ts'
import { limitRate } from '../../platform/tokens/limit-rate.ts'
import type { KnownDevice } from './known-devices-store.ts'
import type { KnownDevices } from './known-devices.ts'

/** Unknown tokens from one address. */
const unknownInMinute = 60

/** Finds who calls by HTTP: an unknown token is refused, and too many from one address have to wait. */
export function identifiesDevices(devices: KnownDevices) {
  const takeUnknown = limitRate(unknownInMinute, 60_000)
  return async (token: string, address: string): Promise<KnownDevice> => {
    const device = await devices.byToken(token)
    if (device) return device
    const waitMs = takeUnknown(address)
    if (waitMs > 0)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
    throw new Problem('DEVICE_NOT_KNOWN')
  }
}
