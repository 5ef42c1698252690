import type { TrialOutcome, TrialProposal } from '@puquio/contract/commitments/prompt-trials'
import type { ExtractionStop } from '@puquio/contract/terms'
import { cutForModel, lineText } from '@puquio/domain'
import {
  growingPauses,
  handles,
  type JobHandler,
  type RunningJob,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readPageTexts } from '../../instruments/service.ts'
import { askChunk } from '../ask/ask-chunk.ts'
import { chunkChars } from '../ask/chunk-size.ts'
import { quotesMax } from '../find-in-documents.ts'
import { extractionsChanged } from '../extractions-changed.ts'
import { checkQuotes } from '../find/check-quotes.ts'
import { findByRules } from '../find/find-by-rules.ts'
import { type Found, foundByModel } from '../find/found.ts'
import { readKnownNames } from '../find/known-names-store.ts'
import { readDocument, recogniseDocument } from '../read/read-document.ts'
import { trialJob } from './trial-job.ts'
import { findWaiting, type KeptSide, setOutcomes, type WaitingTrial } from './trials-store.ts'

type Parts = Pick<Platform, 'files' | 'model'>
type Job = Pick<RunningJob<'project', unknown>, 'scope' | 'signal'>

/** Tells what prompts would propose on some pages; nothing of it is kept but the answer. */
export const triesPrompts = (platform: Parts): JobHandler<'try-prompts'> =>
  handles(trialJob, {
    concurrency: 4,
    perProject: 1,
    pauseMs: growingPauses(3),
    async run({ payload: { trialId }, complete, ...job }) {
      const { scope, signal } = job
      const trial = await findWaiting(scope, trialId)
      if (trial === null) return complete(async () => undefined)
      const pages = await readRange(platform, job, trial)
      const outcomes: TrialOutcome[] = []
      for (const side of trial.sides) {
        outcomes.push(await tried(platform, job, { side, trial, pages }))
        signal.throwIfAborted()
      }
      await complete(async (within) => {
        await setOutcomes(within, trialId, outcomes)
        await extractionsChanged(within)
      })
    },
  })

const done = async () => undefined

/** All pages of the document that are stored, so that quotes are looked for as a run does. */
async function readRange(
  platform: Parts,
  { scope, signal }: Job,
  { documentId, fromPage: from, toPage: to }: WaitingTrial,
): Promise<string[]> {
  const reading = { documentId, signal, onProgress: done }
  await readDocument(platform, scope, { ...reading, upTo: to })
  await recogniseDocument(platform, scope, { ...reading, within: { from, to } })
  return readPageTexts(scope, documentId)
}

type Trying = { side: KeptSide; trial: WaitingTrial; pages: readonly string[] }

async function tried(platform: Parts, job: Job, trying: Trying): Promise<TrialOutcome> {
  const { side, pages } = trying
  const startMs = performance.now()
  const { found, ...outcome } =
    side.by === 'rules'
      ? await byRules(job, trying)
      : await byModel(platform, job, { ...trying, task: side.task })
  const checked = await checkQuotes(pages, found, job.signal)
  const proposals = checked.map(
    ({ found: one, place }): TrialProposal => ({
      shortName: one.shortName,
      text: lineText(one.quote).trim(),
      kind: one.kind,
      quote: one.quote,
      citedPage: one.citedPage,
      page: place?.page ?? null,
    }),
  )
  const prompt = side.by === 'version' ? { source: side.source, number: side.number } : null
  return { ...outcome, prompt, proposals, ms: Math.round(performance.now() - startMs) }
}

type Tried = Omit<TrialOutcome, 'prompt' | 'proposals' | 'ms'> & { found: Found[] }
const free = { tokens: { input: 0, output: 0 }, costUsd: 0, stopped: null, isReused: false }

async function byRules({ scope, signal }: Job, { trial, pages }: Trying): Promise<Tried> {
  const { fromPage, toPage } = trial
  const known = await readKnownNames(scope)
  const range = pages.slice(fromPage - 1, toPage)
  const found = await findByRules(range, known, { most: quotesMax, signal })
  const placed = found.map((one) => ({ ...one, citedPage: one.citedPage + fromPage - 1 }))
  return { ...free, method: 'rules', model: null, found: placed }
}

async function byModel(
  { model }: Parts,
  { scope, signal }: Job,
  { trial: { fromPage, toPage }, pages, task }: Trying & { task: string },
): Promise<Tried> {
  const none: Tried = { ...free, method: 'model', model: model?.name ?? null, found: [] }
  if (model === null) return { ...none, stopped: 'not-configured' }
  const chunks = cutForModel(pages.slice(fromPage - 1, toPage), chunkChars(model, task), fromPage)
  const asking = { model, scope, task, signal, purpose: 'trial' as const }
  const all = { ...none, isReused: true, tokens: { input: 0, output: 0 } }
  let stopped: ExtractionStop | null = null
  for (const chunk of chunks) {
    const answer = await askChunk(asking, chunk, pages)
    all.found.push(...(await foundByModel(answer.found, pages, signal)))
    all.tokens.input += answer.tokens.input
    all.tokens.output += answer.tokens.output
    all.costUsd += answer.costUsd
    all.isReused &&= answer.isKnown
    stopped = answer.failure
    if (stopped !== null) break
  }
  return { ...all, stopped }
}
