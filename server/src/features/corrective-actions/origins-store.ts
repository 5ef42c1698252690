import type { ActionOriginInput } from '@puquio/contract/commitments/corrective-actions'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { projectDay } from '../monitorings/service.ts'
import { evaluatedResults, isCompared, readLimitsInForce } from '../samples/service.ts'
import { isOverdue } from '../tasks/service.ts'

/** Whether something is wrong with what an action is to be opened for; null where the project has no such thing. */
export const isWrong = async (
  scope: ProjectScope,
  origin: ActionOriginInput,
): Promise<boolean | null> => {
  if (origin.kind === 'other') return true
  if (origin.kind === 'exceedance') return exceeds(scope, origin)
  const [row] = await scope.rows<{ isWrong: boolean }>(wrong[origin.kind](scope, origin.id))
  return row?.isWrong ?? null
}

type Kind = Exclude<ActionOriginInput['kind'], 'other' | 'exceedance'>

const wrong: Record<Kind, (scope: ProjectScope, id: number) => Sql> = {
  mishap: ({ projectId }, id) => sql`
    select is_mishap and withdrawn_at is null as is_wrong from monitoring where project_id = ${projectId} and id = ${id}`,
  task: (scope, id) => sql`
    select ${isOverdue} or o.state = 'not-compliant' as is_wrong
    from ${projectDay(scope)} d cross join task_occurrence o where o.project_id = ${scope.projectId} and o.id = ${id}`,
  alarm: ({ projectId }, id) =>
    sql`select true as is_wrong from alarm where project_id = ${projectId} and id = ${id}`,
  commitment: ({ projectId }, id) => sql`
    select state in ('verified', 'superseded') as is_wrong from commitment where project_id = ${projectId} and id = ${id}`,
}

async function exceeds(
  scope: ProjectScope,
  { id, parameterId }: { id: number; parameterId: number },
): Promise<boolean | null> {
  const results = sql`select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.sample_id = ${id} and r.parameter_id = ${parameterId} and r.is_current
      and ${isCompared}`
  const stations = sql`select s.station_id from sample s where s.project_id = ${scope.projectId} and s.id = ${id}`
  const limits = await readLimitsInForce(scope, stations)
  const [row] = await scope.rows<{ isWrong: boolean }>(sql`
    select exists (select from ${evaluatedResults(scope, { results, limits })} e where e.outcome = 'exceeds') as is_wrong
    from shown_result r
    where r.project_id = ${scope.projectId} and r.sample_id = ${id} and r.parameter_id = ${parameterId} and r.is_current`)
  return row?.isWrong ?? null
}
