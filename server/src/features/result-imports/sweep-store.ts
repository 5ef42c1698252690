import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

const keptDays = 7
/** What a laboratory handed in waits longer: nobody of the project chose the day. */
const handedInDays = 30

/**
 * Abandoned imports: their pages say that they expired, and those of which something was saved are finished. Removes
 * rows, except those of imports that can still be saved.
 */
export async function expireResultImports(scope: SystemScope): Promise<number> {
  const before = ago(scope.clock, { days: keptDays })
  const handedIn = ago(scope.clock, { days: handedInDays })
  const isOver = sql`(i.created_at < ${before} and (i.handed_in_at is null or i.handed_in_at < ${handedIn}))`
  const refusal = { problem: 'IMPORT_EXPIRED', params: { days: keptDays } }
  const expired = await scope.rows(sql`
    with unused as (
      delete from result_import_row r where not exists (select from result_import i
        where i.project_id = r.project_id and i.key = r.key
          and i.state in ('checking', 'mapped', 'checked') and not ${isOver})
    )
    update result_import i set state = case when results > 0 then 'saved' else 'refused' end,
      refusal = case when results > 0 then null else ${JSON.stringify(refusal)}::jsonb end
    where state in ('checking', 'mapped', 'checked') and ${isOver} returning key`)
  return expired.length
}
