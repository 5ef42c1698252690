import { decodeThingsboardAttributes, decodeThingsboardTelemetry } from '@puquio/domain'
import { Busy, type DeviceDoor, type DeviceSession, Refused } from '../../platform/mqtt/door.ts'
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
  const tokens = new WeakMap<DeviceSession, string>()
  return {
    async identify(by) {
      // No device has a certificate.
      if (!('token' in by)) return null
      const { token } = by
      const device = await devices.byToken(token)
      if (!device) return null
      let isLive = true
      const look = async () => {
        isLive = (await devices.byToken(token)) !== null
      }
      const session: DeviceSession = {
        deviceId: device.deviceId,
        /** As it was when it was asked last; what cannot be looked up now stays as it was. */
        isLive() {
          look().catch(() => undefined)
          return isLive
        },
      }
      tokens.set(session, token)
      return session
    },

    async take(session, { topic, body, receivedAt }) {
      const device = await devices.byToken(tokens.get(session) ?? '')
      if (!device) throw new Error('the token of a device was revoked')
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
