import { importKeptDays } from '@puquio/contract/plan-imports'
import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Abandoned imports: their pages say that they expired. Removes rows, except those of imports that can
 * still be saved.
 */
export async function expireImports(scope: SystemScope): Promise<number> {
  const before = ago(scope.clock, { days: importKeptDays })
  const refusal = { problem: 'IMPORT_EXPIRED', params: { days: importKeptDays } }
  const expired = await scope.rows(sql`
    with unused as (
      delete from plan_import_row r where not exists (select from plan_import i
        where i.project_id = r.project_id and i.key = r.key
          and i.state in ('checking', 'checked') and i.created_at >= ${before})
    )
    update plan_import set state = 'refused', refusal = ${JSON.stringify(refusal)}
    where state in ('checking', 'checked') and created_at < ${before} returning key`)
  return expired.length
}
