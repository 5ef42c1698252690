import { passingRefusals } from '@puquio/contract/plan-imports'
import { withoutCall } from '../db/call.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import type { ProjectScope } from '../db/scopes/scope.ts'
import { isStorageFull } from '../files/storage-full.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { ProcessEnded } from '../sandbox/run-task.ts'
import type { TableRefusal } from '../tables/table-reader.ts'

/** An import as its checks see it. */
type Checked = {
  key: string
  state: string
  aliveAt: string
  refusal: TableRefusal | null
  /** Checks that began and did not come to an end, the one under way included. */
  unfinishedChecks: number
}

/** What a kind of import does at each point of a check. */
type CheckSteps<One> = {
  run: (scope: ProjectScope, one: One, signal: AbortSignal) => Promise<void>
  /** Takes the check over, or restarts it; null where another run was first. */
  claim: (scope: ProjectScope, one: One) => Promise<One | null>
  /** The check was ended by the server itself. */
  release: (scope: ProjectScope, one: One) => Promise<unknown>
  refuse: (scope: ProjectScope, one: One, refusal: TableRefusal) => Promise<void>
  /** Whether or not the check came to its end. */
  ended: (one: One) => Promise<unknown>
}

/** The running checks of this process. They go on when the user leaves the page. */
export type Checks<One> = {
  begin: (scope: ProjectScope, one: One) => void
  /** Restarts a check that a crash or a full disk interrupted; returns whether it did. */
  resume: (scope: ProjectScope, one: One) => Promise<boolean>
  /** Restarts a finished check, because what it was checked with has changed. */
  repeat: (scope: ProjectScope, one: One) => Promise<void>
  cancel: (scope: ProjectScope, key: string) => Promise<void>
  /** Work that only the end of the process waits for. */
  behind: (work: Promise<unknown>) => void
  stop: () => Promise<void>
}

/** A check without a sign of life for so long has ended with its process. */
export const silentAfterMs = 5_000
/** A file whose check ended its process, or the server, this often is not checked again. */
const unfinishedMax = 2
const cutOff: TableRefusal = { problem: 'IMPORT_CHECK_CUT_OFF', params: {} }
const unexpected: TableRefusal = { problem: 'UNEXPECTED', params: {} }
/** Pause before repeating a check that failed for a reason other than its file. */
const againAfterMs = 30_000

type Running = { abort: AbortController; done: Promise<void>; release: () => Promise<unknown> }

export function openChecks<One extends Checked>(
  log: Platform['log'],
  steps: CheckSteps<One>,
): Checks<One> {
  const running = new Map<string, Running>()
  const background = new Set<Promise<unknown>>()
  const nameOf = ({ projectId }: ProjectScope, key: string) => `${projectId}/${key}`

  const begin = (scope: ProjectScope, one: One) => {
    const name = nameOf(scope, one.key)
    const abort = new AbortController()
    const done = withoutCall(() => steps.run(scope, one, abort.signal))
      .catch(async (error: unknown) => {
        if (abort.signal.aborted) return
        log.error({ err: error, importKey: one.key }, 'a check of an import failed')
        if (error instanceof ProcessEnded && one.unfinishedChecks < unfinishedMax)
          return again(scope, one)
        await steps.refuse(scope, one, causeOf(error))
      })
      .then(async () => {
        await steps.ended(one)
      })
      .catch((error: unknown) => log.error({ err: error }, 'the end of a check was not stored'))
      .finally(() => {
        if (running.get(name)?.abort === abort) running.delete(name)
      })
    running.set(name, { abort, done, release: () => steps.release(scope, one) })
  }

  const again = async (scope: ProjectScope, one: One) => {
    const claimed = await steps.claim(scope, one)
    if (claimed) begin(scope, claimed)
  }

  return {
    begin,
    async resume(scope, one) {
      const silentMs = scope.clock.now().getTime() - Date.parse(one.aliveAt)
      const own = running.get(nameOf(scope, one.key))
      if (one.state === 'refused' && passingRefusals.includes(one.refusal?.problem ?? '')) {
        if (silentMs < againAfterMs) return false
        // It has ended, and may still be tidying up.
        await own?.done
        await again(scope, one)
        return true
      }
      if (own || one.state !== 'checking' || silentMs < silentAfterMs) return false
      if (one.unfinishedChecks >= unfinishedMax) {
        await steps.refuse(scope, one, cutOff)
      } else await again(scope, one)
      return true
    },
    repeat: again,
    async cancel(scope, key) {
      const check = running.get(nameOf(scope, key))
      check?.abort.abort(new Error('the import was discarded'))
      await check?.done
    },
    behind(work) {
      const held = work
        .catch((error: unknown) => log.warn({ err: error }, 'tidying up after an import failed'))
        .finally(() => background.delete(held))
      background.add(held)
    },
    async stop() {
      const stopped = [...running.values()]
      for (const { abort } of stopped) abort.abort(new Error('the server stops'))
      await Promise.all(stopped.map(({ done }) => done))
      await Promise.allSettled(stopped.map(({ release }) => release()))
      await Promise.all(background)
    },
  }
}

function causeOf(error: unknown): TableRefusal {
  if (isStorageFull(error)) return { problem: 'STORAGE_FULL', params: {} }
  if (error instanceof DatabaseUnavailable) return { problem: 'UNAVAILABLE', params: {} }
  // The queue is full: the check is repeated by itself, as after a lost database.
  if (error instanceof Problem && error.problem === 'BUSY')
    return { problem: 'UNAVAILABLE', params: {} }
  if (error instanceof ProcessEnded) return cutOff
  return unexpected
}
