import { importKeptDays } from '@puquio/contract/plan-imports'
import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Files that laboratories handed in are kept longer: nobody of the project knew the day in advance. */
const handedInDays = 30

/**
 * Abandoned imports: their pages say that they expired, and those of which something was saved are finished. Removes
 * rows, except those of imports that can still be saved. What a laboratory did not hand in ends with its link: nobody
 * sees it any more.
 */
export async function expireResultImports(scope: SystemScope): Promise<number> {
  const before = ago(scope.clock, { days: importKeptDays })
  const handedIn = ago(scope.clock, { days: handedInDays })
  const isOver = sql`(i.created_at < ${before} and (i.handed_in_at is null or i.handed_in_at < ${handedIn}))`
  const refusal = { problem: 'IMPORT_EXPIRED', params: { days: importKeptDays } }
  const closed = await scope.rows(sql`
    delete from result_import i using laboratory_link l, project p
    where l.project_id = i.project_id and l.id = i.link_id and p.id = i.project_id and i.handed_in_at is null
      and (l.revoked_at is not null or l.valid_until < (${scope.clock.now()}::timestamptz at time zone p.time_zone)::date)
    returning i.key`)
  const expired = await scope.rows(sql`
    with unused as (
      delete from result_import_row r where not exists (select from result_import i
        where i.project_id = r.project_id and i.key = r.key
          and i.state in ('checking', 'mapped', 'checked') and not ${isOver})
    )
    update result_import i set state = case when results > 0 then 'saved' else 'refused' end,
      refusal = case when results > 0 then null else ${JSON.stringify(refusal)}::jsonb end, counted = null
    where state in ('checking', 'mapped', 'checked') and ${isOver} returning key`)
  return closed.length + expired.length
}
