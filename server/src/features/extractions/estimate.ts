import type { ExtractionEstimate, extractionRoutes } from '@puquio/contract/commitments/extractions'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Model } from '../../platform/model/model.ts'
import { charsOfToken } from '../../platform/model/tokens.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { documentCharacters } from '../../platform/pdf/read/limits.ts'
import { Problem } from '../../platform/problem.ts'
import { findInstrumentState } from '../instruments/service.ts'
import { budgetLeft } from '../model-budget/service.ts'
import { type ChosenPrompt, chosenPrompt } from '../prompts/service.ts'
import { chooseDocuments } from './choose-documents.ts'
import type { ChosenDocument } from './chosen-document.ts'
import { countAnswers } from './ask/answers-store.ts'
import { chunkChars } from './ask/chunk-size.ts'
import { chunksOfStored } from './ask/chunks-of.ts'
import { frameLength, hashOfQuestion } from './ask/question.ts'

type Query = z.output<typeof extractionRoutes.estimate.query>

/** So many characters are cut to tell exactly: those of the longest document. */
const cutMost = documentCharacters
/** Of a page of an instrument that nobody has read yet. */
const charsOfPage = 2_500
/** Of an answer about a part of a document: some six commitments. */
const tokensOfAnswer = 900

/** What a run would read, ask and cost. */
export async function estimateExtraction(
  { model }: Pick<Platform, 'model'>,
  scope: ProjectScope,
  instrumentId: number,
  query: Query,
): Promise<ExtractionEstimate> {
  if ((await findInstrumentState(scope, instrumentId)) === null) throw new Problem('NOT_FOUND')
  const documents = await chooseDocuments(scope, instrumentId, query.documents ?? null)
  const sum = (of: (one: ChosenDocument) => number) =>
    documents.reduce((total, one) => total + of(one), 0)
  const isRead = documents.every(({ read, pages }) => read >= pages)
  const asksModel = query.method === 'model' && model !== null
  const isExact = isRead && (!asksModel || sum(({ textLength }) => textLength) <= cutMost)
  const { source, number = 0 } = query
  const prompt = asksModel
    ? await chosenPrompt(scope, instrumentId, source ? { source, number } : null)
    : null
  const asked =
    prompt && model ? await askedOf(scope, { model, prompt, documents, isExact }) : nothingAsked
  const { tokens } = asked
  return {
    documents: documents.map(({ id, name, pages, read }) => ({ id, name, pages, read })),
    pages: sum(({ pages }) => pages),
    read: sum(({ read, pages }) => Math.min(read, pages)),
    toRecognise: isRead ? sum(({ toRecognise }) => toRecognise) : null,
    ...asked,
    isExact,
    model: model?.name ?? null,
    costUsd: model
      ? (tokens.input * model.prices.input + tokens.output * model.prices.output) / 1_000_000
      : 0,
    budgetLeftUsd: await budgetLeft(scope),
  }
}

type Asked = Pick<ExtractionEstimate, 'chunks' | 'known' | 'tokens'>
const nothingAsked: Asked = { chunks: 0, known: 0, tokens: { input: 0, output: 0 } }

type Asking = {
  model: Model
  prompt: ChosenPrompt
  documents: readonly ChosenDocument[]
  isExact: boolean
}

async function askedOf(
  scope: ProjectScope,
  { model, prompt: { task }, documents, isExact }: Asking,
): Promise<Asked> {
  const size = chunkChars(model, task)
  const { chunks, chars, known } = isExact
    ? await inTurn(() => cutStored(scope, { documents, size, model, task }))
    : { ...cutRoughly(documents, size), known: 0 }
  // What is answered already is taken out by its share.
  const share = chunks === 0 ? 0 : (chunks - known) / chunks
  const frames = (chunks - known) * (frameLength + task.length)
  return {
    chunks,
    known: isExact ? known : null,
    tokens: {
      input: Math.ceil((chars * share + frames) / charsOfToken),
      output: (chunks - known) * tokensOfAnswer,
    },
  }
}

/** Each reads whole documents. */
const inTurn = oneAtATime()

type Cut = { chunks: number; chars: number }
type Stored = Pick<Asking, 'documents' | 'model'> & { size: number; task: string }

/** Cuts documents as a run does, and tells how much of it was answered before. */
async function cutStored(
  scope: ProjectScope,
  { documents, size, model, task }: Stored,
): Promise<Cut & { known: number }> {
  const all = { chunks: 0, chars: 0, known: 0 }
  for (const { id } of documents)
    for await (const cut of chunksOfStored(scope, id, size)) {
      all.chunks += cut.length
      all.chars += cut.reduce((sum, { text }) => sum + text.length, 0)
      const questions = cut.map(({ text }) => hashOfQuestion({ model: model.name, task, text }))
      all.known += await countAnswers(scope, questions)
    }
  return all
}

/** By lengths alone; pages that nobody has read are as long as the others. A chunk begins with the last page of the one before. */
function cutRoughly(documents: readonly ChosenDocument[], size: number): Cut {
  const all = { chunks: 0, chars: 0 }
  for (const { pages, read, textLength } of documents) {
    const charsOfOne = read > 0 ? textLength / read : charsOfPage
    const length = textLength + Math.max(0, pages - read) * charsOfOne
    const repeated = Math.min(charsOfOne, size / 2)
    const chunks = Math.max(1, Math.ceil((length - repeated) / (size - repeated)))
    all.chunks += chunks
    all.chars += length + (chunks - 1) * repeated
  }
  return all
}
