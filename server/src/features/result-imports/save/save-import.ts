import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { campaignNamed, refuseApproved, resultsEntered } from '../../samples/service.ts'
import type { Checks } from '../check/checks.ts'
import { postponeCheck } from '../check/check-store.ts'
import { markDuplicates } from '../check/duplicates-store.ts'
import { namedIn } from '../check/sample-names-store.ts'
import { countRows, knownOfOthers, storeCounts } from '../counts-store.ts'
import { showImport } from '../show-import.ts'
import { attachSavedReport } from '../hand-in/report.ts'
import { addSaved, lockImport } from '../store.ts'
import {
  areNamesGone,
  campaignsOf,
  deleteSaved,
  nameLaboratories,
  samplesOfKnown,
  saveResults,
  saveSamples,
} from './saving-store.ts'

/**
 * Saves what is good in one transaction; what waits stays and is saved by a later call. Repeated after everything is
 * saved it answers the same.
 */
export async function saveImport(
  scope: ProjectScope,
  checks: Checks,
  { key, campaign }: { key: string; campaign: string | null },
): Promise<ResultImport> {
  const done = await scope.transaction((scope) => saveGood(scope, key, campaign))
  if (done === 'names-gone') throw new Problem('IMPORT_NOT_READY', { state: 'checking' })
  return showImport(scope, checks, key)
}

/** Saves nothing where what rows name is gone: they are checked again at the next look, and wait. */
async function saveGood(
  scope: ProjectScope,
  key: string,
  campaign: string | null,
): Promise<'names-gone' | undefined> {
  // One save at a time, so that the second finds what the first saved.
  await lock(scope, 'results', scope.projectId)
  const one = await lockImport(scope, key)
  if (!one) throw new Problem('NOT_FOUND')
  if (one.state === 'saved') return
  if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
  const named = namedIn(one.mapping)
  if (named.includes('campaign') && (await areNamesGone(scope, key))) {
    await postponeCheck(scope, one)
    return 'names-gone'
  }
  await markDuplicates(scope, one)
  const { good, known, withoutCampaign = 0, held, firstOn, lastOn } = await countRows(scope, key)
  if (good + known === 0) throw new Problem('IMPORT_NOTHING_TO_SAVE')
  if (withoutCampaign > 0 && campaign === null) throw fieldProblem('campaign', 'required')
  const { laboratoryId } = one
  // Not added where nothing enters it.
  const campaignId =
    withoutCampaign > 0 && campaign !== null ? await campaignNamed(scope, campaign) : null
  const samples = good === 0 ? 0 : await saveSamples(scope, key, { laboratoryId, campaignId })
  // Campaigns of the samples that were just inserted, and of the others that get results.
  await refuseApproved(scope, campaignsOf(scope, key))
  if (named.includes('laboratory')) await nameLaboratories(scope, key)
  const enteredAt = scope.clock.now()
  const { results, newVersions, sampleIds } = await saveResults(scope, key, enteredAt)
  if (results !== good) throw new Error(`${results} of ${good} results saved`)
  if (results > 0) await resultsEntered(scope, enteredAt)
  await attachSavedReport(scope, one, [...sampleIds, ...(await samplesOfKnown(scope, key))])
  await deleteSaved(scope, key)
  await storeCounts(scope, key)
  await addSaved(scope, key, {
    results,
    samples,
    newVersions,
    sampleIds,
    known: knownOfOthers(known, one),
    isWhole: held === 0,
    dates: { firstOn, lastOn },
  })
}
