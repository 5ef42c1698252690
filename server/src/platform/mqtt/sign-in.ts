import { hashOf } from '../db/sessions.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { limitRate } from '../tokens/limit-rate.ts'
import type { DeviceCredentials, DeviceDoor, DeviceSession } from './door.ts'
import type { MqttLimits } from './limits.ts'

/** CONNACK's return codes (MQTT 3.1.1, section 3.2.2.3). */
export type ConnackCode = 2 | 3 | 4 | 5

export type Asked = {
  address: string
  clientId: string
  username: string | undefined
  password: Buffer | undefined
  /** Of a certificate that the configured authority issued. */
  fingerprint: string | null
}

export type SignIn = (asked: Asked) => Promise<DeviceSession | ConnackCode>

const mostKnown = 20_000

/**
 * Signs devices in. An address that sends unknown credentials too often waits; those that served before are still looked
 * at, since the device that is mistaken may stand beside a thousand others behind one address.
 */
export function openSignIn(
  { identify }: DeviceDoor,
  limits: MqttLimits,
  now = () => performance.now(),
): SignIn {
  const countUnknown = limitRate(limits.unknownInMinute, 60_000, now)
  const waitsUntil = new Map<string, number>()
  const known = new Set<string>()

  function mustWait(address: string) {
    const until = waitsUntil.get(address)
    if (until === undefined) return false
    if (until > now()) return true
    waitsUntil.delete(address)
    return false
  }

  return async (asked) => {
    if (asked.clientId.length > limits.clientIdLength) return 2
    const by = credentialsOf(asked)
    if (!by) return 4
    const address = networkOf(asked.address)
    const key = hashOf('token' in by ? by.token : by.fingerprint).toString('base64')
    if (!known.has(key) && mustWait(address)) return 3
    const session = await identify(by)
    if (session) {
      if (known.size >= mostKnown) known.clear()
      known.add(key)
      return session
    }
    known.delete(key)
    const waitMs = countUnknown(address)
    if (waitsUntil.size >= mostKnown) waitsUntil.clear()
    if (waitMs > 0) waitsUntil.set(address, now() + waitMs)
    return 5
  }
}

/** A token goes before a certificate; a password is nothing that could be checked, so there must be none. */
function credentialsOf({ username, password, fingerprint }: Asked): DeviceCredentials | null {
  if (password && password.length > 0) return null
  if (username) return { token: username }
  return fingerprint ? { fingerprint } : null
}
