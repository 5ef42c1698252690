import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Checks } from '../check/checks.ts'
import { showImport } from '../show-import.ts'
import { saveNewStations } from './alias-store.ts'
import { changeChecked } from './resolve.ts'

/** Makes those of the stations that rows name and the project does not have; what waited for them is checked again. */
export async function makeStations(
  scope: ProjectScope,
  checks: Checks,
  { key, codes }: { key: string; codes: readonly string[] },
): Promise<ResultImport> {
  await changeChecked(scope, checks, key, async (scope) => {
    const made = await saveNewStations(scope, key, codes)
    if (made === 0) throw new Problem('IMPORT_ANSWER_NOT_POSSIBLE')
  })
  return showImport(scope, checks, key)
}
