import type { ExtractionStop, ModelFailure } from '@puquio/contract/terms'
import type { RunningJob } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPageTexts } from '../instruments/service.ts'
import { askAll } from './ask/ask-all.ts'
import { chunkChars } from './ask/chunk-size.ts'
import { chunksOf, chunksOfStored } from './ask/chunks-of.ts'
import { checkQuotes, locate, type Located } from './find/check-quotes.ts'
import { findByRules } from './find/find-by-rules.ts'
import { type Found, foundByModel } from './find/found.ts'
import { readKnownNames } from './find/known-names-store.ts'
import type { TellProgress } from './progress.ts'
import type { Run } from './run-store.ts'
import type { Turn } from './turn.ts'

export type WhatWasFound = {
  located: Located[]
  refusals: { documentId: number; page: number; quote: string }[]
  stopped: ExtractionStop | null
}

/**
 * So many quotes of one run are looked for and proposed. The largest studies oblige to some hundreds of things; a text that
 * seems to bind by every sentence would stop the server while its proposals are matched and stored.
 */
export const quotesMax = 5000

/** The model's server cannot answer now. */
export class Later extends Error {
  failure: ModelFailure
  pauseMs: number
  constructor(failure: ModelFailure, pauseMs: number) {
    super(failure)
    this.failure = failure
    this.pauseMs = pauseMs
  }
}

type Finding = {
  job: Pick<RunningJob<'project', unknown>, 'scope' | 'signal'>
  run: Run
  tellProgress: TellProgress
  turn: Turn
  quotesMax: number
}

/** Looks for commitments in the pages of a run's documents, and for the quote of each. */
export async function findInDocuments(
  { model }: Pick<Platform, 'model'>,
  { job: { scope, signal }, run, tellProgress, turn, quotesMax: most }: Finding,
): Promise<WhatWasFound> {
  if (run.method === 'model' && model?.name !== run.model) {
    // What is found is recorded as the run's model's.
    const stopped = model === null ? 'not-configured' : 'model-changed'
    return { located: [], refusals: [], stopped }
  }
  const known = run.method === 'rules' ? await readKnownNames(scope) : {}
  const task = run.task ?? ''
  let chunksTotal = 0
  if (model !== null && run.method === 'model')
    for (const { id } of run.documents)
      for await (const chunks of chunksOfStored(scope, id, chunkChars(model, task)))
        chunksTotal += chunks.length
  await tellProgress('extracting', { chunksTotal })

  const all: WhatWasFound = { located: [], refusals: [], stopped: null }
  let chunksDone = 0
  for (const { id: documentId } of run.documents) {
    const pages = await readPageTexts(scope, documentId)
    let found: Found[]
    const room = most - all.located.length - all.refusals.length
    if (run.method === 'rules' || model === null)
      found = await findByRules(pages, known, { most: room + 1, signal })
    else {
      const chunks = await chunksOf(pages, chunkChars(model, task), signal)
      const asked = await askAll(
        { model, scope, task, purpose: 'extraction', signal },
        { extractionId: run.id, documentId, pages, chunks, turn },
        () => tellProgress('extracting', { chunksDone: ++chunksDone, chunksTotal }),
      )
      if (asked.later !== null) throw new Later(asked.later, asked.retryAfterMs ?? 0)
      found = await foundByModel(asked.found, pages, signal)
      all.stopped = asked.stopped
    }
    if (found.length > room) all.stopped ??= 'too-many'
    const checked = await checkQuotes(pages, found.slice(0, room), signal)
    all.located.push(...(await locate(scope, documentId, checked)))
    for (const { found: one, place } of checked)
      if (place === null)
        all.refusals.push({ documentId, page: one.citedPage, quote: one.quote.slice(0, 4000) })
    const quotes = all.located.length + all.refusals.length
    await tellProgress('extracting', { quotesDone: quotes, quotesTotal: quotes })
    if (all.stopped !== null) break
  }
  await tellProgress('checking', { chunksDone, chunksTotal })
  return all
}
