import type { Outcome } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { evaluatedResults, isCompared, readLimitsInForce } from '../../samples/service.ts'
import { samplesOf } from './samples-store.ts'

export type PackedResult = {
  monitoringId: number
  station: string
  sampledOn: string
  parameter: string
  qualifier: string | null
  value: number | null
  text: string
  unit: string
  min: number | null
  max: number | null
  limitUnit: string | null
  limitStandard: string | null
  limitCategory: string | null
  toBeVerified: boolean
  /** Null of blanks and spikes. */
  outcome: Outcome | null
  laboratory: string | null
  report: string | null
}

/** The results of the samples of monitorings, so many at most, each under the limit in force on its day. */
export async function readResults(
  scope: ProjectScope,
  monitorings: readonly number[],
  { language, most }: { language: string; most: number },
): Promise<PackedResult[]> {
  if (monitorings.length === 0) return []
  const { projectId } = scope
  const samples = samplesOf(scope, monitorings)
  const stations = sql`select distinct s.station_id from sample s
    where s.project_id = ${projectId} and s.id in (select k.sample_id from ${samples} k)`
  const results = sql`select r.* from shown_result r
    where r.project_id = ${projectId} and r.sample_id in (select k.sample_id from ${samples} k) and r.is_current`
  const limits = await readLimitsInForce(scope, stations)
  return scope.rows<PackedResult>(sql`
    select k.monitoring_id, st.code as station, s.sampled_on, p.name ->> ${language} as parameter, e.qualifier, e.value,
      e.text, p.unit, case when ${isCompared} then e.outcome end as outcome,
      case when ${isCompared} then e.min end as min, case when ${isCompared} then e.max end as max,
      case when ${isCompared} then e.limit_unit end as limit_unit,
      case when ${isCompared} then e.limit_standard end as limit_standard,
      case when ${isCompared} then e.limit_category end as limit_category,
      coalesce(${isCompared} and e.to_be_verified, false) as to_be_verified, l.name as laboratory, s.report
    from ${evaluatedResults(scope, { results, limits })} e
    join ${samples} k on k.sample_id = e.sample_id
    join sample s on s.project_id = ${projectId} and s.id = e.sample_id
    join station st on st.project_id = s.project_id and st.id = s.station_id
    join parameter p on p.project_id = s.project_id and p.id = e.parameter_id
    left join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    order by s.sampled_on, st.code, s.id, k.monitoring_id, p.name ->> ${language}, p.id limit ${most}`)
}
