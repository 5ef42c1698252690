import { type Found, foundMax } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import { containsWords } from '../../platform/db/contains-words.ts'
import { foundRank, type Ranked } from '../../platform/db/found-rank.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'

/** Returns plans that are not annulled, by name. */
export async function findPlans(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'plans'>>[]> {
  const rows = await scope.rows<{ id: number; title: string; rank: number }>(sql`
    select p.id, p.name as title, ${foundRank({ name: raw('p.name'), text })} as rank
    from plan p
    where p.project_id = ${scope.projectId} and p.annulled_at is null and ${containsWords(raw('p.name'), text)}
    order by rank, name_key(p.name), p.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'plan',
    detail: '',
    opens: addressOf('PlanningDetail', { planningId: row.id }),
  }))
}
