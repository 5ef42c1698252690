import { randomUUID } from 'node:crypto'
import type { Decoded, MessageProblem } from '@puquio/domain'
import { ago } from '../../../platform/clock.ts'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import { openFairQueue } from '../../../platform/decoders/fair-queue.ts'
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
/** Messages, of which a long one counts as several; more is left to `catchUp`, which reads it from the database. */
const mostHeld = { all: 1000, ofOne: 500 }
const heldBytes = 32_000
/** So that one project's slow decoder leaves room for those of others. */
const atOnceOfProject = 4
const mostCaughtUp = { messages: 500, bytes: 16_000_000 }
const catchUpMs = 30_000
const waitsFor = { minutes: 1 }

/** Reads kept messages by the decoders of profiles. One that was read twice leaves the same readings. */
export function openDecoding(parts: Parts): Decoding {
  const { telemetry, clock, log, scope, devices, profiles } = parts
  const held = openFairQueue<KeptMessage>(mostHeld, ({ body }) =>
    Math.ceil(body.length / heldBytes),
  )
  const known = new Set<string>()
  const working = new Set<Promise<void>>()
  const workingOf = new Map<number, number>()
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
    while (!isClosed && working.size < atOnce) {
      const taken = held.take((projectId) => (workingOf.get(projectId) ?? 0) < atOnceOfProject)
      if (!taken) return
      const { owner, item: message } = taken
      workingOf.set(owner, (workingOf.get(owner) ?? 0) + 1)
      const work = decodeOrTell(message).finally(() => {
        known.delete(message.id)
        working.delete(work)
        const left = (workingOf.get(owner) ?? 1) - 1
        if (left > 0) workingOf.set(owner, left)
        else workingOf.delete(owner)
        next()
      })
      working.add(work)
    }
  }
  const add = (projectId: number, message: KeptMessage) => {
    if (isClosed || known.has(message.id) || !held.add(projectId, message)) return
    known.add(message.id)
    next()
  }
  const catchUp = async () => {
    const waiting = { before: ago(clock, waitsFor), most: mostCaughtUp }
    for (const message of await telemetry.messages.waiting(waiting)) {
      const device = await devices.byId(message.deviceId)
      add(device?.projectId ?? 0, message)
    }
    await Promise.all(working)
  }
  const timer = setInterval(() => {
    catchUp().catch((error: unknown) => log.warn({ err: error }, 'messages that wait'))
  }, catchUpMs).unref()

  return {
    async keep(
      { deviceId, projectId, channel },
      decoded,
      { wayIn, receivedAt, body, dedupKey: givenKey },
    ) {
      const messages = 'problem' in decoded ? [] : decoded.messages
      const dedupKey = dedupKeyOf(messages, givenKey)
      const id = randomUUID()
      const kept = { id, deviceId, wayIn, dedupKey, body }
      const message = { ...kept, status: 'waiting' as const, problem: null }
      const through = messages[0]?.channel ?? channel
      await telemetry.write({ receivedAt, projectId, channel: through, message, readings: [] })
      add(projectId, { id, deviceId, receivedAt, wayIn, body: Buffer.from(body) })
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
