import { randomUUID } from 'node:crypto'
import type { Decoded, MessageProblem } from '@puquio/domain'
import { ago } from '../../../platform/clock.ts'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import type { KeptMessage, Settled } from '../../../platform/telemetry/kept-messages-store.ts'
import { askAgainAfter } from '../../calculations/service.ts'
import type { KnownProfiles } from '../../devices/service.ts'
import type { KnownDevice } from '../known-devices-store.ts'
import type { KnownDevices } from '../known-devices.ts'
import { type Arrived, dedupKeyOf } from '../take-messages.ts'
import { settledBatch } from './settled-batch.ts'

export type Decoding = {
  /** Stores a message as it came and resolves once that is committed; its decoder reads it soon after. */
  keep: (device: KnownDevice, decoded: Decoded, arrived: Arrived) => Promise<void>
  /** Reads what waits for longer than a minute: a process that kept it may have ended. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

type Parts = Pick<Platform, 'telemetry' | 'decoders' | 'clock' | 'log'> & {
  scope: TelemetryScope
  devices: KnownDevices
  profiles: KnownProfiles
}

const atOnce = 8
/** More is left to `catchUp`, which reads it from the database. */
const mostHeld = 1000
const mostCaughtUp = 500
const catchUpMs = 30_000
const waitsFor = { minutes: 1 }

/** Reads kept messages by the decoders of profiles. One that was read twice leaves the same readings. */
export function openDecoding(parts: Parts): Decoding {
  const { telemetry, clock, log, scope, devices, profiles } = parts
  const held: KeptMessage[] = []
  const known = new Set<string>()
  const working = new Set<Promise<void>>()
  let isClosed = false

  async function decode(message: KeptMessage) {
    const device = await devices.byId(message.deviceId)
    const profile = await profiles.ofDevice(message.deviceId)
    if (!device) return telemetry.messages.settle(message, refused('retired'))
    const settled = await settledBatch(parts, message, { device, profile })
    if (settled === 'busy') return
    if (settled === null) return telemetry.messages.settle(message, refused('way in'))
    const { batch, due, outcome } = settled
    const { conflicting } = await telemetry.write({ ...batch, message: null })
    if (due.length > 0) await askAgainAfter(scope, device.projectId, due)
    await telemetry.messages.settle(message, outcome(conflicting))
  }
  const decodeOrTell = async (message: KeptMessage) => {
    try {
      await decode(message)
    } catch (error) {
      const isPassing =
        error instanceof DatabaseUnavailable ||
        (error instanceof Problem && error.problem === 'BUSY')
      log.warn({ err: error, deviceId: message.deviceId }, 'a message that waits for its decoder')
      // It would fail the same each time.
      if (!isPassing)
        await telemetry.messages.settle(message, refused('decoder failed')).catch(() => undefined)
    }
  }
  const next = () => {
    while (!isClosed && working.size < atOnce && held.length > 0) {
      const message = held.shift()
      if (!message) return
      const work = decodeOrTell(message).finally(() => {
        known.delete(message.id)
        working.delete(work)
        next()
      })
      working.add(work)
    }
  }
  const add = (message: KeptMessage) => {
    if (isClosed || held.length >= mostHeld || known.has(message.id)) return
    known.add(message.id)
    held.push(message)
    next()
  }
  const catchUp = async () => {
    const waiting = { before: ago(clock, waitsFor), most: mostCaughtUp }
    for (const message of await telemetry.messages.waiting(waiting)) add(message)
    await Promise.all(working)
  }
  const timer = setInterval(() => {
    catchUp().catch((error: unknown) => log.warn({ err: error }, 'messages that wait'))
  }, catchUpMs).unref()

  return {
    async keep({ deviceId, channel }, decoded, { wayIn, receivedAt, body, dedupKey: givenKey }) {
      const messages = 'problem' in decoded ? [] : decoded.messages
      const dedupKey = dedupKeyOf(messages, givenKey)
      const id = randomUUID()
      const kept = { id, deviceId, wayIn, dedupKey, body }
      const message = { ...kept, status: 'waiting' as const, problem: null }
      const through = messages[0]?.channel ?? channel
      await telemetry.write({ receivedAt, channel: through, message, readings: [] })
      add({ id, deviceId, receivedAt, wayIn, body: Buffer.from(body) })
    },
    catchUp,
    async close() {
      isClosed = true
      clearInterval(timer)
      await Promise.all(working)
    },
  }
}

const refused = (problem: MessageProblem): Settled => ({
  status: 'refused',
  problem,
  profileId: null,
  profileVersion: null,
})
