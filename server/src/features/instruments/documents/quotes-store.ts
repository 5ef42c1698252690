import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type QuotedDocument = { instrumentId: number; pages: number | null; isRetired: boolean }

/** Null where the project has no such document, it was removed, or it cannot be read. */
export async function documentForQuote(
  scope: ProjectScope,
  id: number,
): Promise<QuotedDocument | null> {
  const [row] = await scope.rows<QuotedDocument>(sql`
    select o.instrument_id, o.pages, i.retired_at is not null as is_retired from instrument_document o
    join instrument i on i.project_id = o.project_id and i.id = o.instrument_id
    where o.project_id = ${scope.projectId} and o.id = ${id} and o.removed_at is null and o.state <> 'refused'`)
  return row ?? null
}
