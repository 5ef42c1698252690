import type { Extraction, ExtractionState } from '@puquio/contract/commitments/extractions'

const endings = ['done', 'failed', 'cancelled'] as const
type Ending = (typeof endings)[number]
export type UnderWay = Exclude<ExtractionState, Ending>

const isEnding = (state: ExtractionState): state is Ending =>
  endings.some((ending) => ending === state)

/** Where a run under way stands, in its state's own measure; null once it has ended. */
export const progressOf = (
  run: Pick<Extraction, 'state' | 'pages' | 'recognised' | 'chunks' | 'quotes'>,
): { state: UnderWay; done: number; total: number; ratio: number | null } | null => {
  const { state } = run
  if (isEnding(state)) return null
  const counted = {
    queued: { done: 0, total: 0 },
    reading: run.pages,
    recognising: run.recognised,
    extracting: run.chunks,
    checking: run.quotes,
  }[state]
  return { state, ...counted, ratio: counted.total === 0 ? null : counted.done / counted.total }
}
