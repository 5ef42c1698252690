import { arrivalConnections } from '../../db/database.ts'
import { Problem } from '../../problem.ts'
import { limitBytes } from './limit-bytes.ts'
import { type Flushed, waitingOf, type Waiting } from './flush.ts'
import type { Batch, Written } from '../reading.ts'

/** What is held in memory at most until it is committed, and when a flush begins. */
export type Limits = {
  rows: number
  bytes: number
  /** So many rows are flushed at once. */
  flushRows: number
  /** No batch waits longer for a flush of its own while another is under way. */
  flushMs: number
  /** From one flush to the next while several batches come in that time. */
  gatherMs: number
  /** Of the messages of one device that are kept: many times what measuring each second sends, and no disk full of it. */
  dayBytes: number
}
export const usualLimits: Limits = {
  rows: 50_000,
  bytes: 64_000_000,
  flushRows: 5_000,
  flushMs: 100,
  gatherMs: 50,
  dayBytes: 200_000_000,
}

type Held = Waiting & {
  rows: number
  bytes: number
  sinceMs: number
  resolve: (written: Written) => void
  reject: (error: Error) => void
}

export type Ingest = {
  /** Resolves once the batch is committed; above the bounds it is refused at once (BUSY). */
  write: (batch: Batch) => Promise<Written>
  /** Whether what a device sends would be refused, since it or its project holds its share: until half of that is stored. */
  isFullFor: (sender: Sender) => boolean
  /** Resolves when there is room for more. */
  whenRoom: () => Promise<void>
  held: () => { rows: number; bytes: number }
  /** Refuses what comes from now on, and resolves when nothing is held any more. */
  close: () => Promise<void>
}

/** Of the bounds a device, and the devices of a project, may hold, so that what they send without end leaves others room. */
const shares = { device: 1 / 4, project: 3 / 4 }

/** The device is not known of what a network brings, until it is read. */
export type Sender = { deviceId?: number; projectId: number }
type Load = { rows: number; bytes: number }
type Owner = { owner: string; share: number }

const ownersOf = ({ message, projectId }: Batch): Owner[] => [
  ...(message ? [{ owner: `device ${message.deviceId}`, share: shares.device }] : []),
  ...(projectId === undefined ? [] : [{ owner: `project ${projectId}`, share: shares.project }]),
]

const dayMs = 86_400_000

const refusal = (retryAfterS = 2) => new Problem('BUSY', { retryAfterS })

/**
 * Gathers batches until a flush takes them. One alone does not wait; but a flush costs the same for one as for many, so
 * once one took several, the next waits for more.
 */
