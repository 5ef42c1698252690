import type { ComplianceRow } from '@puquio/contract/laboratory/treatment-days'
import type { Outcome } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import {
  evaluatedResults,
  type EvaluatedRow,
  isApproved,
  isUsable,
  limitOf,
  readLimitsInForce,
} from '../../samples/service.ts'

type Limit = Pick<
  EvaluatedRow,
  'limitStandard' | 'limitCategory' | 'limitUnit' | 'min' | 'max' | 'toBeVerified'
>
type Row = Limit &
  Pick<ComplianceRow['latest'], 'value' | 'qualifier' | 'text' | 'isCalculated'> & {
    parameter: ComplianceRow['parameter']
    sampleId: number
    sampledOn: string
    outcome: Outcome
  }

/**
 * Results of approved campaigns at a station between two days against its limits, by parameter, as the matrix of compliance
 * counts them; those that no limit speaks of are left out.
 */
export async function readEffluentCompliance(
  scope: ProjectScope,
  stationId: number,
  { from, to }: { from: string; to: string },
): Promise<ComplianceRow[]> {
  const results = sql`
    select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    where r.project_id = ${scope.projectId} and r.is_current and r.station_id = ${stationId}
      and r.sampled_on between ${from}::date and ${to}::date and ${isUsable} and ${isApproved(scope)}`
  const limits = await readLimitsInForce(scope, sql`select ${stationId}::int`)
  const rows = await scope.rows<Row>(sql`
    select jsonb_build_object('id', p.id, 'name', p.name, 'symbol', p.symbol, 'unit', p.unit) as parameter,
      e.sample_id, s.sampled_on, e.value, e.qualifier, e.text, e.is_calculated, e.outcome, e.min, e.max, e.limit_standard, e.limit_category, e.limit_unit,
      e.to_be_verified
    from ${evaluatedResults(scope, { results, limits })} e
    join sample s on s.project_id = ${scope.projectId} and s.id = e.sample_id
    join parameter p on p.project_id = ${scope.projectId} and p.id = e.parameter_id
    where e.outcome <> 'no-standard'
    order by p.parameter_group, p.id, s.sampled_at desc, s.id desc`)
  const parameters = [...Map.groupBy(rows, ({ parameter }) => parameter.id).values()]
  return parameters.flatMap((of) => {
    const [latest] = of
    return latest === undefined ? [] : [rowOf(latest, of)]
  })
}

function rowOf(latest: Row, rows: readonly Row[]): ComplianceRow {
  const count = (...among: Outcome[]) =>
    rows.filter(({ outcome }) => among.includes(outcome)).length
  const limits = new Map(
    rows.flatMap((row) => {
      const limit = limitOf(row)
      return limit === null ? [] : [[JSON.stringify(limit), limit] as const]
    }),
  )
  return {
    parameter: latest.parameter,
    results: rows.length,
    exceeds: count('exceeds'),
    complies: count('complies', 'non-detect-complies'),
    undetermined: count('cannot-be-determined'),
    limits: [...limits.values()],
    latest: {
      on: latest.sampledOn,
      sampleId: latest.sampleId,
      value: latest.value,
      qualifier: latest.qualifier,
      text: latest.text,
      isCalculated: latest.isCalculated,
      outcome: latest.outcome,
    },
  }
}
