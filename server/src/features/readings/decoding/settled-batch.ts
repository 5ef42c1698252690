import { withConflict } from '@puquio/domain'
import type { Platform } from '../../../platform/platform.ts'
import type { KeptMessage, Settled } from '../../../platform/telemetry/kept-messages-store.ts'
import type { Batch } from '../../../platform/telemetry/reading.ts'
import type { KnownProfile } from '../../devices/service.ts'
import type { KnownDevice } from '../known-devices-store.ts'
import { batchOf, problemOf } from '../take-messages.ts'
import { decodeMessage } from './decode-message.ts'

type Parts = Pick<Platform, 'telemetry' | 'decoders'>
type By = { device: KnownDevice; profile: KnownProfile }

export type SettledBatch = {
  batch: Batch
  due: ReturnType<typeof batchOf>['due']
  /** What the message's row says, once it is known how many readings another message had said otherwise. */
  outcome: (conflicting: number) => Settled
}

/**
 * What a kept message says by a profile, with nothing stored of it yet. Null where its way is not read again; 'busy' where
 * too much waits for decoders.
 */
export async function settledBatch(
  parts: Parts,
  message: KeptMessage,
  { device, profile }: By,
): Promise<SettledBatch | 'busy' | null> {
  const decoded = await decodeMessage(parts, message, {
    decoder: profile.decoder,
    projectId: device.projectId,
    units: Object.fromEntries([...device.variables].map(([key, { unit }]) => [key, unit])),
  })
  if (decoded === 'busy' || decoded === null) return decoded
  const by =
    profile.decoder === ''
      ? { profileId: null, profileVersion: null }
      : { profileId: profile.id, profileVersion: profile.version }
  const { receivedAt } = message
  if ('problem' in decoded) {
    const problem = problemOf(decoded).slice(0, 1000)
    const batch = { receivedAt, channel: device.channel, message: null, readings: [] }
    return { batch, due: [], outcome: () => ({ status: 'refused', problem, ...by }) }
  }
  const { batch, due } = batchOf(device, decoded, message, parts.telemetry.timeBounds())
  const { status, problem } = batch.message
  return {
    batch,
    due,
    outcome: (conflicting) =>
      conflicting === 0
        ? { status, problem, ...by }
        : {
            status: status === 'read' ? 'partly' : status,
            problem: withConflict(problem),
            ...by,
          },
  }
}
