import type { RouteAnswer } from '@puquio/contract'
import type { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Choices = RouteAnswer<typeof commitmentRoutes.choices>
type Choice = { list: keyof Choices; id: number; name: string; count: number }

/** What commitments can be filtered by, by name, with how many there are of each. */
export async function listChoices(scope: ProjectScope): Promise<Choices> {
  const rows = await scope.rows<Choice>(sql`
    select 'instruments' as list, i.id, i.name, count(*)::int as count
    from commitment c join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
    where c.project_id = ${scope.projectId} group by i.id
    union all
    select 'miningUnits', u.id, u.name, count(*)::int
    from commitment c join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
    join mining_unit u on u.project_id = i.project_id and u.id = i.mining_unit_id
    where c.project_id = ${scope.projectId} group by u.id
    union all
    select 'documents', t.id, t.name, count(distinct q.commitment_id)::int
    from commitment_place q join instrument_document t on t.project_id = q.project_id and t.id = q.document_id
    where q.project_id = ${scope.projectId} group by t.id
    order by 1, 3, 2`)
  const choices: Choices = { instruments: [], miningUnits: [], documents: [] }
  for (const { list, ...one } of rows) choices[list].push(one)
  return choices
}
