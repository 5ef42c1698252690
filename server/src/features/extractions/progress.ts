import type { ExtractionState } from '@puquio/contract/commitments/extractions'
import type { RunningJob } from '../../platform/jobs/job-kind.ts'
import { extractionsChanged } from './extractions-changed.ts'
import { type RunCounts, setProgress } from './run-store.ts'

/** Writes how far a run is: a new state, and of how much, at once; other numbers a second apart. */
export type TellProgress = (state: ExtractionState, counts: RunCounts) => Promise<void>

const everyMs = 1000

export function progressOf(
  { scope, progress }: Pick<RunningJob<'project', unknown>, 'scope' | 'progress'>,
  extractionId: number,
): TellProgress {
  let shown: ExtractionState | null = null
  let shownMs = -Infinity
  let waiting: RunCounts = {}
  const totals = new Set<string>()
  return async (state, counts) => {
    waiting = { ...waiting, ...counts }
    const isOfMore = learnTotals(totals, counts)
    if (state === shown && !isOfMore && performance.now() - shownMs < everyMs) return
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

const totalNames = ['pagesTotal', 'recognisedTotal', 'chunksTotal'] as const

/** Whether the counts say for the first time of how much something is. */
function learnTotals(known: Set<string>, counts: RunCounts): boolean {
  const learned = totalNames.filter((name) => (counts[name] ?? 0) > 0 && !known.has(name))
  for (const name of learned) known.add(name)
  return learned.length > 0
}
