import { passingRefusals } from '@puquio/contract/plan-imports'
import { withoutCall } from '../../../platform/db/call.ts'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { isStorageFull } from '../../../platform/files/storage-full.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { ProcessEnded } from '../../../platform/sandbox/run-task.ts'
import { removeUnneeded } from '../../files/service.ts'
import { claimCheck, finishCheck, type ImportRow, releaseCheck, silentAfterMs } from '../store.ts'
import type { Refusal } from './check-rows.ts'
import { runCheck } from './run-check.ts'

/** The running checks of this process. They go on when the user leaves the page. */
export type Checks = {
  begin: (scope: ProjectScope, one: ImportRow) => void
  /** Restarts a check that a crash or a full disk interrupted; returns whether it did. */
  resume: (scope: ProjectScope, one: ImportRow) => Promise<boolean>
  /** Restarts a finished check, because the project's lists have changed. */
  repeat: (scope: ProjectScope, one: ImportRow) => Promise<void>
  cancel: (scope: ProjectScope, key: string) => Promise<void>
  /** Work that only the end of the process waits for. */
  behind: (work: Promise<unknown>) => void
  stop: () => Promise<void>
}

/** A file whose check ended its process, or the server, this often is not checked again. */
const unfinishedMax = 2
const cutOff: Refusal = { problem: 'IMPORT_CHECK_CUT_OFF', params: {} }
const unexpected: Refusal = { problem: 'UNEXPECTED', params: {} }
/** Pause before repeating a check that failed for a reason other than its file. */
const againAfterMs = 30_000

type Running = { abort: AbortController; done: Promise<void>; release: () => Promise<unknown> }

export function openChecks(
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
): Checks {
  const { files, log } = platform
  const running = new Map<string, Running>()
  const background = new Set<Promise<unknown>>()
  const nameOf = ({ projectId }: ProjectScope, key: string) => `${projectId}/${key}`

  const begin = (scope: ProjectScope, one: ImportRow) => {
    const name = nameOf(scope, one.key)
    const abort = new AbortController()
    const done = withoutCall(() => runCheck(scope, files, one, abort.signal))
      .catch(async (error: unknown) => {
        if (abort.signal.aborted) return
        log.error({ err: error, importKey: one.key }, 'a check of an import failed')
        if (error instanceof ProcessEnded && one.unfinishedChecks < unfinishedMax)
          return again(scope, one)
        await finishCheck(scope, one, { state: 'refused', refusal: causeOf(error) })
      })
      // A refused file is not read again; another is needed by its import.
      .then(() => removeUnneeded(platform, one.fileHash))
      .catch((error: unknown) => log.error({ err: error }, 'the end of a check was not stored'))
      .finally(() => {
        if (running.get(name)?.abort === abort) running.delete(name)
      })
    running.set(name, { abort, done, release: () => releaseCheck(scope, one) })
  }

  const again = async (scope: ProjectScope, one: ImportRow) => {
    const claimed = await claimCheck(scope, one)
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
        await finishCheck(scope, one, { state: 'refused', refusal: cutOff })
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

function causeOf(error: unknown): Refusal {
  if (isStorageFull(error)) return { problem: 'STORAGE_FULL', params: {} }
  if (error instanceof DatabaseUnavailable) return { problem: 'UNAVAILABLE', params: {} }
  // The queue is full: the check is repeated by itself, as after a lost database.
  if (error instanceof Problem && error.problem === 'BUSY')
    return { problem: 'UNAVAILABLE', params: {} }
  if (error instanceof ProcessEnded) return cutOff
  return unexpected
}
