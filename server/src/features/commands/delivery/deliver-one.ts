import { deviceScope } from '../../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellCommandsChanged } from '../commands-changed.ts'
import {
  type CommandKind,
  type CommandWay,
  putBack,
  setAcknowledged,
  setOutcome,
  type Taken,
  takeCommand,
} from './deliver-store.ts'

/** What became of a sending: it left, and perhaps arrived; it certainly did not leave; or it was refused for good. */
export type Sent = 'sent' | 'acknowledged' | 'unreachable' | { refused: string }

export type Way = {
  way: CommandWay
  /** Whether nothing else of this way may be under way to the device. */
  isAlone?: boolean
  /** Sends it once and never throws: what may have left is sent. */
  send: (taken: Taken) => Promise<Sent>
}

type Device = { deviceId: number; projectId: number }

/**
 * Takes the oldest command of a kind that waits for a device, by a statement that one process alone succeeds with, and then
 * sends it once (decision 097). Null where none waits.
 */
export async function deliverOne(
  platform: Pick<Platform, 'database' | 'clock'>,
  device: Device,
  kind: CommandKind,
  { way, isAlone = false, send }: Way,
): Promise<Sent | null> {
  const scope = deviceScope(platform, device)
  const taken = await takeCommand(scope, { deviceId: device.deviceId, kind, way, isAlone })
  if (!taken) return null
  // What was taken as its time ended is not sent: nothing has left yet.
  const isLate = platform.clock.now().getTime() >= Date.parse(taken.expiresAt)
  const sent = isLate ? 'unreachable' : await send(taken)
  await scope.transaction(async (within) => {
    if (sent === 'unreachable') await putBack(within, taken.id)
    else if (sent === 'acknowledged') await setAcknowledged(within, taken.id)
    else if (sent !== 'sent')
      await setOutcome(within, taken.id, {
        state: 'failed',
        failure: 'not-sent',
        answer: sent.refused,
      })
    await tellCommandsChanged(within)
  })
  return sent
}
