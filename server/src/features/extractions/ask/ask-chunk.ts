import type { ModelFailure } from '@puquio/contract/terms'
import { cutForModel, type ModelChunk } from '@puquio/domain'
import { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { askModel } from '../../../platform/model/ask-model.ts'
import type { Model } from '../../../platform/model/model.ts'
import { reserveCall, settleCall } from '../../model-budget/service.ts'
import { type AnsweredCommitment, answerSchema, answerShape } from './answer.ts'
import { findAnswer, insertAnswer } from './answers-store.ts'
import { hashOfQuestion, questionOf } from './question.ts'

export type Asking = {
  model: Model
  scope: ProjectScope
  task: string
  purpose: 'extraction' | 'trial'
  signal: AbortSignal
  /** Keeps what a question took, in the transaction that keeps its answer. */
  onSpent?: (within: ProjectScope, spent: Spent) => Promise<void>
}
type Spent = Pick<ChunkAnswer, 'tokens' | 'costUsd' | 'ms'> & { failure: ModelFailure | null }
export type ChunkAnswer = {
  found: AnsweredCommitment[]
  /** Why there is no answer to all of it; `budget` where it was not asked. */
  failure: ModelFailure | 'budget' | null
  retryAfterMs: number | null
  /** Whether all of it had been answered before. */
  isKnown: boolean
  tokens: { input: number; output: number }
  costUsd: number
  ms: number
}

/** How often pages that say too much for one answer are halved. */
const mostHalvings = 3

/**
 * Asks about a part of a document, or takes what was answered to the same question before. An answer is stored with what it
 * cost, so that a kill afterwards costs nothing twice.
 */
export async function askChunk(
  asking: Asking,
  chunk: ModelChunk,
  pages: readonly string[],
  halvings = 0,
): Promise<ChunkAnswer> {
  const { model, scope, task, purpose, signal, onSpent } = asking
  const hash = hashOfQuestion({ model: model.name, task, text: chunk.text })
  const stored = storedSchema.safeParse(await findAnswer(scope, hash))
  if (stored.success && 'commitments' in stored.data)
    return { ...nothing, found: stored.data.commitments, isKnown: true }
  const halved = (spent: ChunkAnswer) => askHalves(asking, chunk, { pages, halvings, spent })
  if (stored.success) return halved({ ...nothing, failure: 'truncated' })
  const question = {
    ...questionOf({ task, text: chunk.text }),
    schema: answerSchema,
    shape: answerShape,
    signal,
  }
  const most = model.most(question)
  const callId = await reserveCall(scope, { ...most, purpose, model: model.name })
  if (callId === null) return { ...nothing, failure: 'budget' }
  const asked = await askModel({ model }, question)
  const { tokens, costUsd, ms } = asked
  const { failure } = asked
  const isTooMuch = failure === 'truncated' || failure === 'too-long'
  await scope.transaction(async (within) => {
    await settleCall(within, callId, asked)
    if (failure === null) await insertAnswer(within, hash, asked.answer)
    if (isTooMuch) await insertAnswer(within, hash, tooMuch)
    await onSpent?.(within, asked)
  })
  const spent = { ...nothing, tokens, costUsd, ms }
  if (asked.failure === null) return { ...spent, found: asked.answer.commitments }
  const failed = { ...spent, failure, retryAfterMs: asked.retryAfterMs }
  return isTooMuch ? halved(failed) : failed
}

type Whole = { pages: readonly string[]; halvings: number; spent: ChunkAnswer }

/** Pages that say too much for one answer are asked about in halves. */
async function askHalves(
  asking: Asking,
  chunk: ModelChunk,
  { pages, halvings, spent }: Whole,
): Promise<ChunkAnswer> {
  const halves = cutForModel(
    pages.slice(chunk.fromPage - 1, chunk.toPage),
    Math.ceil(chunk.text.length / 2),
    chunk.fromPage,
  )
  if (halves.length < 2 || halvings >= mostHalvings) return spent
  let all: ChunkAnswer = { ...spent, failure: null, retryAfterMs: null }
  for (const half of halves) {
    const answer = await askChunk(asking, half, pages, halvings + 1)
    all = {
      found: [...all.found, ...answer.found],
      failure: answer.failure,
      retryAfterMs: answer.retryAfterMs,
      isKnown: all.isKnown && answer.isKnown,
      tokens: {
        input: all.tokens.input + answer.tokens.input,
        output: all.tokens.output + answer.tokens.output,
      },
      costUsd: all.costUsd + answer.costUsd,
      ms: all.ms + answer.ms,
    }
    if (answer.failure !== null) break
  }
  return all
}

/** Stored instead of an answer, so that the whole is not asked about again. */
const tooMuch = { isTooMuch: true } as const
const storedSchema = z.union([answerSchema, z.object({ isTooMuch: z.literal(true) })])

const nothing: ChunkAnswer = {
  found: [],
  failure: null,
  retryAfterMs: null,
  isKnown: false,
  tokens: { input: 0, output: 0 },
  costUsd: 0,
  ms: 0,
}
