import {
  type Configuration,
  configurationOutcome,
  holdsConfiguration,
  readAttributes,
  relayOutcome,
  reportedRelays,
  storable,
} from '@puquio/domain'
import { currentCall, ownCall, withCall } from '../../../platform/db/call.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { deviceScope } from '../../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellCommandsChanged } from '../commands-changed.ts'
import { correlationId } from './forms.ts'
import { findConfiguration, findSent, findSentByKey, setOutcome } from './deliver-store.ts'
import { findAttributes, saveReport } from './report-store.ts'

type Parts = Pick<Platform, 'database' | 'clock'>
type Device = { deviceId: number; projectId: number }

const answerMax = 1000
const none = { 1: null, 2: null }

/** What a device says became of a command; returns false where it is none of its own, or was answered before. */
export const commandAnswered = (
  platform: Parts,
  device: Device,
  { id, body }: { id: number; body: Buffer },
): Promise<boolean> =>
  byDevice(platform, device, 'commands.answer', async (within) => {
    const { deviceId } = device
    const command = await findSent(within, { deviceId, id })
    if (!command) return false
    const text = body.toString('utf8')
    const said = jsonIn(text)
    const isRelay = command.kind === 'relay'
    const outcome = isRelay ? relayOutcome(command, said) : configurationOutcome(said)
    const failure = outcome.state === 'failed' ? outcome.failure : null
    const answer = storable(text).slice(0, answerMax)
    await setOutcome(within, id, { state: outcome.state, failure, answer })
    if (isRelay && 'isOn' in outcome && outcome.isOn !== null)
      await saveReport(within, deviceId, {
        relays: { ...none, [command.relay]: outcome.isOn },
        attributes: null,
      })
    await tellCommandsChanged(within)
    return true
  })

/** Of the commands that a network names by their keys: what became of them on the way. */
export type NetworkWord = {
  kind: 'arrived' | 'not-acknowledged' | 'expired' | 'failed'
  keys: readonly string[]
}

const outcomeOf = {
  arrived: 'executed',
  'not-acknowledged': 'unanswered',
  expired: 'expired',
  failed: 'failed',
} as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * What a network says of a device's commands. A LoRaWAN device acknowledges the frame and says no more: that counts as
 * executed. Where it did not, the frame or its acknowledgement was lost, and nobody knows which.
 */
export const networkSaid = (
  platform: Parts,
  device: Device,
  { kind, keys }: NetworkWord,
): Promise<unknown> =>
  byDevice(platform, device, 'commands.answer', async (within) => {
    const { deviceId } = device
    const named = keys.map((key) => key.replace(correlationId, ''))
    for (const key of named.filter((one) => uuid.test(one))) {
      const command = await findSentByKey(within, { deviceId, key })
      if (!command) continue
      const failure = kind === 'failed' ? 'not-sent' : null
      const outcome = { state: outcomeOf[kind], failure, answer: null }
      await setOutcome(within, command.id, outcome)
      await tellCommandsChanged(within)
    }
  })

/** Keeps what a device reports of itself; a configuration that it reports as it was sent is executed. */
export const attributesReported = (
  platform: Parts,
  device: Device,
  body: unknown,
): Promise<unknown> =>
  byDevice(platform, device, 'commands.report', async (within) => {
    const { deviceId } = device
    const attributes = readAttributes(body)
    const before = await findAttributes(within, deviceId)
    const isNew = Object.entries(attributes).some(([key, value]) => before[key] !== value)
    await saveReport(within, deviceId, { relays: reportedRelays(body), attributes })
    const wanted = await findConfiguration(within, deviceId)
    const isTaken =
      wanted !== null &&
      wanted.state !== 'executed' &&
      holdsConfiguration(body, wanted.configuration)
    if (isTaken)
      await setOutcome(within, wanted.id, { state: 'executed', failure: null, answer: null })
    if (isNew || isTaken) await tellCommandsChanged(within)
  })

/** What a device reported itself, and the configuration that it was given last. */
export async function attributesOf(
  platform: Parts,
  device: Device,
): Promise<{ client: Record<string, unknown>; shared: Configuration }> {
  const scope = deviceScope(platform, device)
  const client = await findAttributes(scope, device.deviceId)
  const wanted = await findConfiguration(scope, device.deviceId)
  return { client, shared: wanted?.configuration ?? {} }
}

const byDevice = <T>(
  { database, clock }: Parts,
  device: Device,
  action: 'commands.answer' | 'commands.report',
  work: (within: ProjectScope) => Promise<T>,
): Promise<T> => {
  const transact = () => deviceScope({ database, clock }, device).transaction(work)
  // By HTTP it is that call's; MQTT has none.
  return currentCall() === null ? withCall(ownCall(action, clock.now()), transact) : transact()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
