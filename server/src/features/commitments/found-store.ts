import { type Found, foundMax } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import { containsWords } from '../../platform/db/contains-words.ts'
import { foundRank, type Ranked } from '../../platform/db/found-rank.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'

/** Returns commitments that were not rejected, by their short name and text. */
export async function foundCommitments(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'commitments'>>[]> {
  const rows = await scope.rows<{ id: number; title: string; detail: string; rank: number }>(sql`
    select c.id, c.short_name as title, i.name as detail,
      ${foundRank({ name: raw('c.short_name'), text })} as rank
    from commitment c join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
    where c.project_id = ${scope.projectId} and c.state <> 'rejected' and ${containsWords(raw('c.search_key'), text)}
    order by rank, c.short_name_key, c.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'commitment',
    opens: addressOf('Commitment', { commitmentId: row.id }),
  }))
}
