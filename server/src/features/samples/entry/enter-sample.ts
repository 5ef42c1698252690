import type { EnteredSample } from '@puquio/contract/laboratory/sample-entry'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { timeIn, todayIn } from '@puquio/domain'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { refuseApprovedSample } from '../approval-store.ts'
import { calculateResults } from '../calculated/calculate-results.ts'
import { deleteCalculated } from '../calculated/calculated-store.ts'
import { showSample } from '../detail/show-sample.ts'
import {
  deleteSample,
  findSame,
  holdSample,
  insertSample,
  missingOf,
  updateSample,
  writtenSample,
} from './entry-store.ts'
import { type ReadResult, readResults } from './read-results.ts'
import { deleteResult, saveResults } from './results-store.ts'

/** Enters a sample with its results, all or nothing. */
export const createSample = (scope: ProjectScope, input: EnteredSample): Promise<SampleRecord> =>
  scope.transaction(async (scope) => {
    // One change at a time, as for imports: the second finds what the first wrote.
    await lock(scope, 'results', scope.projectId)
    const results = await checked(scope, input, 0)
    const sampleId = await insertSample(scope, await writtenSample(scope, withoutResults(input)))
    await refuseApprovedSample(scope, sampleId)
    await saveResults(scope, sampleId, results)
    return showSample(scope, sampleId)
  })

/** Edits a sample and adds or corrects the results that are given; others stay as they are. */
export const editSample = (
  scope: ProjectScope,
  sampleId: number,
  { version, ...input }: EnteredSample & { version: number },
): Promise<SampleRecord> =>
  scope.transaction(async (scope) => {
    await lock(scope, 'results', scope.projectId)
    const held = await holdSample(scope, sampleId)
    if (held === null) throw new Problem('NOT_FOUND')
    if (held.version !== version) throw new Problem('CHANGED_MEANWHILE')
    await refuseApprovedSample(scope, sampleId)
    const results = await checked(scope, input, sampleId)
    // First, so that triggers take them out of the counts of the old station, day and component.
    await deleteCalculated(scope, sampleId)
    await updateSample(scope, sampleId, await writtenSample(scope, withoutResults(input)))
    // It may have moved to another campaign.
    await refuseApprovedSample(scope, sampleId)
    await saveResults(scope, sampleId, results)
    await calculateResults(scope, [sampleId])
    return showSample(scope, sampleId)
  })

export const removeSample = (scope: ProjectScope, sampleId: number): Promise<void> =>
  scope.transaction(async (scope) => {
    await lock(scope, 'results', scope.projectId)
    await refuseApprovedSample(scope, sampleId)
    await deleteCalculated(scope, sampleId)
    if (!(await deleteSample(scope, sampleId))) throw new Problem('NOT_FOUND')
  })

export const removeResult = (
  scope: ProjectScope,
  of: { sampleId: number; parameterId: number },
): Promise<void> =>
  scope.transaction(async (scope) => {
    await lock(scope, 'results', scope.projectId)
    await refuseApprovedSample(scope, of.sampleId)
    if (!(await deleteResult(scope, of))) throw new Problem('NOT_FOUND')
    await calculateResults(scope, [of.sampleId])
  })

/** Returns the results, read; refuses what does not fit, and a sample that is there already. */
async function checked(
  scope: ProjectScope,
  input: EnteredSample,
  sampleId: number,
): Promise<ReadResult[]> {
  const missing = await missingOf(scope, input)
  if (missing.length > 0) throw refused(missing, 'not-in-list')
  const now = scope.clock.now()
  const today = todayIn(scope.timeZone, now)
  const { sampledOn, sampledTime } = input
  if (sampledOn > today) throw refused(['sampledOn'], 'in-future')
  if (sampledOn === today && sampledTime !== null && sampledTime > timeIn(scope.timeZone, now))
    throw refused(['sampledTime'], 'in-future')
  const results = await readResults(scope, input, { sampleId })
  const same = await findSame(scope, input, sampleId)
  if (same !== null) throw new Problem('SAMPLE_EXISTS', { sampleId: String(same) })
  return results
}

const refused = (paths: readonly string[], code: string) =>
  new Problem(
    'INPUT_NOT_VALID',
    {},
    paths.map((path) => ({ path, code, params: {} })),
  )

const withoutResults = ({ results: _, decimalMark: _mark, ...sample }: EnteredSample) => sample
