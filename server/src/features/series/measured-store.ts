import type { ShownFormula } from '@puquio/contract/laboratory/sample-record'
import type { SeriesResult } from '@puquio/contract/laboratory/series'
import type { ParameterGroup } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import { groupOrder } from '../parameters/service.ts'
import {
  type Calculation,
  calculation,
  calculationOf,
  type EvaluatedRow,
  evaluatedResults,
  isRejected,
  isUsable,
  limitOf,
  type LimitsInForce,
  readLimitsInForce,
  shownFormulas,
} from '../samples/service.ts'

type Names = { es: string; en: string; fr: string; pt: string }
export type ParameterRow = {
  id: number
  /** Of the catalogue, or of the project's own. */
  key: string
  name: Names
  symbol: string
  unit: string
  group: ParameterGroup
  formula: ShownFormula | null
}

export async function readParameters(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<ParameterRow[]> {
  const rows = await scope.rows<Omit<ParameterRow, 'formula'>>(sql`
    select id, key, name, symbol, unit, parameter_group as "group" from parameter
    where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by ${groupOrder('parameter_group')}, id`)
  const formulas = await shownFormulas(scope, ids)
  return rows.map((row) => ({ ...row, formula: formulas.get(row.id) ?? null }))
}

/** Current results of samples of the water, air, noise or soil itself, under a condition on `r`. */
const measured = (scope: ProjectScope, condition: Sql): Sql => sql`
  select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
  where r.project_id = ${scope.projectId} and r.is_current and ${condition}`

/** Those of a station: of all its parameters, or of one. */
export const measuredAt = (scope: ProjectScope, stationId: number, parameterId?: number): Sql =>
  measured(
    scope,
    allOf([
      sql`r.station_id = ${stationId}`,
      parameterId === undefined ? null : sql`r.parameter_id = ${parameterId}`,
    ]),
  )

export type Days = { from?: string | undefined; to?: string | undefined }

/** Those of a parameter between days; by stations, with which the index of results begins. */
export const measuredOf = (scope: ProjectScope, parameterId: number, { from, to }: Days): Sql =>
  measured(
    scope,
    allOf([
      sql`r.station_id = any(array(select id from station where project_id = ${scope.projectId}))`,
      sql`r.parameter_id = ${parameterId}`,
      from ? sql`r.sampled_on >= ${from}::date` : null,
      to ? sql`r.sampled_on <= ${to}::date` : null,
    ]),
  )

export const limitsAt = (scope: ProjectScope, stationId: number): Promise<LimitsInForce> =>
  readLimitsInForce(scope, sql`select ${stationId}::int`)

type Evaluated = Omit<
  EvaluatedRow,
  'parameterId' | 'version' | 'share' | 'limitKey' | 'limitParameter'
>
type Row = Evaluated &
  Calculation &
  Omit<SeriesResult, 'limit' | 'calculated' | 'outcome' | 'isWarning' | 'reason'> & {
    stationId: number
    parameterId: number
    detectionLimit: number | null
    quantificationLimit: number | null
  }
export type MeasuredResult = SeriesResult &
  Pick<Row, 'stationId' | 'parameterId' | 'detectionLimit' | 'quantificationLimit'>

/** Results, and the limits in force where they were measured. */
export type Measured = { results: Sql; limits: LimitsInForce }

/** Results beside their limits, the oldest first. */
export async function readMeasured(
  scope: ProjectScope,
  { results, limits }: Measured,
): Promise<MeasuredResult[]> {
  const rows = await scope.rows<Row>(sql`
    select r.station_id, r.parameter_id, r.sample_id, r.sampled_on, r.text, r.unit as text_unit, r.value, r.qualifier,
      r.detection_limit, r.quantification_limit, ${isRejected} as is_rejected, ${calculation}, c.name as campaign, c.approved_at is not null as is_approved, e.outcome,
      e.reason, e.is_warning, e.limit_standard, e.limit_category, e.min, e.max, e.limit_unit, e.to_be_verified
    from (${results}) r
    join ${evaluatedResults(scope, { results, limits })} e
      on e.sample_id = r.sample_id and e.parameter_id = r.parameter_id and e.version = r.version
    join sample s on s.project_id = ${scope.projectId} and s.id = r.sample_id
    join campaign c on c.project_id = ${scope.projectId} and c.id = s.campaign_id
    order by s.sampled_at, s.id`)
  return rows.map(
    ({
      limitStandard,
      limitCategory,
      min,
      max,
      limitUnit,
      toBeVerified,
      isCalculated,
      nonDetects,
      nonDetectRule,
      ...row
    }) => ({
      ...row,
      calculated: calculationOf({ isCalculated, nonDetects, nonDetectRule }),
      limit: limitOf({ limitStandard, limitCategory, min, max, limitUnit, toBeVerified }),
    }),
  )
}

export type CountedRow = {
  stationId: number
  parameterId: number
  results: number
  nonDetects: number
  exceedances: number
  min: number | null
  median: number | null
  max: number | null
}

/** Of each parameter at each station: how many results there are, how many exceed, and between what those not rejected lie. */
export const countMeasured = (
  scope: ProjectScope,
  { results, limits }: Measured,
): Promise<CountedRow[]> =>
  scope.rows<CountedRow>(sql`
    select r.station_id, r.parameter_id, count(*)::int as results,
      count(*) filter (where r.qualifier in ('<', '<=', 'trace'))::int as non_detects,
      count(*) filter (where e.outcome = 'exceeds')::int as exceedances,
      min(r.value) filter (where ${isUsable}) as min,
      percentile_cont(0.5) within group (order by r.value) filter (where ${isUsable}) as median,
      max(r.value) filter (where ${isUsable}) as max
    from (${results}) r
    join ${evaluatedResults(scope, { results, limits })} e
      on e.sample_id = r.sample_id and e.parameter_id = r.parameter_id and e.version = r.version
    group by 1, 2`)

/** The newest of some results of each parameter at each station. */
export const newestOf = (results: Sql): Sql => sql`
  select distinct on (n.station_id, n.parameter_id) n.* from (${results}) n
  order by n.station_id, n.parameter_id, n.sampled_on desc, n.sample_id desc`
