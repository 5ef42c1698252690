import type { DecodedMessage } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { type HeardBy, saveHeard } from './heard-store.ts'

const everyMs = 1000
/** Of a device through a gateway; what more are named until they are written is left out. */
const mostGathered = 20_000

type Device = { deviceId: number; projectId: number }

export type HeardGateways = {
  /** Notes by which gateways a message came that was stored. */
  heard: (device: Device, messages: readonly DecodedMessage[], receivedAt: Date) => void
  close: () => Promise<void>
}

/** Gathers which gateways hear which devices and writes it once a second. */
export function openHeardGateways(
  scope: TelemetryScope,
  onError: (error: Error) => void,
): HeardGateways {
  let gathered = new Map<string, HeardBy>()
  const write = async () => {
    if (gathered.size === 0) return
    const taken = gathered
    gathered = new Map()
    // What cannot be written is lost: the next uplink says the same.
    try {
      for (const { error } of await saveHeard(scope, [...taken.values()])) onError(error)
    } catch (error) {
      onError(error as Error)
    }
  }
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, everyMs).unref()
  return {
    heard({ deviceId, projectId }, messages, at) {
      for (const { gateways = [], simulated } of messages) {
        // A test that a person made at the network was heard by none.
        if (simulated) continue
        for (const { key, rssi: rssiDbm, snr: snrDb } of gateways) {
          const of = `${deviceId} ${key}`
          if (gathered.has(of) || gathered.size < mostGathered)
            gathered.set(of, { projectId, deviceId, key, at, rssiDbm, snrDb })
        }
      }
    },
    async close() {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