export function openIngest(
  flush: (batches: readonly Waiting[]) => Promise<Flushed>,
  limits: Limits,
): Ingest {
  const waiting: Held[] = []
  const held = { rows: 0, bytes: 0 }
  let waitingRows = 0
  let flushing = 0
  let isClosed = false
  let timer: NodeJS.Timeout | null = null
  /** When the next flush may begin that is not full. */
  let gatheredMs = 0
  let isWoken = false
  const forRoom: (() => void)[] = []
  const forEnd: (() => void)[] = []

  const isFull = (rows: number, bytes: number) =>
    held.rows > 0 && (held.rows + rows > limits.rows || held.bytes + bytes > limits.bytes)
  const heldOf = new Map<string, Load>()
  const full = new Set<string>()
  const kept = limitBytes(limits.dayBytes, dayMs)
  const isSpent = (deviceId: number | undefined) => deviceId !== undefined && kept.isSpent(deviceId)
  const isGreedy = ({ owner, share }: Owner, { rows, bytes }: Load) => {
    const own = heldOf.get(owner)
    return (
      own !== undefined &&
      (own.rows + rows > limits.rows * share || own.bytes + bytes > limits.bytes * share)
    )
  }
  const addHeld = (owners: readonly Owner[], { rows, bytes }: Load, sign: 1 | -1) => {
    for (const { owner, share } of owners) {
      const before = heldOf.get(owner) ?? { rows: 0, bytes: 0 }
      const own = { rows: before.rows + sign * rows, bytes: before.bytes + sign * bytes }
      if (own.rows > 0) heldOf.set(owner, own)
      else heldOf.delete(owner)
      if (own.rows <= (limits.rows * share) / 2 && own.bytes <= (limits.bytes * share) / 2)
        full.delete(owner)
    }
  }
  const isRoomy = () => held.rows <= limits.rows / 2 && held.bytes <= limits.bytes / 2

  const look = () => {
    isWoken = false
    if (timer) clearTimeout(timer)
    timer = null
    while (flushing < arrivalConnections && waiting[0]) {
      const dueMs = flushing > 0 ? waiting[0].sinceMs + limits.flushMs : gatheredMs
      const leftMs = dueMs - performance.now()
      if (waitingRows < limits.flushRows && leftMs > 0 && !isClosed) {
        timer = setTimeout(look, leftMs)
        return
      }
      const taken = take()
      gatheredMs = taken.length > 1 ? performance.now() + limits.gatherMs : 0
      void run(taken)
    }
  }
  const take = (): Held[] => {
    let rows = 0
    let count = 0
    for (const one of waiting) {
      if (count > 0 && rows + one.rows > limits.flushRows) break
      rows += one.rows
      count += 1
    }
    waitingRows -= rows
    return waiting.splice(0, count)
  }
  /** What is not stored takes nothing of the day: it comes again. */
  const fail = ({ batch: { message }, bytes, reject }: Held, error: Error) => {
    if (message) kept.spend(message.deviceId, -bytes)
    reject(error)
  }
  const run = async (taken: readonly Held[]) => {
    flushing += 1
    try {
      const { outcomes } = await flush(taken)
      taken.forEach((one, index) => {
        const outcome = outcomes[index]
        if (outcome instanceof Error) fail(one, outcome)
        else if (outcome) one.resolve(outcome)
      })
    } catch (error) {
      for (const one of taken) fail(one, error as Error)
    }
    flushing -= 1
    for (const { rows, bytes, batch } of taken) {
      held.rows -= rows
      held.bytes -= bytes
      addHeld(ownersOf(batch), { rows, bytes }, -1)
    }
    if (isRoomy()) for (const go of forRoom.splice(0)) go()
    if (held.rows === 0) for (const end of forEnd.splice(0)) end()
    look()
  }

  return {
    write(batch) {
      const bytes = batch.message?.body.length ?? 0
      // A message without readings is a row, too.
      const rows = batch.readings.length + (batch.message ? 1 : 0)
      if (rows === 0) return Promise.resolve({ stored: 0, repeated: 0, conflicting: 0 })
      const owners = ownersOf(batch)
      const load = { rows, bytes }
      const greedy = owners.filter((owner) => isGreedy(owner, load))
      for (const { owner } of greedy) full.add(owner)
      if (isClosed || isFull(rows, bytes) || greedy.length > 0) return Promise.reject(refusal())
      const deviceId = batch.message?.deviceId
      if (isSpent(deviceId)) return Promise.reject(refusal(600))
      if (deviceId !== undefined) kept.spend(deviceId, bytes)
      held.rows += rows
      held.bytes += bytes
      addHeld(owners, load, 1)
      waitingRows += rows
      return new Promise((resolve, reject) => {
        const sinceMs = performance.now()
        waiting.push({ ...waitingOf(batch), rows, bytes, sinceMs, resolve, reject })
        // After all that arrived in the same turn.
        if (!isWoken) setImmediate(look)
        isWoken = true
      })
    },
    isFullFor: ({ deviceId, projectId }) =>
      full.has(`project ${projectId}`) || full.has(`device ${deviceId}`) || isSpent(deviceId),
    whenRoom: () =>
      isRoomy() ? Promise.resolve() : new Promise((resolve) => forRoom.push(() => resolve())),
    held: () => ({ ...held }),
    close() {
      isClosed = true
      look()
      return held.rows === 0
        ? Promise.resolve()
        : new Promise((resolve) => forEnd.push(() => resolve()))
    },
  }
}
