import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { keptReason } from '../delivery/kept-reason.ts'
import { ownCall, withCall } from '../db/call.ts'
import type { ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { jobScopes } from '../db/scopes/system-scopes.ts'
import type { Platform } from '../platform.ts'

import { type JobHandler, NotYet } from './job-kind.ts'
import { jobsChannel } from './queue-store.ts'
import { withinKind } from './running-kind.ts'
import { addScheduled } from './schedule.ts'
import {
  type ClaimedJob,
  claimJobs,
  endJob,
  firstDue,
  giveUpLost,
  holdJobs,
  lostError,
  noteError,
  putBack,
  readLostForGood,
  releaseLost,
  storeProgress,
  tryAgain,
} from './store.ts'

export type Runner = {
  /** Resolves once nothing of some kinds runs, or is due and was not tried yet. */
  caughtUp: (kinds: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}
type AnyScope = ProjectScope | SystemScope
type Transaction = (work: (within: AnyScope) => Promise<void>) => Promise<void>
type GivingUp = { error: unknown; write: (within: AnyScope) => Promise<boolean> }
type PlatformParts = Pick<Platform, 'database' | 'clock' | 'log'>
type Pace = { pollMs?: number; holdMs?: number; scheduleMs?: number }

class Cancelled extends Error {}
class Stopping extends Error {}
/** Another process has claimed the job, or it is to be cancelled: this one's writes are rolled back. */
class NoLongerHeld extends Error {}

/**
 * Runs jobs until it is stopped: what waits is taken up within `pollMs` whatever happens, at once when the
 * transaction that added it is committed, and within 40 s, or sooner where its kind says so, when the process that had it
 * was killed.
 */
export async function startJobs(
  { database, clock, log }: PlatformParts,
  handlers: readonly JobHandler[],
  { pollMs = 1000, holdMs = 10_000, scheduleMs = 20_000 }: Pace = {},
): Promise<Runner> {
  const worker = randomUUID()
  const { system, ofProject } = jobScopes({ database, clock })
  const byName = new Map(handlers.map((handler) => [handler.kind.name, handler]))
  const running = new Map<number, { abort: AbortController; done: Promise<void> }>()

  const run = async (claimed: ClaimedJob, handler: JobHandler, signal: AbortSignal) => {
    const fence = { id: claimed.id, worker, attempts: claimed.attempts }
    const scope = handler.kind.of === 'system' ? system : ofProject(claimed)
    const ageMs = clock.now().getTime() - Date.parse(claimed.createdAt)
    const end = async (within: typeof scope) => {
      if (!(await endJob(within, fence, 'done'))) throw new NoLongerHeld()
    }
    let isEnded = false
    const job = {
      id: claimed.id,
      payload: claimed.payload,
      attempt: claimed.attempts,
      ageMs,
      scope,
      signal,
      progress: (done: number, total: number | null) => storeProgress(scope, fence, done, total),
      async complete<T>(work: (within: typeof scope) => Promise<T>) {
        const inOne = async (within: typeof scope) => {
          const result = await work(within)
          await end(within)
          return result
        }
        const result = await (scope.transaction as (w: typeof inOne) => Promise<T>)(inOne)
        isEnded = true
        return result
      },
    }
    try {
      const { concurrency, perProject } = handler
      const places = { kind: claimed.kind, concurrency, perProject }
      await withCall(callOf(claimed), () => withinKind(places, () => handler.run(job)))
      if (!isEnded) await end(scope)
    } catch (error) {
      if (isEnded) throw error
      // Whatever came of its last attempt: who cancelled it was told so.
      if (await endJob(system, fence, 'cancelled')) return
      if (error instanceof NoLongerHeld) throw error
      if (signal.reason instanceof Stopping) return putBack(system, fence, 0)
      if (error instanceof NotYet) return putBack(system, fence, error.pauseMs)
      const pauseMs = handler.pauseMs({ attempt: claimed.attempts, ageMs }, error)
      const runAt = pauseMs === null ? null : new Date(clock.now().getTime() + pauseMs)
      log.warn({ err: error, job: claimed.id, kind: claimed.kind, runAt }, 'a job failed')
      if (runAt !== null) return tryAgain(system, fence, shortened(error), runAt)
      await noteError(system, claimed.id, shortened(error))
      const write = (within: AnyScope) => endJob(within, fence, 'failed')
      await giveUp(claimed, handler, { error, write })
    }
  }

  /** Gives a job up with what its kind writes of that, by one transaction where it can. */
  const giveUp = async (claimed: ClaimedJob, handler: JobHandler, { error, write }: GivingUp) => {
    const scope = handler.kind.of === 'system' ? system : ofProject(claimed)
    const inOne = async (within: AnyScope) => {
      if (!(await write(within))) return
      const { id, payload } = claimed
      await handler.onGivenUp({ id, payload, scope: within, error })
    }
    try {
      await withCall(callOf(claimed), () => (scope.transaction as Transaction)(inOne))
    } catch (failure) {
      log.error({ err: failure, job: claimed.id, kind: claimed.kind }, 'a job given up untold')
      await write(system)
    }
  }

  const callOf = ({ kind, userId }: ClaimedJob) => ({
    ...ownCall(`job.${kind}`, clock.now()),
    userId,
  })

  const begin = (claimed: ClaimedJob) => {
    const handler = byName.get(claimed.kind)
    if (!handler) throw new Error(`Nothing runs ${claimed.kind}`)
    const abort = new AbortController()
    const done = run(claimed, handler, abort.signal)
      .catch((error: unknown) =>
        log.error({ err: error, job: claimed.id, kind: claimed.kind }, 'the end of a job'),
      )
      .finally(() => {
        running.delete(claimed.id)
        wake()
      })
    running.set(claimed.id, { abort, done })
  }

  const claim = async () => {
    for (const claimed of await claimJobs(system, worker, handlers)) begin(claimed)
  }
  const hold = async () => {
    // What begins while the database answers is not among those that it answers for.
    const ours = [...running]
    if (ours.length === 0) return
    const ids = ours.map(([id]) => id)
    const answer = await holdJobs(system, worker, ids, handlers)
    const held = new Map(answer.map(({ id, isCancelAsked }) => [id, isCancelAsked]))
    for (const [id, { abort }] of ours) {
      if (held.get(id) === true) abort.abort(new Cancelled())
      if (!held.has(id)) abort.abort(new NoLongerHeld())
    }
  }

  // Held three times before it is lost, and looked for as often.
  const soonestMs = Math.min(...handlers.map(({ lostAfterS }) => (lostAfterS * 1000) / 3))
  const claiming = repeated(claim, pollMs, log)
  const holding = repeated(hold, Math.min(holdMs, soonestMs), log)
  const scheduling = repeated(
    () => addScheduled(system, handlers),
    Math.min(scheduleMs, holdMs),
    log,
  )
  const releasing = repeated(
    async () => {
      // Whoever looks is alive: after its event loop stood still, its own jobs are not lost.
      await hold()
      if ((await releaseLost(system)) > 0) wake()
      for (const lost of await readLostForGood(system, [...byName.keys()])) {
        const handler = byName.get(lost.kind)
        if (!handler) continue
        await noteError(system, lost.id, lostError)
        const write = (within: AnyScope) => giveUpLost(within, lost.id)
        await giveUp(lost, handler, { error: new Error(lostError), write })
      }
    },
    Math.min(holdMs, soonestMs),
    log,
  )
  const wake = () => claiming.now()
  await database.listen(
    jobsChannel,
    (message) => (message === 'cancel' ? holding.now() : wake()),
    wake,
  )
  // The clock is read once the database has answered: a job may add another one meanwhile, due at once.
  const isBehind = async (kinds: readonly string[]) => {
    const at = await firstDue(system, kinds)
    return at !== null && Date.parse(at) <= clock.now().getTime()
  }
  let isStopping = false
  return {
    async caughtUp(kinds) {
      while (!isStopping && (await isBehind(kinds))) await pause(20)
    },
    async stop() {
      isStopping = true
      await Promise.all([claiming.stop(), scheduling.stop(), releasing.stop()])
      for (const { abort } of running.values()) abort.abort(new Stopping())
      await Promise.all([...running.values()].map(({ done }) => done))
      await holding.stop()
    },
  }
}

/** Runs now, again after each pause, and at once when asked: never twice at a time. */
function repeated(work: () => Promise<void>, pauseMs: number, log: PlatformParts['log']) {
  let isStopped = false
  let isAsked = true
  let under: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const loop = async () => {
    while (isAsked && !isStopped) {
      isAsked = false
      await work().catch((error: unknown) => log.warn({ err: error }, 'jobs'))
    }
    under = null
    if (!isStopped) timer = setTimeout(now, pauseMs).unref()
  }
  const now = () => {
    isAsked = true
    if (under || isStopped) return
    clearTimeout(timer)
    under = loop()
  }
  now()
  return {
    now,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await under
    },
  }
}

const shortened = (error: unknown) =>
  keptReason(error instanceof Error ? error.message : String(error))
