import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { ChosenDocument } from './chosen-document.ts'

const columns: Sql =
  raw(`o.id, o.name, o.state, coalesce(o.pages, 0) as pages, o.text_length::float8 as text_length, g.read, g.to_recognise,
  exists (select from extraction_document d
    join extraction e on e.project_id = d.project_id and e.id = d.extraction_id and e.ended_at is null
    join job j on j.id = e.job_id and j.state in ('queued', 'running')
    where d.project_id = o.project_id and d.document_id = o.id) as is_under_way`)
const from: Sql = raw(`instrument_document o cross join lateral (
    select count(*)::int as read, count(*) filter (where t.needs_recognition)::int as to_recognise
    from document_page t where t.project_id = o.project_id and t.document_id = o.id
  ) g`)

export const documentsOf = (scope: ProjectScope, instrumentId: number) =>
  scope.rows<ChosenDocument>(sql`
    select ${columns} from ${from}
    where o.project_id = ${scope.projectId} and o.instrument_id = ${instrumentId} and o.removed_at is null
    order by o.added_at, o.id`)

/** A document by its id, with the instrument that it is of. */
export async function findChosen(
  scope: ProjectScope,
  id: number,
): Promise<(ChosenDocument & { instrumentId: number }) | null> {
  const [row] = await scope.rows<ChosenDocument & { instrumentId: number }>(sql`
    select ${columns}, o.instrument_id from ${from}
    where o.project_id = ${scope.projectId} and o.id = ${id} and o.removed_at is null`)
  return row ?? null
}
