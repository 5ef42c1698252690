import type {
  ResultVersion,
  SampleResult,
  ShownFormula,
  ShownParameter,
} from '@puquio/contract/laboratory/sample-record'
import type { DataQualifier, Outcome, ParameterGroup } from '@puquio/domain'
import { nameInProject, nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { groupOrder } from '../../parameters/service.ts'
import { type Calculation, calculation, calculationOf } from '../calculated/calculation-store.ts'
import { shownFormulas } from '../calculated/formulas-store.ts'
import { limitOf } from '../evaluation/limit-of.ts'
import { sourcesOf } from '../evaluation/sources-store.ts'
import { type EvaluatedRow, evaluatedResults, isCompared, readLimitsInForce } from '../service.ts'

type Version = ResultVersion & {
  isCurrent: boolean
  parameterId: number
  parameterName: ShownParameter['name']
  symbol: string
  parameterUnit: string
  parameterGroup: ParameterGroup
}
type Applied = {
  appliedQualifier: DataQualifier | null
  appliedReason: string | null
  appliedBy: string | null
}
type Evaluated = Version &
  Applied &
  Calculation &
  Omit<EvaluatedRow, 'outcome' | 'isWarning' | 'parameterId' | 'version'> & {
    outcome: Outcome | null
    isWarning: boolean
  }

/** Returns the current results of a sample beside their limits, each with the versions that came before it. */
export async function readSampleResults(
  scope: ProjectScope,
  { id, stationId }: { id: number; stationId: number },
): Promise<SampleResult[]> {
  const limits = await readLimitsInForce(scope, sql`select ${stationId}::int`)
  const current = sql`select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.sample_id = ${id} and r.is_current and ${isCompared}`
  const rows = await scope.rows<Evaluated>(sql`
    select r.parameter_id, r.version, r.is_current, r.text, r.unit as text_unit, r.value, r.qualifier, r.detection_limit,
      r.quantification_limit, r.uncertainty, r.method, r.laboratory_reference, r.analysed_on, r.entered_at,
      ${nameInProject} as entered_by, p.name as parameter_name, p.symbol, p.unit as parameter_unit, p.parameter_group,
      e.outcome, e.reason, coalesce(e.is_warning, false) as is_warning, e.limit_key, e.limit_standard, e.limit_category,
      e.min, e.max, e.limit_unit, e.to_be_verified, r.applied_qualifier, r.applied_reason,
      ${nameOf('applier')} as applied_by, ${calculation}
    from shown_result r
    join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
    join app_user u on u.id = r.entered_by
    left join app_user applier on applier.id = r.applied_by
    left join ${evaluatedResults(scope, { results: current, limits })} e
      on e.sample_id = r.sample_id and e.parameter_id = r.parameter_id and e.version = r.version
    where r.project_id = ${scope.projectId} and r.sample_id = ${id}
    order by ${groupOrder('p.parameter_group')}, p.id, r.version desc`)
  const sources = await sourcesOf(
    scope,
    rows.flatMap(({ limitKey }) => limitKey ?? []),
  )
  const formulas = await shownFormulas(
    scope,
    rows.flatMap(({ isCalculated, parameterId }) => (isCalculated ? [parameterId] : [])),
  )
  const ofParameter = Map.groupBy(rows, ({ parameterId }) => parameterId)
  return [...ofParameter.values()].flatMap((versions) => {
    const newest = versions.find(({ isCurrent }) => isCurrent)
    return newest === undefined ? [] : shown(newest, versions, { sources, formulas })
  })
}

const shown = (
  row: Evaluated,
  versions: readonly Evaluated[],
  {
    sources,
    formulas,
  }: {
    sources: ReadonlyMap<string, string>
    formulas: ReadonlyMap<number, ShownFormula>
  },
): SampleResult => {
  const limit = limitOf(row)
  return {
    ...versionOf(row),
    parameter: {
      id: row.parameterId,
      name: row.parameterName,
      symbol: row.symbol,
      unit: row.parameterUnit,
      group: row.parameterGroup,
      formula: formulas.get(row.parameterId) ?? null,
    },
    calculated: calculationOf(row),
    outcome: row.outcome,
    reason: row.reason,
    isWarning: row.isWarning,
    limit: limit && { ...limit, source: sources.get(row.limitKey ?? '') ?? '' },
    applied:
      row.appliedQualifier === null
        ? null
        : {
            qualifier: row.appliedQualifier,
            reason: row.appliedReason ?? '',
            by: row.appliedBy ?? '',
          },
    earlier: versions.filter((one) => one !== row).map(versionOf),
  }
}

const versionOf = (row: Version): ResultVersion => ({
  version: row.version,
  text: row.text,
  textUnit: row.textUnit,
  value: row.value,
  qualifier: row.qualifier,
  detectionLimit: row.detectionLimit,
  quantificationLimit: row.quantificationLimit,
  uncertainty: row.uncertainty,
  method: row.method,
  laboratoryReference: row.laboratoryReference,
  analysedOn: row.analysedOn,
  enteredAt: row.enteredAt,
  enteredBy: row.enteredBy,
})
