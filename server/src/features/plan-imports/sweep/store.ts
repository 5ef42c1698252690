import type { SystemScope } from '../../../platform/db/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

const keptDays = 7

/** What nobody came back to: its rows go, and who still holds its address is told so. */
export async function expireImports(scope: SystemScope): Promise<number> {
  const before = new Date(scope.clock.now().getTime() - keptDays * 86_400_000)
  const refusal = { problem: 'IMPORT_EXPIRED', params: { days: keptDays } }
  const expired = await scope.rows(sql`
    with old as (
      update plan_import set state = 'refused', refusal = ${JSON.stringify(refusal)}
      where state in ('checking', 'checked') and created_at < ${before} returning project_id, key
    ), unused as (
      delete from plan_import_row where (project_id, key) in (select project_id, key from old
        union all select project_id, key from plan_import where state = 'saved')
    ) select key from old`)
  return expired.length
}

/** Of these files, those that an import still reads, or that a plan was made from. */
export async function neededByImports(scope: SystemScope, hashes: Buffer[]): Promise<Buffer[]> {
  const rows = await scope.rows<{ fileHash: Buffer }>(sql`
    select distinct file_hash from plan_import where file_hash = any(${hashes}) and state <> 'refused'`)
  return rows.map(({ fileHash }) => fileHash)
}
