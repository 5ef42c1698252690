import { type Decoded, readsByDecoder } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { askAgainAfter } from '../calculations/service.ts'
import { largestBatch } from '../../platform/telemetry/reading.ts'
import type { KnownProfiles } from '../devices/service.ts'
import type { Decoding } from './decoding/open-decoding.ts'
import type { DeviceStates } from './device-states.ts'
import type { KnownDevice } from './known-devices-store.ts'
import { type Arrived, batchOf, problemOf } from './take-messages.ts'

/** Where every way in hands over what it has decoded. */
export type Door = {
  /**
   * Resolves once all of it is stored. What cannot be read is stored as refused and throws MESSAGE_NOT_READABLE:
   * sending it again would not help. What the decoder of the device's profile reads is stored as it came, and read after.
   * Of more readings than one transaction takes nothing is stored.
   */
  take: (device: KnownDevice, decoded: Decoded, arrived: Arrived) => Promise<void>
}

type Parts = Pick<Platform, 'telemetry'> & {
  scope: TelemetryScope
  states: DeviceStates
  profiles: KnownProfiles
  decoding: Pick<Decoding, 'keep'>
}

export const openDoor = ({ telemetry, scope, states, profiles, decoding }: Parts): Door => ({
  async take(device, decoded, arrived) {
    const { wayIn, receivedAt, body } = arrived
    const { decoder } = await profiles.ofDevice(device.deviceId)
    if (decoder !== '' && readsByDecoder(wayIn, decoded)) {
      await decoding.keep(device, decoded, arrived)
      states.heard(device, 'problem' in decoded ? [] : decoded.messages, receivedAt)
      return
    }
    if ('problem' in decoded) {
      const problem = problemOf(decoded)
      const kept = { deviceId: device.deviceId, wayIn, dedupKey: null, body }
      const message = { ...kept, status: 'refused' as const, problem }
      await telemetry.write({ receivedAt, channel: device.channel, message, readings: [] })
      states.heard(device, [], receivedAt)
      throw new Problem('MESSAGE_NOT_READABLE', { reason: problem })
    }
    const { batch, due } = batchOf(device, decoded, arrived, telemetry.timeBounds())
    if (batch.readings.length > largestBatch.readings) throw tooMany(batch.readings.length)
    await telemetry.write(batch)
    // After the commit, and before the answer: whoever dies between is sent the message again.
    if (due.length > 0) await askAgainAfter(scope, device.projectId, due)
    states.heard(device, decoded.messages, receivedAt)
  },
})

const tooMany = (count: number) =>
  new Problem('MESSAGE_NOT_READABLE', {
    reason: `${count} readings at once, of ${largestBatch.readings} at most`,
  })
