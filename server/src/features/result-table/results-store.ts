import type { TableResult } from '@puquio/contract/laboratory/result-table'
import type { DataQualifier } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  type Calculation,
  calculation,
  calculationOf,
  type EvaluatedRow,
  evaluatedResults,
  isCompared,
  limitOf,
  readLimitsInForce,
  sourcesOf,
} from '../samples/service.ts'
import { type Filters, wantedParameters } from './filters-store.ts'

type Asked = { sampleIds: readonly number[]; filters: Filters }
type Row = Omit<TableResult, 'limit' | 'outcome' | 'isWarning' | 'applied' | 'calculated'> &
  Omit<EvaluatedRow, 'outcome' | 'isWarning'> &
  Calculation & {
    outcome: EvaluatedRow['outcome'] | null
    isWarning: boolean
    appliedQualifier: DataQualifier | null
    appliedReason: string | null
  }

/** Returns the current results of some samples beside their limits, by the ids of the samples. */
export async function readTableResults(
  scope: ProjectScope,
  asked: Asked,
): Promise<Map<number, TableResult[]>> {
  const results = await evaluated(scope, asked)
  const rows = await scope.rows<Row>(sql`
    select r.sample_id, r.parameter_id, r.text, r.unit as text_unit, r.value, r.qualifier, r.detection_limit,
      r.quantification_limit, r.applied_qualifier, r.applied_reason, ${calculation}, ${ofCompared('r.outcome')} as outcome,
      ${ofCompared('r.reason')} as reason, coalesce(${ofCompared('r.is_warning')}, false) as is_warning,
      ${ofCompared('r.share')} as share, ${ofCompared('r.min')} as min, ${ofCompared('r.max')} as max,
      ${ofCompared('r.limit_key')} as limit_key, ${ofCompared('r.limit_standard')} as limit_standard,
      ${ofCompared('r.limit_category')} as limit_category, ${ofCompared('r.limit_unit')} as limit_unit, r.to_be_verified
    from ${results} r join sample s on s.project_id = ${scope.projectId} and s.id = r.sample_id`)
  const sources = await sourcesOf(scope, [
    ...new Set(rows.flatMap(({ limitKey }) => limitKey ?? [])),
  ])
  const bySample = Map.groupBy(rows, ({ sampleId }) => sampleId)
  return new Map(
    [...bySample].map(([id, ofSample]) => [id, ofSample.map((row) => shown(row, sources))]),
  )
}

/** Returns which of some samples have a result that exceeds. */
export async function exceedingAmong(
  scope: ProjectScope,
  asked: Asked,
): Promise<ReadonlySet<number>> {
  const results = await evaluated(scope, asked)
  const rows = await scope.rows<{ id: number }>(sql`
    select distinct s.id from ${results} r
    join sample s on s.project_id = ${scope.projectId} and s.id = r.sample_id
    where r.outcome = 'exceeds' and ${isCompared}`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns how many results each of some samples has in the table. */
export async function countTableResults(
  scope: ProjectScope,
  asked: Asked,
): Promise<ReadonlyMap<number, number>> {
  const rows = await scope.rows<{ id: number; count: number }>(sql`
    select sample_id as id, count(*) from (${shownResults(scope, asked)}) r group by sample_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The results of some samples, of wanted parameters alone. */
function shownResults(scope: ProjectScope, { sampleIds, filters }: Asked): Sql {
  const wanted = wantedParameters(scope, filters)
  return sql`select * from shown_result where ${allOf([
    sql`project_id = ${scope.projectId} and is_current and sample_id = any(${sampleIds}::int[])`,
    wanted && sql`parameter_id in (${wanted})`,
  ])}`
}

/** The same beside their limits. */
async function evaluated(scope: ProjectScope, asked: Asked): Promise<Sql> {
  const { projectId } = scope
  const { sampleIds } = asked
  const results = shownResults(scope, asked)
  const stations = sql`select station_id from sample where project_id = ${projectId} and id = any(${sampleIds}::int[])`
  return evaluatedResults(scope, { results, limits: await readLimitsInForce(scope, stations) })
}

/** Without blanks and spikes, whose results are not compared with limits. */
const ofCompared = (column: string): Sql => raw(`case when ${isCompared.text} then ${column} end`)

const shown = (row: Row, sources: ReadonlyMap<string, string>): TableResult => {
  const { parameterId, text, textUnit, value, qualifier, detectionLimit, quantificationLimit } = row
  const { outcome, reason, isWarning, share, appliedQualifier, appliedReason } = row
  const limit = limitOf(row)
  return {
    parameterId,
    text,
    textUnit,
    value,
    qualifier,
    detectionLimit,
    quantificationLimit,
    outcome,
    reason,
    isWarning,
    share,
    calculated: calculationOf(row),
    applied: appliedQualifier && { qualifier: appliedQualifier, reason: appliedReason ?? '' },
    limit: limit && { ...limit, source: sources.get(row.limitKey ?? '') ?? '' },
  }
}
