import type { Commitment } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { commitmentColumns, fromCommitments } from './columns-store.ts'

/** One commitment, those of one instrument, or all of the project. */
type Which = { id: number | null; instrumentId: number | null }

/** By instrument, then as their first places stand in its documents. */
const inDocumentOrder: Sql =
  raw(`name_key(i.name), i.id, (select min(array[q.document_id, q.page, q.start])
  from commitment_place q where q.project_id = c.project_id and q.commitment_id = c.id), c.id`)

/** Verified commitments as instruments and their pages have them: what packs are made of. */
export const readVerified = (
  scope: ProjectScope,
  { id, instrumentId }: Which,
): Promise<Commitment[]> =>
  scope.rows<Commitment>(sql`
    select ${commitmentColumns(scope)} from ${fromCommitments(scope)}
    where c.project_id = ${scope.projectId} and c.state = 'verified' and c.id = coalesce(${id}::int, c.id)
      and c.instrument_id = coalesce(${instrumentId}::int, c.instrument_id)
    order by ${inDocumentOrder}`)
