import { type Amount, calculate, type NonDetectRule, type Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import type { InProject, ProjectFormulas } from './formulas-store.ts'

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
  /** Of the newest result that it follows from. */
  enteredAt: string
  enteredBy: number
}

type Operand = Pick<
  CalculatedResult,
  'sampleId' | 'stationId' | 'sampledOn' | 'parameterId' | 'enteredAt' | 'enteredBy'
> & { value: number | null; qualifier: Qualifier | null }

/**
 * Returns what follows from the results of some samples, by `calculate` of `domain`: only where every operand has a
 * number that nobody rejected, no laboratory reported the parameter itself, and the sample is no blank.
 */
export async function calculatedResults(
  scope: InProject,
  { formulas, rule }: ProjectFormulas,
  sampleIds: readonly number[],
): Promise<CalculatedResult[]> {
  if (formulas.length === 0) return []
  const needed = formulas.flatMap(({ parameterId, operandIds }) => [parameterId, ...operandIds])
  const operands = await scope.rows<Operand>(sql`
    select r.sample_id, r.station_id, r.sampled_on, r.parameter_id, r.qualifier, r.entered_at, r.entered_by,
      case when r.applied_qualifier is distinct from 'R' then
        coalesce(r.value, case when r.qualifier in ('<', '<=') then coalesce(r.detection_limit, r.quantification_limit)
          when r.qualifier = 'trace' then r.quantification_limit end) end as value
    from result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.is_current and r.sample_id = any(${sampleIds}::int[])
      and s.type in ('normal', 'duplicate') and r.parameter_id = any(${[...new Set(needed)]}::int[])
    order by r.entered_at, r.parameter_id`)
  const bySample = Map.groupBy(operands, ({ sampleId }) => sampleId)
  return [...bySample.values()].flatMap((ofSample) => {
    const byId = new Map<number, Amount>(ofSample.map((one) => [one.parameterId, one]))
    return formulas.flatMap(({ parameterId, formula, operandIds }) => {
      if (byId.has(parameterId)) return []
      const idOf = (key: string) => operandIds[formula.parameters.indexOf(key)] ?? 0
      const amounts = Object.fromEntries(
        formula.parameters.flatMap((key) => {
          const amount = byId.get(idOf(key))
          return amount ? [[key, amount]] : []
        }),
      )
      const found = calculate(formula, amounts, rule)
      const newest = ofSample.findLast((one) => operandIds.includes(one.parameterId))
      if (!('value' in found) || !newest) return []
      const { sampleId, stationId, sampledOn, enteredAt, enteredBy } = newest
      const { value, qualifier, nonDetectRule } = found
      const nonDetects = found.nonDetects.map(idOf)
      const place = { sampleId, stationId, sampledOn, parameterId, unit: formula.unit }
      return [{ ...place, value, qualifier, nonDetects, nonDetectRule, enteredAt, enteredBy }]
    })
  })
}

/**
 * Writes what some samples have of some calculated parameters, or of all, and deletes what they have no longer. What is
 * the same stays as it is.
 */
export async function replaceCalculated(
  { rows, projectId }: InProject,
  sampleIds: readonly number[],
  calculated: readonly CalculatedResult[],
  parameterIds?: readonly number[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(calculated)}::jsonb) as g("sampleId" int, "stationId" int,
    "parameterId" int, "sampledOn" date, value float8, qualifier text, unit text, "nonDetects" int[], "nonDetectRule" text,
    "enteredAt" timestamptz, "enteredBy" int)`
  await rows(sql`
    delete from calculated_result c
    where c.project_id = ${projectId} and c.sample_id = any(${sampleIds}::int[])
      and ${parameterIds ? sql`c.parameter_id = any(${parameterIds}::int[])` : raw('true')}
      and not exists (select from ${given} where g."sampleId" = c.sample_id and g."parameterId" = c.parameter_id
        and (g."stationId", g."sampledOn", g.value, g.qualifier, g.unit, g."nonDetects", g."nonDetectRule", g."enteredAt",
          g."enteredBy") is not distinct from (c.station_id, c.sampled_on, c.value, c.qualifier, c.unit, c.non_detects,
          c.non_detect_rule, c.entered_at, c.entered_by))`)
  if (calculated.length === 0) return
  await rows(sql`
    insert into calculated_result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, unit,
      non_detects, non_detect_rule, entered_at, entered_by)
    select ${projectId}, g."stationId", g."sampleId", g."parameterId", g."sampledOn", g.value, g.qualifier, g.unit,
      g."nonDetects", g."nonDetectRule", g."enteredAt", g."enteredBy"
    from ${given} on conflict do nothing`)
}

export const deleteCalculated = ({ rows, projectId }: InProject, sampleId: number) =>
  rows(
    sql`delete from calculated_result where project_id = ${projectId} and sample_id = ${sampleId}`,
  )

/** Returns the next ids of the project's samples. */
export const nextSamples = async (
  { rows, projectId }: InProject,
  { after, most }: { after: number; most: number },
): Promise<number[]> => {
  const found = await rows<{ id: number }>(sql`
    select id from sample where project_id = ${projectId} and id > ${after} order by id limit ${most}`)
  return found.map(({ id }) => id)
}

/** Returns how many samples the project has after an id. */
export async function countSamples({ rows, projectId }: InProject, after: number): Promise<number> {
  const [row] = await rows<{ count: number }>(sql`
    select count(*)::int as count from sample where project_id = ${projectId} and id > ${after}`)
  return row?.count ?? 0
}

/** Returns the samples of which the caller entered results at a moment. */
export async function samplesEntered(scope: ProjectScope, enteredAt: Date): Promise<number[]> {
  const found = await scope.rows<{ id: number }>(sql`
    select distinct sample_id as id from result
    where project_id = ${scope.projectId} and entered_at = ${enteredAt}::timestamptz and entered_by = ${scope.userId}`)
  return found.map(({ id }) => id)
}
