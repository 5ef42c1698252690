import type { Commitment } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { commitmentColumns, fromCommitments } from './columns-store.ts'

/** Verified commitments `c` where the condition holds, as instruments and their pages have them: what packs are made of. */
export const readVerified = (scope: ProjectScope, condition: Sql): Promise<Commitment[]> =>
  scope.rows<Commitment>(sql`
    select ${commitmentColumns(scope)} from ${fromCommitments(scope)}
    where c.project_id = ${scope.projectId} and c.state = 'verified' and ${condition}
    order by ${raw(`name_key(i.name), i.id, (select min(row(q.document_id, q.page, q.start)::text) from commitment_place q
      where q.project_id = c.project_id and q.commitment_id = c.id), c.id`)}`)
