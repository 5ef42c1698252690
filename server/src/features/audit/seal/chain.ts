import { createHash } from 'node:crypto'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import {
  insertSeals,
  lockSeals,
  type NewSeal,
  readHeads,
  readQueued,
  readSealsAfter,
  readUnsealed,
  type Seal,
} from './store.ts'

/** Before a trail's first entry. */
const noSeal = Buffer.alloc(32)
const batch = 500

const hashOf = (before: Buffer, text: string) =>
  createHash('sha256').update(before).update(text).digest()

/** Seals what waits, each entry over the one before it in its trail; returns the last seals it made. */
export async function sealEntries(scope: SystemScope, signal?: AbortSignal): Promise<Seal[]> {
  const made = new Map<number, Seal>()
  for (let count = batch; count === batch; ) {
    signal?.throwIfAborted()
    count = await scope.transaction(async (within) => {
      await lockSeals(within)
      const queued = await readQueued(within, batch)
      if (queued.length === 0) return 0
      const heads = new Map((await readHeads(within)).map((seal) => [seal.lane, seal]))
      const seals = queued.map(({ text, ...entry }): NewSeal => {
        const before = heads.get(entry.lane)
        const number = (before?.number ?? 0) + 1
        const seal = { ...entry, number, hash: hashOf(before?.hash ?? noSeal, text) }
        heads.set(entry.lane, seal)
        made.set(entry.lane, { lane: entry.lane, number, hash: seal.hash })
        return seal
      })
      await insertSeals(within, seals)
      return queued.length
    })
  }
  return [...made.values()]
}

/** `lane` is the project, or 0 for the installation. */
export type Break = {
  lane: number
  entryId: number
  problem: 'changed' | 'deleted' | 'inserted' | 'seal-deleted'
}
export type Verification = { heads: Seal[]; sealed: number; broken: Break | null }

/** Goes through every trail from its beginning to the first entry that is not as it was sealed. */
export async function verifyTrails(scope: SystemScope): Promise<Verification> {
  const heads = new Map<number, Seal>()
  let at = { lane: -1, number: 0 }
  let sealed = 0
  const result = (broken: Break | null) => ({ heads: [...heads.values()], sealed, broken })
  for (;;) {
    const seals = await readSealsAfter(scope, at)
    for (const { lane, number, hash, entryId, text } of seals) {
      const before = heads.get(lane)
      if (number !== (before?.number ?? 0) + 1)
        return result({ lane, entryId, problem: 'seal-deleted' })
      if (text === null) return result({ lane, entryId, problem: 'deleted' })
      if (!hash.equals(hashOf(before?.hash ?? noSeal, text)))
        return result({ lane, entryId, problem: 'changed' })
      heads.set(lane, { lane, number, hash })
      at = { lane, number }
      sealed += 1
    }
    if (seals.length === 0) break
  }
  const [one] = await readUnsealed(scope)
  if (!one) return result(null)
  return result({
    lane: one.lane,
    entryId: one.entryId,
    problem: one.isGone ? 'deleted' : 'inserted',
  })
}
