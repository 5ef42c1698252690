import type { DecodedMessage } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { type Heard, saveStates } from './device-state-store.ts'
import type { KnownDevice } from './known-devices-store.ts'

const everyMs = 1000

type Known = Pick<KnownDevice, 'deviceId' | 'projectId' | 'tokenId' | 'certificateId'>

export type DeviceStates = {
  /** Notes what a message that was stored says of the device itself; one that came earlier makes it no older. */
  heard: (device: Known, messages: readonly DecodedMessage[], receivedAt: Date) => void
  close: () => Promise<void>
}

/** Gathers what devices were heard of and writes it once a second: a device's row is not locked by each message. */
export function openDeviceStates(
  scope: TelemetryScope,
  onError: (error: Error) => void,
): DeviceStates {
  let gathered = new Map<number, Heard>()
  const write = async () => {
    if (gathered.size === 0) return
    const taken = gathered
    gathered = new Map()
    try {
      // What is refused would be again: it is left out, and those of others are not kept waiting by it.
      for (const { error } of await saveStates(scope, [...taken.values()])) onError(error)
    } catch (error) {
      // What came since is newer.
      for (const [id, heard] of taken) if (!gathered.has(id)) gathered.set(id, heard)
      onError(error as Error)
    }
  }
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, everyMs).unref()
  return {
    heard({ deviceId, projectId, tokenId, certificateId }, messages, receivedAt) {
      const known = gathered.get(deviceId)
      const heard: Heard = {
        deviceId,
        projectId,
        tokenId,
        certificateId,
        receivedAt: known && known.receivedAt > receivedAt ? known.receivedAt : receivedAt,
        batteryPct: known?.batteryPct ?? null,
        rssiDbm: known?.rssiDbm ?? null,
      }
      for (const { batteryPct, signal } of messages) {
        heard.batteryPct = batteryPct ?? heard.batteryPct
        heard.rssiDbm = signal?.rssi ?? heard.rssiDbm
      }
      gathered.set(deviceId, heard)
    },
    async close() {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
