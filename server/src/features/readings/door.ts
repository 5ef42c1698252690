import { type Decoded, type DecodedMessage, readsByDecoder } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { askAgainAfter } from '../calculations/service.ts'
import { BadBatch, type Batch, largestBatch } from '../../platform/telemetry/reading.ts'
import type { KnownProfiles } from '../devices/service.ts'
import type { Decoding } from './decoding/open-decoding.ts'
import type { DeviceStates } from './device-states.ts'
import type { KnownDevice } from './known-devices-store.ts'
import { type Arrived, batchOf, dedupKeyOf, problemOf } from './take-messages.ts'

/** Where every way in hands over what it has decoded. */
export type Door = {
  /**
   * Resolves once all of it is stored. What cannot be read is stored as refused and throws MESSAGE_NOT_READABLE:
   * sending it again would not help. What the decoder of the device's profile reads is stored as it came, and read after.
   * Of more readings than one transaction takes, parts are stored one after the other.
   */
  take: (device: KnownDevice, decoded: Decoded, arrived: Arrived) => Promise<void>
  /** The device was heard, by what is kept as others'. */
  heard: (device: KnownDevice, receivedAt: Date) => void
}

type Parts = Pick<Platform, 'telemetry'> & {
  scope: TelemetryScope
  states: Pick<DeviceStates, 'heard'>
  profiles: KnownProfiles
  decoding: Pick<Decoding, 'keep'>
}

export const openDoor = ({ telemetry, scope, states, profiles, decoding }: Parts): Door => {
  const refuse = async (device: KnownDevice, arrived: Arrived, reason: string): Promise<never> => {
    const { receivedAt, wayIn } = arrived
    const message = {
      deviceId: device.deviceId,
      wayIn: withoutZero(wayIn),
      dedupKey: null,
      body: arrived.body.subarray(0, largestBatch.bodyBytes),
      status: 'refused' as const,
      problem: withoutZero(reason),
    }
    const { projectId, channel } = device
    await telemetry.write({ receivedAt, projectId, channel, message, readings: [] })
    states.heard(device, [], receivedAt)
    throw new Problem('MESSAGE_NOT_READABLE', { reason })
  }
  /** When it came first, where it came before: whoever brings it again, the device was not heard again. */
  const cameBefore = async (
    { deviceId }: KnownDevice,
    decoded: Decoded,
    { isHeardOnce = false, dedupKey: givenKey }: Arrived,
  ) => {
    if (!isHeardOnce || 'problem' in decoded) return null
    const dedupKey = dedupKeyOf(decoded.messages, givenKey)
    return dedupKey === null ? null : telemetry.messages.keyTime({ deviceId, dedupKey })
  }
  const store = async (device: KnownDevice, decoded: Decoded, arrived: Arrived) => {
    const { wayIn, receivedAt } = arrived
    const firstAt = await cameBefore(device, decoded, arrived)
    // Whoever stored it first may have died before the device was noted as heard.
    const heard = (messages: readonly DecodedMessage[]) =>
      firstAt ? states.heard(device, [], firstAt) : states.heard(device, messages, receivedAt)
    const { decoder } = await profiles.ofDevice(device.deviceId)
    if (decoder !== '' && readsByDecoder(wayIn, decoded)) {
      await decoding.keep(device, decoded, arrived)
      heard('problem' in decoded ? [] : decoded.messages)
      return
    }
    if ('problem' in decoded) return refuse(device, arrived, problemOf(decoded))
    const { batch, due } = batchOf(device, decoded, arrived, telemetry.timeBounds())
    await writeParts(telemetry, batch)
    // After the commit, and before the answer: whoever dies between is sent the message again.
    if (due.length > 0) await askAgainAfter(scope, device.projectId, due)
    heard(decoded.messages)
  }
  return {
    heard: (device, receivedAt) => states.heard(device, [], receivedAt),
    async take(device, decoded, arrived) {
      if (arrived.body.length > largestBatch.bodyBytes)
        await refuse(device, arrived, `${arrived.body.length} bytes`)
      try {
        await store(device, decoded, arrived)
      } catch (error) {
        // It would be the same again: a device that kept sending it would never come to the next one.
        if (error instanceof BadBatch) await refuse(device, arrived, error.message)
        throw error
      }
    },
  }
}

/** The message goes with the last part, so that one that died before is stored whole when it is sent again. */
async function writeParts(telemetry: Pick<Parts['telemetry'], 'write'>, batch: Batch) {
  const { readings } = batch
  let begin = 0
  for (; readings.length - begin > largestBatch.readings; begin += largestBatch.readings)
    await telemetry.write({
      ...batch,
      message: null,
      readings: readings.slice(begin, begin + largestBatch.readings),
    })
  await telemetry.write(begin === 0 ? batch : { ...batch, readings: readings.slice(begin) })
}

/** PostgreSQL keeps no text with this sign. */
const withoutZero = (text: string) => text.replaceAll('\0', '\ufffd')
