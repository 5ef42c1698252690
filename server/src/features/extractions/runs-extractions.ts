import { extractionStopTerms } from '@puquio/contract/terms'
import { addressOf } from '@puquio/domain'
import { handles, type JobHandler, type RunningJob } from '../../platform/jobs/job-kind.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { isStorageFull } from '../../platform/files/storage-full.ts'
import { Problem } from '../../platform/problem.ts'
import { type KnownNames, knownNames, proposeCommitments } from '../commitments/service.ts'
import { lockInstruments } from '../instruments/service.ts'
import { notify } from '../notifications/service.ts'
import { extractJob } from './extract-job.ts'
import { extractionEnded } from './extractions-changed.ts'
import { proposalsOf } from './find/proposals.ts'
import { findInDocuments, Later, quotesMax, type WhatWasFound } from './find-in-documents.ts'
import { readDocuments } from './read-documents.ts'
import { endRun, findRun, holdRun, type Run, setProblem } from './run-store.ts'
import { progressOf } from './progress.ts'
import { beginTurn, turnMs } from './turn.ts'

type Parts = Pick<Platform, 'files' | 'model' | 'log'>
type Job = RunningJob<'project', { extractionId: number }>

/** How long a turn is, and how many quotes a run proposes at most. */
type Bounds = { turnMs: number; quotesMax: number }

/** So often a run is taken up again: after a failure, and where the model's server answers later. */
const mostAttempts = 8
const longestPauseMs = 600_000

/** Reads documents, looks for commitments in them and proposes those whose quote stands there. */
export const runsExtractions = (
  platform: Parts,
  bounds: Bounds = { turnMs, quotesMax },
): JobHandler<'extract-commitments'> =>
  handles(extractJob, {
    concurrency: 2,
    // What one run of a project reads is there for the next one.
    perProject: 1,
    pauseMs: ({ attempt }, error) => {
      if (attempt >= mostAttempts) return null
      const pauseMs = 1000 * 4 ** (attempt - 1)
      return Math.min(
        Math.max(pauseMs, (error instanceof Later && error.pauseMs) || 0),
        longestPauseMs,
      )
    },
    async run(job) {
      const run = await findRun(job.scope, job.payload.extractionId)
      if (run === null) return job.complete(async () => undefined)
      const found = await find(platform, job, run, bounds)
      const named = found.located.map((one) => one.named)
      const names = await knownNames(job.scope, named, job.signal)
      await job.complete((within) => end(within, run, found, names))
    },
    async onGivenUp({ payload, scope: within, error }) {
      const run = await findRun(within, payload.extractionId)
      const stopped = error instanceof Later ? error.failure : 'cut-off'
      // They could not be copied for want of room.
      if (run && isStorageFull(error))
        for (const { id: documentId } of run.documents.filter((one) => !one.isRecognised))
          await setProblem(
            within,
            { extractionId: run.id, documentId },
            new Problem('STORAGE_FULL'),
          )
      const nothing: WhatWasFound = { located: [], refusals: [], stopped }
      if (run) await end(within, run, nothing, await knownNames(within, []))
    },
  })

async function find(platform: Parts, job: Job, run: Run, bounds: Bounds): Promise<WhatWasFound> {
  const { scope, signal } = job
  const tellProgress = progressOf(job, run.id)
  const turn = beginTurn(bounds.turnMs)
  const documents = await readDocuments(platform, { scope, signal, run, tellProgress, turn })
  if (documents.every(({ read }) => read === 0))
    return { located: [], refusals: [], stopped: 'nothing-read' }
  return findInDocuments(platform, { job, run, tellProgress, turn, quotesMax: bounds.quotesMax })
}

async function end(
  within: ProjectScope,
  run: Run,
  { located, refusals, stopped }: WhatWasFound,
  names: KnownNames,
): Promise<void> {
  if (!(await holdRun(within, run.id))) return
  // No document is taken off from here on; what was quoted from one that was is left out.
  await lockInstruments(within)
  const there = new Set((await findRun(within, run.id))?.documents.map(({ id }) => id))
  const quoted = located.filter(({ place }) => there.has(place.documentId))
  const made = {
    instrumentId: run.instrumentId,
    extractionId: run.id,
    method: run.method,
    model: run.model,
  }
  const { proposed, joined } = await proposeCommitments(within, made, proposalsOf(quoted), names)
  const quotes = located.length + refusals.length
  await endRun(within, run.id, { stopped, proposed, joined, refusals, quotes })
  await extractionEnded(within)
  const values = { instrument: run.instrument, count: proposed }
  const to = { projectId: within.projectId }
  const opens = { opens: addressOf('Extraction', { extractionId: run.id }) }
  if (stopped === null) await notify(within, 'extraction-done', values, to, opens)
  else {
    const reason = extractionStopTerms[stopped]
    await notify(within, 'extraction-failed', { ...values, reason }, to, opens)
  }
}
