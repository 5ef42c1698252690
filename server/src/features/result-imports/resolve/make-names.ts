import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Checks } from '../check/checks.ts'
import { showImport } from '../show-import.ts'
import { saveNewNames } from './new-names-store.ts'
import { changeChecked, checkOthers, notPossible } from './resolve.ts'

type Said = { key: string; campaigns: readonly string[]; laboratories: readonly string[] }

/**
 * Makes campaigns and laboratories that rows of a file name and the project does not have; what waited for them, in
 * other files too, is checked again.
 */
export async function makeNames(
  scope: ProjectScope,
  checks: Checks,
  { key, campaigns, laboratories }: Said,
): Promise<ResultImport> {
  await changeChecked(scope, checks, key, async (scope) => {
    const waiting =
      (await saveNewNames(scope, key, { field: 'campaign', names: campaigns })) +
      (await saveNewNames(scope, key, { field: 'laboratory', names: laboratories }))
    if (waiting === 0) throw notPossible()
  })
  await checkOthers(scope, checks, key, [
    ...campaigns.map((text) => ({ field: 'campaign' as const, text })),
    ...laboratories.map((text) => ({ field: 'laboratory' as const, text })),
  ])
  return showImport(scope, checks, key)
}
