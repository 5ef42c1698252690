import { setTimeout as pause } from 'node:timers/promises'
import type { RollupLevel } from '@puquio/domain'
import { isolate } from '../../db/isolate/isolate.ts'
import { lock } from '../../db/lock.ts'
import type { TelemetryScope } from '../../db/scopes/scope.ts'
import { readAt, readLatest, upsertLatest } from '../latest-store.ts'
import { bucketOf } from '../levels.ts'
import type { LeftOut } from './left-out.ts'
import {
  type Bucket,
  claimDirty,
  countDirty,
  joined,
  markDirty,
  preferLookUps,
  removeBuckets,
  type Summed,
  sumReadings,
  sumUp,
  upsertSummed,
} from './rollups-store.ts'

/** Marks that one transaction takes, about. */
const marksInOne = 50_000
/** Buckets that one statement computes. */
const bucketsInOne = 20_000

export type Apart = { leftOut: LeftOut; onFailure: (variableId: number, error: Error) => void }

/**
 * Computes all buckets anew whose readings changed, from the readings, and returns how many. One process at a time:
 * another would write what it computed before, over what is newer. A variable that fails keeps its marks, and stops no
 * other one.
 */
export async function rollUp(scope: TelemetryScope, apart: Apart): Promise<number> {
  const leftOut = apart.leftOut.ids()
  const marks = await countDirty(scope, leftOut)
  const parts = Math.ceil(marks / marksInOne)
  let computed = 0
  for (let part = 0; part < parts; part++)
    computed += await scope.transaction(async (within) => {
      await lock(within, 'rollups')
      const buckets = distinct(await claimDirty(within, { parts, part, leftOut }))
      await preferLookUps(within)
      for (let at = 0; at < buckets.length; at += bucketsInOne)
        await computeApart(within, buckets.slice(at, at + bucketsInOne), apart)
      return buckets.length
    })
  return computed
}

/** A variable that fails is left out for a while, with its buckets marked again. */
async function computeApart(
  scope: TelemetryScope,
  buckets: readonly Bucket[],
  { leftOut, onFailure }: Apart,
) {
  const ofVariables = Map.groupBy(buckets, ({ variableId }) => variableId)
  const failed = await isolate(scope, [...ofVariables.values()], (some) =>
    compute(scope, some.flat()),
  )
  for (const { one, error } of failed) {
    const [{ variableId } = { variableId: 0 }] = one
    ofVariables.delete(variableId)
    await markDirty(scope, one)
    leftOut.failed(variableId)
    onFailure(variableId, error)
  }
  leftOut.computed(ofVariables.keys())
}

async function compute(scope: TelemetryScope, buckets: readonly Bucket[]) {
  const summed = await sumReadings(scope, joined('10m', buckets))
  const full = summed.filter(({ n }) => n > 0)
  await upsertSummed(scope, full)
  await removeEmpty(scope, buckets, full)
  for (const level of ['1h', '1d'] as const) {
    const above = containing(level, buckets)
    await sumUp(scope, level, joined(level, above))
  }
  await mendLatest(scope, summed)
}

/** A bucket without readings is none, and those above it are made of what is left. */
async function removeEmpty(
  scope: TelemetryScope,
  buckets: readonly Bucket[],
  full: readonly Bucket[],
) {
  const filled = new Set(full.map(keyOf))
  const empty = buckets.filter((bucket) => !filled.has(keyOf(bucket)))
  if (empty.length === 0) return
  await removeBuckets(scope, '10m', empty)
  for (const level of ['1h', '1d'] as const)
    await removeBuckets(scope, level, containing(level, empty))
}

/** A process that was killed may have stored readings without their being noted as the latest. */
async function mendLatest(scope: TelemetryScope, summed: readonly Summed[]) {
  const newest = new Map<number, number>()
  for (const { variableId, lastMs } of summed)
    newest.set(variableId, Math.max(newest.get(variableId) ?? 0, lastMs))
  for (const { variableId, atMs } of await readLatest(scope, [...newest.keys()]))
    if (atMs >= (newest.get(variableId) ?? 0)) newest.delete(variableId)
  const behind = [...newest].map(([variableId, atMs]) => ({ variableId, atMs }))
  if (behind.length > 0) await upsertLatest(scope, await readAt(scope, behind))
}

const containing = (level: RollupLevel, buckets: readonly Bucket[]): Bucket[] =>
  distinct(
    buckets.map(({ variableId, bucketMs }) => ({
      variableId,
      bucketMs: bucketOf(level, bucketMs),
    })),
  )

const distinct = (buckets: readonly Bucket[]): Bucket[] => [
  ...new Map(buckets.map((bucket) => [keyOf(bucket), bucket])).values(),
]

const keyOf = ({ variableId, bucketMs }: Bucket) => `${variableId} ${bucketMs}`

type Loop = {
  scope: TelemetryScope
  apart: Apart
  onError: (error: Error) => void
  everyMs: number
}

/** Rolls up again and again, a tenth of the time at most; what it returns ends that. */
export function rollUpAgain({ scope, apart, onError, everyMs }: Loop): () => Promise<void> {
  const ended = new AbortController()
  const run = async () => {
    for (let pauseMs = everyMs; ; ) {
      await pause(pauseMs, undefined, { signal: ended.signal, ref: false })
      const startedMs = performance.now()
      await rollUp(scope, apart).catch((error: unknown) => onError(error as Error))
      pauseMs = Math.max(everyMs, 9 * (performance.now() - startedMs))
    }
  }
  // It ends by the pause that is aborted.
  const running = run().catch(() => undefined)
  return async () => {
    ended.abort()
    await running
  }
}
