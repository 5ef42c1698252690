import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Checks } from '../check/checks.ts'
import { showImport } from '../show-import.ts'
import { saveNewStations } from './alias-store.ts'
import { changeChecked } from './resolve.ts'

/** Makes the stations that rows name and the project does not have; what waited for them is checked again. */
export async function makeStations(
  scope: ProjectScope,
  checks: Checks,
  key: string,
): Promise<ResultImport> {
  await changeChecked(scope, checks, key, async (scope) => {
    await saveNewStations(scope, key)
  })
  return showImport(scope, checks, key)
}
