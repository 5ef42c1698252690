import type { Baseline } from '@puquio/contract/laboratory/limits'
import { type Amount, meanOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'
import { readEvaluationSettings } from '../laboratory-settings/service.ts'
import { isRejected } from '../samples/service.ts'

type Wanted = { stationId: number; parameterId: number; from: string; to: string }

/** The mean of the results of a period, non-detects by the project's rule, which is named. */
export async function baselineOf(
  scope: ProjectScope,
  { stationId, parameterId, from, to }: Wanted,
): Promise<Baseline> {
  const [known] = await scope.rows<{ unit: string }>(sql`
    select p.unit from parameter p join station s on s.project_id = p.project_id and s.id = ${stationId}
    where p.project_id = ${scope.projectId} and p.id = ${parameterId}`)
  if (!known) throw new Problem('NOT_FOUND')
  const amounts = await scope.rows<Amount>(sql`
    select ${isRejected} as is_rejected, coalesce(r.value, case when r.qualifier in ('<', '<=') then coalesce(r.detection_limit, r.quantification_limit)
      when r.qualifier = 'trace' then r.quantification_limit end) as value, r.qualifier
    from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    where r.project_id = ${scope.projectId} and r.station_id = ${stationId} and r.parameter_id = ${parameterId}
      and r.is_current and r.sampled_on between ${from}::date and ${to}::date`)
  const { nonDetectRule } = await readEvaluationSettings(scope)
  const mean = meanOf(amounts, nonDetectRule)
  return {
    mean: mean?.value ?? null,
    unit: known.unit,
    results: mean?.count ?? 0,
    nonDetects: mean?.nonDetects ?? 0,
    nonDetectRule: mean?.nonDetectRule ?? null,
    left: mean?.left ?? amounts.length,
  }
}
