import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql } from '../../platform/db/sql.ts'
import { evaluatedResults, isCompared, readLimitsInForce } from '../samples/service.ts'

/** Returns the select of `results`, whole rows of `result`, with what each is under the limits in force at `stations`. */
export async function evaluated(
  scope: ProjectScope,
  { results, stations }: { results: Sql; stations: Sql },
): Promise<Sql> {
  return evaluatedResults(scope, { results, limits: await readLimitsInForce(scope, stations) })
}

/** A column of the evaluation of a result `r`; blanks and spikes among the samples `s` have none. */
export const evaluation = (column: string): Sql =>
  raw(`case when ${isCompared.text} then r.${column} end`)

/** Whether a result is to be marked. */
export const exceeds = raw(`coalesce(${evaluation('outcome').text} = 'exceeds', false)`)
