import { atMostEvery } from '../../../platform/at-most-every.ts'
import { lock, tryLock } from '../../../platform/db/lock.ts'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { alarmsScope } from '../../../platform/db/scopes/system-scopes.ts'
import { enqueueForProjects } from '../../../platform/jobs/enqueue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { devicesChannel } from '../../devices/service.ts'
import { tellJob } from '../telling/tell-job.ts'
import { dueProjects } from './due-store.ts'
import { evaluate } from './evaluate.ts'
import { lookAtLate } from './late/late.ts'
import { watchedIds } from './rules-store.ts'
import type { Note } from './set-apart.ts'
import { scanSilence } from './scan-silence.ts'
import { endSwitchedOff } from './switched-off-store.ts'

export type AlarmEngine = {
  /** The variables whose readings are queued, as this process knows them. */
  watched: () => ReadonlySet<number>
  /** Evaluates all that was stored, and lets jobs tell what is due. */
  evaluate: () => Promise<void>
  /** Looks at the clock: silence, what was switched off, readings that came late. */
  scan: () => Promise<void>
  /** Keeps knowing the watched variables from now on: in every process that takes readings. */
  watch: () => void
  /** Evaluates and scans from now on. */
  start: () => void
  stop: () => Promise<void>
}

const everyMs = 500
/** A new rule is heard of by NOTIFY, too. */
const lookForNewEveryMs = 5000
const scanEveryMs = 15_000
/** All rules are read after a change: many changes, of whomever, are read together. */
const changedEveryMs = 250
/** A rule is heard of by NOTIFY; this is for one that was missed. */
const watchEveryMs = 10_000

type Parts = Pick<Platform, 'database' | 'clock' | 'telemetry' | 'log'>

/**
 * Evaluates the rules of all projects: by one process at a time, whichever has the lock, in one transaction with what was
 * taken from the queue. Any process goes on where another one ended.
 */
export async function openAlarmEngine(platform: Parts): Promise<AlarmEngine> {
  const { database, telemetry, log } = platform
  const scope = alarmsScope(platform)
  const onError = (error: unknown) => log.warn({ err: error }, 'alarms')
  const note: Note = (about, error) => log.warn({ err: error, ...about }, 'set apart from alarms')
  let watched = new Set<number>()
  let lastRead = 0
  /** Two that read at a time may end in another order than they began. */
  const readWatched = async () => {
    const read = ++lastRead
    const ids = await watchedIds(scope)
    if (read === lastRead) watched = ids
  }
  await readWatched()
  telemetry.watch(() => watched)
  let hasChanged = true
  const readSoon = atMostEvery(changedEveryMs, readWatched, onError)
  const onChange = () => {
    hasChanged = true
    readSoon()
  }
  await database.listen(devicesChannel, onChange, onChange)

  const alone = <T>(work: (within: TelemetryScope) => Promise<T>): Promise<T | null> =>
    scope.transaction(async (within) => ((await tryLock(within, 'alarms')) ? work(within) : null))
  const evaluateAll = async (looksForNew = true) => {
    if (hasChanged) {
      hasChanged = false
      await alone(endSwitchedOff)
    }
    for (let but: readonly number[] = []; ; ) {
      const round = await alone((within) => evaluate(within, { looksForNew, but, note }))
      // Not only once nothing waits any more, which may be long after.
      await alone(tellDue)
      if (!round?.areMore) return
      but = round.but
    }
  }
  let lookedMs = -lookForNewEveryMs
  const evaluateAgain = () => {
    const looksForNew = hasChanged || performance.now() - lookedMs >= lookForNewEveryMs
    if (looksForNew) lookedMs = performance.now()
    return evaluateAll(looksForNew)
  }
  const scan = async () => {
    await scope.transaction(async (within) => {
      // It waits for its turn: while much is evaluated, the lock is hardly ever free.
      await lock(within, 'alarms')
      await endSwitchedOff(within)
      await scanSilence(within, note)
      await lookAtLate(within, note)
      await tellDue(within)
    })
  }
  const loops: (() => Promise<void>)[] = []
  return {
    watched: () => watched,
    evaluate: () => evaluateAll(),
    scan,
    watch() {
      loops.push(again(readWatched, watchEveryMs, onError))
    },
    start() {
      loops.push(again(evaluateAgain, everyMs, onError))
      loops.push(again(scan, scanEveryMs, onError))
    },
    async stop() {
      await Promise.all(loops.splice(0).map((end) => end()))
    },
  }
}

/** A job of each project in which something is to be told; one that waits already takes it, too. */
async function tellDue(scope: TelemetryScope) {
  const projectIds = await dueProjects(scope)
  if (projectIds.length > 0) await enqueueForProjects(scope, tellJob, {}, projectIds)
}

/** Runs after each pause, never twice at a time, until it is ended. */
function again(work: () => Promise<void>, pauseMs: number, onError: (error: unknown) => void) {
  let isEnded = false
  let under: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    under = work()
      .catch(onError)
      .then(() => {
        if (!isEnded) timer = setTimeout(run, pauseMs).unref()
      })
  }
  run()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await under
  }
}
