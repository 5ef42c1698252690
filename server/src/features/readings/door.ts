import type { Decoded } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { askAgainAfter } from '../calculations/service.ts'
import type { DeviceStates } from './device-states.ts'
import type { KnownDevice } from './known-devices-store.ts'
import { type Arrived, batchOf } from './take-messages.ts'

/** Where every way in hands over what it has decoded. */
export type Door = {
  /**
   * Resolves once all of it is stored. What cannot be read is stored as refused and throws MESSAGE_NOT_READABLE:
   * sending it again would not help.
   */
  take: (device: KnownDevice, decoded: Decoded, arrived: Arrived) => Promise<void>
}

type Parts = Pick<Platform, 'telemetry'> & { scope: TelemetryScope; states: DeviceStates }

export const openDoor = ({ telemetry, scope, states }: Parts): Door => ({
  async take(device, decoded, arrived) {
    const { wayIn, receivedAt, body } = arrived
    if ('problem' in decoded) {
      const problem = `${decoded.problem} ${decoded.where}`.trim()
      const kept = { deviceId: device.deviceId, wayIn, dedupKey: null, body }
      const message = { ...kept, status: 'refused' as const, problem }
      await telemetry.write({ receivedAt, channel: device.channel, message, readings: [] })
      states.heard(device, [], receivedAt)
      throw new Problem('MESSAGE_NOT_READABLE', { reason: problem })
    }
    const { batch, due } = batchOf(device, decoded, arrived, telemetry.timeBounds())
    await telemetry.write(batch)
    // After the commit, and before the answer: whoever dies between is sent the message again.
    if (due.length > 0) await askAgainAfter(scope, device.projectId, due)
    states.heard(device, decoded.messages, receivedAt)
  },
})
