import { calculate, type NonDetectRule, type Qualifier, type Reading } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ProjectFormulas } from './formulas-store.ts'

/** A result that follows from others of its sample; which of them entered as non-detects, and by which number. */
export type CalculatedResult = {
  sampleId: number
  stationId: number
  parameterId: number
  sampledOn: string
  value: number
  qualifier: '<' | null
  unit: string
  nonDetects: number[]
  nonDetectRule: NonDetectRule | null
}

type Operand = {
  sampleId: number
  stationId: number
  sampledOn: string
  parameterId: number
  value: number | null
  qualifier: Qualifier | null
}

/**
 * Returns the calculated results of some samples (`samples` selects their ids), by `calculate` of `domain`: only where
 * every operand has a number, nobody reported the parameter itself, and the sample is no blank.
 */
export async function calculatedResults(
  scope: ProjectScope,
  { formulas, rule }: ProjectFormulas,
  samples: Sql,
): Promise<CalculatedResult[]> {
  if (formulas.length === 0) return []
  const needed = formulas.flatMap(({ parameterId, operandIds }) => [parameterId, ...operandIds])
  const operands = await scope.rows<Operand>(sql`
    select r.sample_id, r.station_id, r.sampled_on::text, r.parameter_id, r.qualifier,
      coalesce(r.value, case when r.qualifier in ('<', '<=') then coalesce(r.detection_limit, r.quantification_limit)
        when r.qualifier = 'trace' then r.quantification_limit end) as value
    from result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.is_current and r.sample_id in (${samples})
      and s.type in ('normal', 'duplicate') and r.parameter_id = any(${[...new Set(needed)]}::int[])`)
  const bySample = Map.groupBy(operands, ({ sampleId }) => sampleId)
  return [...bySample.values()].flatMap((ofSample) => {
    const [first] = ofSample
    if (!first) return []
    const byId = new Map<number, Reading>(ofSample.map((one) => [one.parameterId, one]))
    return formulas.flatMap(({ parameterId, formula, operandIds }) => {
      if (byId.has(parameterId)) return []
      const idOf = (key: string) => operandIds[formula.parameters.indexOf(key)] ?? 0
      const readings = Object.fromEntries(
        formula.parameters.flatMap((key) => {
          const reading = byId.get(idOf(key))
          return reading ? [[key, reading]] : []
        }),
      )
      const found = calculate(formula, readings, rule)
      if (!('value' in found)) return []
      const { sampleId, stationId, sampledOn } = first
      const { value, qualifier, nonDetectRule } = found
      const nonDetects = found.nonDetects.map(idOf)
      const place = { sampleId, stationId, sampledOn, parameterId, unit: formula.unit }
      return [{ ...place, value, qualifier, nonDetects, nonDetectRule }]
    })
  })
}

/** Returns a select of whole rows of `result` with calculated ones after them, as `evaluatedResults` takes it. */
export const withCalculated = (
  { projectId }: ProjectScope,
  results: Sql,
  calculated: readonly CalculatedResult[],
): Sql =>
  calculated.length === 0
    ? results
    : sql`${results}
      union all select * from jsonb_populate_recordset(null::result, ${JSON.stringify(
        calculated.map((one) => ({
          project_id: projectId,
          sample_id: one.sampleId,
          station_id: one.stationId,
          parameter_id: one.parameterId,
          sampled_on: one.sampledOn,
          version: 1,
          is_current: true,
          value: one.value,
          qualifier: one.qualifier,
        })),
      )}::jsonb)`
