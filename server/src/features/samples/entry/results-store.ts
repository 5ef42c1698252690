import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { resultsEntered } from '../exceedances/results-entered.ts'
import type { ReadResult } from './read-results.ts'

/**
 * Adds results to a sample. One that differs from what the sample has becomes its next version, which is the current
 * one from then on; one that does not is left as it is.
 */
export async function saveResults(
  scope: ProjectScope,
  sampleId: number,
  results: readonly ReadResult[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as g("parameterId" int, text text, unit text,
    value float8, qualifier text, "detectionLimit" float8, "quantificationLimit" float8, uncertainty float8, method text,
    "laboratoryReference" text, "analysedOn" date)`
  const changed = await scope.rows<{ parameterId: number }>(sql`
    select g."parameterId" as parameter_id
    from ${given} left join result r on r.project_id = ${scope.projectId} and r.sample_id = ${sampleId}
      and r.parameter_id = g."parameterId" and r.is_current
    where r.sample_id is null or (r.text, r.unit, r.value, r.qualifier, r.detection_limit, r.quantification_limit,
        r.uncertainty, r.method, r.laboratory_reference, r.analysed_on)
      is distinct from (g.text, g.unit, g.value, g.qualifier, g."detectionLimit", g."quantificationLimit", g.uncertainty,
        g.method, g."laboratoryReference", g."analysedOn")`)
  const ids = changed.map(({ parameterId }) => parameterId)
  if (ids.length === 0) return
  const enteredAt = scope.clock.now()
  await scope.rows(sql`
    update result set is_current = false
    where project_id = ${scope.projectId} and sample_id = ${sampleId} and parameter_id = any(${ids}::int[]) and is_current`)
  await scope.rows(sql`
    insert into result (project_id, station_id, sample_id, parameter_id, version, sampled_on, value, detection_limit,
      quantification_limit, uncertainty, qualifier, text, unit, method, laboratory_reference, analysed_on, entered_at,
      entered_by)
    select s.project_id, s.station_id, s.id, g."parameterId",
      coalesce((select max(r.version) from result r where r.project_id = s.project_id and r.sample_id = s.id
        and r.parameter_id = g."parameterId"), 0) + 1,
      s.sampled_on, g.value, g."detectionLimit", g."quantificationLimit", g.uncertainty, g.qualifier, g.text, g.unit,
      g.method, g."laboratoryReference", g."analysedOn", ${enteredAt}::timestamptz, ${scope.userId}::int
    from ${given} join sample s on s.project_id = ${scope.projectId} and s.id = ${sampleId}
    where g."parameterId" = any(${ids}::int[])`)
  await resultsEntered(scope, enteredAt)
}

export const deleteResult = async (
  scope: ProjectScope,
  { sampleId, parameterId }: { sampleId: number; parameterId: number },
): Promise<boolean> => {
  const rows = await scope.rows(sql`
    delete from result
    where project_id = ${scope.projectId} and sample_id = ${sampleId} and parameter_id = ${parameterId} returning 1`)
  return rows.length > 0
}
