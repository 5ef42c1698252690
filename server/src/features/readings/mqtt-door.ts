import { decodeThingsboardAttributes, decodeThingsboardTelemetry } from '@puquio/domain'
import {
  Busy,
  type DeviceCredentials,
  type DeviceDoor,
  type DeviceSession,
  Refused,
} from '../../platform/mqtt/door.ts'
import { Problem } from '../../platform/problem.ts'
import type { Door } from './door.ts'
import type { KnownDevices } from './known-devices.ts'
import { readJson } from './read-json.ts'

type Parts = { devices: KnownDevices; door: Door }

const decoders = {
  telemetry: decodeThingsboardTelemetry,
  attributes: decodeThingsboardAttributes,
}

/** By MQTT, in the forms of ThingsBoard: a message is acknowledged once it is stored. */
export function openMqttDoor({ devices, door }: Parts): DeviceDoor {
  const credentials = new WeakMap<DeviceSession, DeviceCredentials>()
  const find = (by: DeviceCredentials) =>
    'token' in by ? devices.byToken(by.token) : devices.byFingerprint(by.fingerprint)
  return {
    async identify(by) {
      const device = await find(by)
      if (!device) return null
      let isLive = true
      const look = async () => {
        isLive = (await find(by)) !== null
      }
      const session: DeviceSession = {
        deviceId: device.deviceId,
        /** As it was when it was asked last; what cannot be looked up now stays as it was. */
        isLive() {
          look().catch(() => undefined)
          return isLive
        },
      }
      credentials.set(session, by)
      return session
    },

    async take(session, { topic, body, receivedAt }) {
      const by = credentials.get(session)
      const device = by ? await find(by) : null
      if (!device) throw new Error('what a device signed in by was revoked')
      const decoded = decoders[topic](readJson(body))
      try {
        await door.take(device, decoded, { wayIn: 'mqtt', receivedAt, body })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        if (error.problem === 'MESSAGE_NOT_READABLE') throw new Refused(error.problem)
        throw error.problem === 'BUSY' ? new Busy() : error
      }
    },
  }
}
