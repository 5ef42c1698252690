import {
  type Formula,
  readFormula,
  shippedFormulaOf,
  type NonDetectRule,
  type UnitKey,
} from '@puquio/domain'
import type { ShownFormula } from '@puquio/contract/laboratory/sample-record'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { readEvaluationSettings } from '../../laboratory-settings/service.ts'

/** A parameter that follows from others, with the ids of these in the order of `formula.parameters`. */
export type ProjectFormula = {
  parameterId: number
  text: string
  formula: Formula
  operandIds: number[]
}

/** Results are calculated in a project's scope, and by the demonstration. */
export type InProject = Pick<ProjectScope, 'rows' | 'projectId'>

export type ProjectFormulas = { formulas: ProjectFormula[]; rule: NonDetectRule }

/** Returns the formulas of a project, its own and the catalogue's, and its rule for non-detects. */
export async function readFormulas(scope: InProject): Promise<ProjectFormulas> {
  const parameters = await scope.rows<{
    id: number
    key: string
    unit: UnitKey
    formula: string | null
  }>(sql`
    select id, key, unit, formula from parameter
    where project_id = ${scope.projectId} and retired_at is null order by id`)
  const measured = new Map(
    parameters.filter(({ formula }) => formula === null).map((one) => [one.key, one]),
  )
  const formulas = parameters.flatMap(({ id, key, unit, formula }): ProjectFormula[] => {
    const text = formula ?? shippedFormulaOf(key)
    if (text === null) return []
    const read = readFormula(text, unit, (name) => measured.get(name)?.unit ?? null)
    if ('problem' in read) return []
    const operandIds = read.parameters.map((name) => measured.get(name)?.id ?? 0)
    return [{ parameterId: id, text, formula: read, operandIds }]
  })
  const { nonDetectRule: rule } = await readEvaluationSettings(scope)
  return { formulas, rule }
}

/** Returns by which formulas parameters are calculated, with the names of their operands. */
export async function shownFormulas(
  scope: InProject,
  parameterIds: readonly number[],
): Promise<ReadonlyMap<number, ShownFormula>> {
  if (parameterIds.length === 0) return new Map()
  const { formulas } = await readFormulas(scope)
  const wanted = formulas.filter(({ parameterId }) => parameterIds.includes(parameterId))
  if (wanted.length === 0) return new Map()
  const ids = wanted.flatMap(({ operandIds }) => operandIds)
  const named = await scope.rows<ShownFormula['operands'][number]>(sql`
    select id, key, name, symbol, unit from parameter
    where project_id = ${scope.projectId} and id = any(${ids}::int[])`)
  return new Map(
    wanted.map(({ parameterId, text, operandIds }) => [
      parameterId,
      { text, operands: named.filter(({ id }) => operandIds.includes(id)) },
    ]),
  )
}
