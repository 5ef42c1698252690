import type { ExtractionInput } from '@puquio/contract/commitments/extractions'
import { lock } from '../../platform/db/lock.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { cancelJob } from '../../platform/jobs/queue-store.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { findInstrumentState } from '../instruments/service.ts'
import { budgetLeft } from '../model-budget/service.ts'
import { chosenPrompt } from '../prompts/service.ts'
import { chooseDocuments, refuseUnderWay } from './choose-documents.ts'
import { extractJob } from './extract-job.ts'
import { extractionsChanged } from './extractions-changed.ts'
import { endCancelled, insertExtraction, setExtractionJob } from './run-store.ts'

/** Begins a run of an instrument's documents; returns its id. */
export const startExtraction = (
  { model }: Pick<Platform, 'model'>,
  scope: ProjectScope,
  instrumentId: number,
  { documentIds, method, prompt }: ExtractionInput,
): Promise<number> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    // Two who start the same at once: the second sees the first one's.
    await lock(within, 'extractions', within.projectId)
    const held = await findInstrumentState(within, instrumentId)
    if (held === null) throw new Problem('NOT_FOUND')
    if (held.isRetired) throw new Problem('INSTRUMENT_RETIRED')
    const documents = await chooseDocuments(within, instrumentId, documentIds)
    refuseUnderWay(documents)
    if (method === 'model') await refuseUnpaid(within, model)
    const asked = method === 'model' ? await chosenPrompt(within, instrumentId, prompt) : null
    const id = await insertExtraction(within, {
      instrumentId,
      method,
      model: method === 'model' ? (model?.name ?? null) : null,
      prompt: asked,
      documentIds: documents.map((one) => one.id),
      pages: documents.reduce((sum, { pages }) => sum + pages, 0),
    })
    await setExtractionJob(within, id, await enqueue(within, extractJob, { extractionId: id }))
    await extractionsChanged(within)
    return id
  })

/** Where nobody can be asked, or the month's budget is spent. */
export async function refuseUnpaid(scope: ProjectScope, model: Platform['model']): Promise<void> {
  if (model === null) throw new Problem('NO_MODEL')
  if ((await budgetLeft(scope)) === 0) throw new Problem('MODEL_BUDGET_SPENT')
}

/** Pages that were read and answers that were paid stay; nothing is proposed. */
export const cancelExtraction = (scope: ProjectScope, id: number): Promise<void> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const ended = await endCancelled(within, id)
    if (ended === null) throw new Problem('NOT_FOUND')
    if (ended === 'ended') throw new Problem('EXTRACTION_ENDED')
    await cancelJob(within, ended.jobId)
    await extractionsChanged(within)
  })
