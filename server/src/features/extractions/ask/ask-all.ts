import type { ExtractionStop, ModelFailure } from '@puquio/contract/terms'
import type { ModelChunk } from '@puquio/domain'
import { NotYet } from '../../../platform/jobs/job-kind.ts'
import { rangeKey, readUnanswered, recordChunk } from '../run-store.ts'
import type { Turn } from '../turn.ts'
import type { AnsweredCommitment } from './answer.ts'
import { askChunk, type Asking, type ChunkAnswer } from './ask-chunk.ts'

export type AskedDocument = {
  extractionId: number
  documentId: number
  pages: readonly string[]
  chunks: readonly ModelChunk[]
  turn: Turn
}
export type DocumentAnswers = {
  /** In the order of the pages. */
  found: AnsweredCommitment[]
  /** Why the rest was not asked. */
  stopped: ExtractionStop | null
  /** The server cannot answer now: it is asked again after a pause. */
  later: ModelFailure | null
  retryAfterMs: number | null
}

/** What no other question changes. */
const stopsAll: ReadonlySet<string> = new Set<ExtractionStop>([
  'budget',
  'not-configured',
  'unauthorised',
  'no-credit',
  'unknown-model',
  'not-understood',
])
const passes: ReadonlySet<string> = new Set<ModelFailure>([
  'rate-limited',
  'unavailable',
  'unreachable',
])
/** So many parts in a row without an answer are the model's fault, and asking on would cost for nothing. */
const mostInARow = 5
/** Parts that are asked about at once; how many questions are under way is bounded by the model's own turns. */
const atOnce = 4

/**
 * Asks about all parts of a document; one that gets no answer leaves the others alone. Throws `NotYet` where the run's turn
 * is over before all were asked; what has no answer is then not asked about again. After an error nothing more is asked.
 */
export async function askAll(
  asking: Asking,
  { extractionId, documentId, pages, chunks, turn }: AskedDocument,
  onDone: () => Promise<void>,
): Promise<DocumentAnswers> {
  const unanswered = await readUnanswered(asking.scope, { extractionId, documentId })
  const answers: AnsweredCommitment[][] = []
  const all: DocumentAnswers = { found: [], stopped: null, later: null, retryAfterMs: null }
  let next = 0
  let inARow = 0
  let isTurnOver = false
  let hasFailed = false
  const take = (
    number: number,
    answer: Pick<ChunkAnswer, 'found' | 'failure' | 'retryAfterMs'>,
  ) => {
    answers[number] = answer.found
    const { failure } = answer
    if (failure === null) inARow = 0
    else if (passes.has(failure)) {
      all.later ??= failure as ModelFailure
      all.retryAfterMs ??= answer.retryAfterMs
    } else if (stopsAll.has(failure) || ++inARow >= mostInARow) all.stopped ??= failure
  }
  const goesOn = () =>
    next < chunks.length && all.stopped === null && all.later === null && !isTurnOver && !hasFailed
  const askNext = async () => {
    while (goesOn()) {
      const number = next++
      const chunk = chunks[number] as ModelChunk
      const place = {
        extractionId,
        documentId,
        number,
        fromPage: chunk.fromPage,
        toPage: chunk.toPage,
      }
      const before = unanswered.get(rangeKey(place))
      if (before) {
        take(number, { found: [], failure: before, retryAfterMs: null })
        await onDone()
        continue
      }
      const answer = await askChunk(
        {
          ...asking,
          onSpent: (within, spent) =>
            recordChunk(within, {
              ...place,
              ...spent,
              outcome: spent.failure ?? 'answered',
              isSettled: false,
            }),
        },
        chunk,
        pages,
      )
      asking.signal.throwIfAborted()
      take(number, answer)
      if (answer.failure === 'budget' || (answer.failure && passes.has(answer.failure))) continue
      const outcome = answer.failure ?? (answer.isKnown ? 'known' : 'answered')
      await recordChunk(asking.scope, { ...place, ...free, outcome, isSettled: true })
      await onDone()
      // What was known already took no time: each turn asks something new.
      if (!answer.isKnown && turn.isOver()) isTurnOver = true
    }
  }
  const askOn = () =>
    askNext().catch((error: unknown) => {
      hasFailed = true
      throw error
    })
  // What is asked already is paid for: its answer is stored before the job begins anew.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, askOn))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  if (isTurnOver && next < chunks.length && all.stopped === null && all.later === null)
    throw new NotYet(0)
  return { ...all, found: answers.flat() }
}

/** What a question took was recorded with its answer. */
const free = { tokens: { input: 0, output: 0 }, costUsd: 0, ms: 0 }
