import type { ProjectScope } from '../../platform/db/scope.ts'
import { Problem } from '../../platform/problem.ts'
import type { Checks } from './check/checks.ts'
import { deleteRows } from './rows-store.ts'
import { deleteImport, lockImport } from './store.ts'

export async function discardImport(
  scope: ProjectScope,
  checks: Checks,
  key: string,
): Promise<void> {
  await checks.cancel(scope, key)
  await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state === 'saved') throw new Problem('IMPORT_ALREADY_SAVED')
    await deleteRows(scope, key)
    await deleteImport(scope, key)
  })
}
