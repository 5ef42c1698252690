import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { lock } from '../../platform/db/lock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Channel, NewReading, StoredReading } from '../../platform/telemetry/reading.ts'
import type { Rewritten } from '../../platform/telemetry/rollups/rewrite-store.ts'
import { insertDue, type Recalculation, removeDue, saveDone } from './due-store.ts'
import { wasCalculated } from './calculation-store.ts'
import { type Came, evaluateSpan } from './evaluate-span.ts'
import { readDependents, readRules } from './rules-store.ts'

type Parts = Pick<Platform, 'telemetry'>
type How = { signal: AbortSignal; onDone: (atMs: number) => Promise<void> }

/** Rows that are written at once. */
const pageRows = 5000

/**
 * Evaluates a span of a variable anew: what is stored is compared with what its rules make of raw values, and what
 * differs is rewritten, added, or left without a value. Raw values stay. Those who follow from it are due after it.
 */
export async function recalculate(
  platform: Parts,
  scope: ProjectScope,
  due: Recalculation,
  { signal, onDone }: How,
): Promise<void> {
  const { telemetry } = platform
  const { variableId } = due
  const { projectId } = scope
  const bounds = telemetry.timeBounds()
  const [fromMs, beforeMs] = [Date.parse(due.fromAt), Date.parse(due.beforeAt)]
  const span = {
    fromMs: Math.max(Date.parse(due.doneAt ?? due.fromAt), bounds.fromMs),
    beforeMs: Math.min(beforeMs, bounds.beforeMs),
  }
  const rules = await readRules(scope, { projectId, variableIds: [variableId] })
  const stored = telemetry.readings({ variableIds: [variableId], ...span })
  const evaluated = evaluateSpan({ rules, readings: telemetry.readings }, variableId, span)
  const isCalculated = await wasCalculated(scope, variableId)
  const changes = openChanges(telemetry, { variableId, isCalculated, now: scope.clock.now() })
  let count = 0
  for await (const pair of merged(stored, evaluated)) {
    changes.add(pair)
    if (++count % pageRows > 0) continue
    signal.throwIfAborted()
    await changes.write()
    const atMs = (pair.stored ?? pair.evaluated)?.atMs ?? span.fromMs
    if (!(await saveDone(scope, due, new Date(atMs + 1)))) return
    await onDone(atMs)
  }
  await changes.write()
  await scope.transaction(async (within) => {
    await lock(within, 'recalculations', projectId)
    if (!(await removeDue(within, due))) return
    const dependents = await readDependents(within, projectId, [variableId])
    const dueNext = dependents.map(({ variableId: id, withinS }) => ({
      variableId: id,
      fromMs: fromMs - withinS * 1000,
      beforeMs: beforeMs + withinS * 1000,
    }))
    if (dueNext.length > 0) await insertDue(within, projectId, dueNext)
  })
}

type Pair = { stored?: StoredReading; evaluated?: Came }

/** Both in their order of time, those of one time together. */
async function* merged(
  storedPages: AsyncGenerator<StoredReading[]>,
  evaluatedPages: AsyncGenerator<Came[]>,
): AsyncGenerator<Pair> {
  const [ones, others] = [each(storedPages), each(evaluatedPages)]
  let [stored, evaluated] = [await next(ones), await next(others)]
  while (stored || evaluated) {
    const atMs = Math.min(stored?.atMs ?? Infinity, evaluated?.atMs ?? Infinity)
    const pair: Pair = {}
    if (stored?.atMs === atMs) {
      pair.stored = stored
      stored = await next(ones)
    }
    if (evaluated?.atMs === atMs) {
      pair.evaluated = evaluated
      evaluated = await next(others)
    }
    yield pair
  }
}

async function* each<T>(pages: AsyncGenerator<T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page
}
const next = async <T>(of: AsyncGenerator<T>): Promise<T | undefined> => {
  const { done, value } = await of.next()
  return done ? undefined : value
}

type Of = { variableId: number; isCalculated: boolean; now: Date }

function openChanges(telemetry: Parts['telemetry'], { variableId, isCalculated, now }: Of) {
  let rewritten: Rewritten[] = []
  let added: NewReading[] = []
  const rewrite = (one: Rewritten, { value, quality, sent }: StoredReading) => {
    if (one.value !== value || one.quality !== quality || one.sent !== sent) rewritten.push(one)
  }
  return {
    add({ stored, evaluated }: Pair) {
      if (evaluated && stored) {
        const { atMs, value, quality, sent } = evaluated
        rewrite({ variableId, atMs, value, quality, sent }, stored)
      } else if (evaluated) added.push({ variableId, raw: null, ...evaluated })
      // One that came without a raw value, and was never calculated, is what it is.
      else if (stored && (isCalculated || stored.raw !== null)) {
        const { atMs, quality, sent } = stored
        rewrite({ variableId, atMs, value: null, quality, sent }, stored)
      }
    },
    async write() {
      // Each reading says itself how it came.
      const channel: Channel = 'mobile'
      if (added.length > 0)
        await telemetry.write({ receivedAt: now, channel, message: null, readings: added })
      if (rewritten.length > 0) await telemetry.rewrite(rewritten)
      ;[rewritten, added] = [[], []]
    },
  }
}
