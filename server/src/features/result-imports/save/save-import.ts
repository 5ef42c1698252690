import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { campaignNamed, refuseApproved, resultsEntered } from '../../samples/service.ts'
import type { Checks } from '../check/checks.ts'
import { markDuplicates } from '../check/duplicates-store.ts'
import { countRows, knownOfOthers, storeCounts } from '../counts-store.ts'
import { showImport } from '../show-import.ts'
import { attachSavedReport } from '../hand-in/report.ts'
import { addSaved, lockImport } from '../store.ts'
import {
  campaignsOf,
  deleteSaved,
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
  { key, campaign }: { key: string; campaign: string },
): Promise<ResultImport> {
  await scope.transaction((scope) => saveGood(scope, key, campaign))
  return showImport(scope, checks, key)
}

async function saveGood(scope: ProjectScope, key: string, campaign: string): Promise<void> {
  // One save at a time, so that the second finds what the first saved.
  await lock(scope, 'results', scope.projectId)
  const one = await lockImport(scope, key)
  if (!one) throw new Problem('NOT_FOUND')
  if (one.state === 'saved') return
  if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
  await markDuplicates(scope, one)
  const { good, known, held, firstOn, lastOn } = await countRows(scope, key)
  if (good + known === 0) throw new Problem('IMPORT_NOTHING_TO_SAVE')
  const { laboratoryId } = one
  const samples =
    good === 0
      ? 0
      : await saveSamples(scope, key, {
          laboratoryId,
          campaignId: await campaignNamed(scope, campaign),
        })
  // Campaigns of the samples that were just inserted, and of the others that get results.
  await refuseApproved(scope, campaignsOf(scope, key))
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
