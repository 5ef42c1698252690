import type { ExtractionState } from '@puquio/contract/commitments/extractions'
import type { RunningJob } from '../../platform/jobs/job-kind.ts'
import { extractionsChanged } from './extractions-changed.ts'
import { type RunCounts, setProgress } from './run-store.ts'

/** Writes how far a run is: a new state at once, numbers a second apart. */
export type Report = (state: ExtractionState, counts: RunCounts) => Promise<void>

const everyMs = 1000

export function progressOf(
  { scope, progress }: Pick<RunningJob<'project', unknown>, 'scope' | 'progress'>,
  extractionId: number,
): Report {
  let shown: ExtractionState | null = null
  let shownMs = -Infinity
  let waiting: RunCounts = {}
  return async (state, counts) => {
    waiting = { ...waiting, ...counts }
    if (state === shown && performance.now() - shownMs < everyMs) return
    shown = state
    shownMs = performance.now()
    const changed = waiting
    waiting = {}
    await scope.transaction(async (within) => {
      await setProgress(within, extractionId, state, changed)
      await extractionsChanged(within)
    })
    const done = changed.chunksDone ?? changed.recognisedDone ?? changed.pagesDone
    const total = changed.chunksTotal ?? changed.recognisedTotal ?? changed.pagesTotal
    if (done !== undefined && total !== undefined) await progress(done, total)
  }
}
