import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'

/** Most parameters of a project's own that are offered: every import and every list goes through their names. */
const ownMax = 1_000
/** Most of them with a formula, each of which is calculated in every sample. */
const calculatedMax = 50

/** Refuses one more parameter, or one more that is calculated; retired ones do not count. Under the lock of parameters. */
export async function refuseOneMore(
  scope: ProjectScope,
  one: { isNew: boolean; isCalculated: boolean },
): Promise<void> {
  const [row] = await scope.rows<{ own: number; calculated: number }>(sql`
    select count(*) as own, count(*) filter (where formula is not null) as calculated from parameter
    where project_id = ${scope.projectId} and retired_at is null and key like 'own-%'`)
  const { own = 0, calculated = 0 } = row ?? {}
  if (one.isNew && own >= ownMax) throw new Problem('TOO_MANY_PARAMETERS', { max: ownMax })
  if (one.isCalculated && calculated >= calculatedMax)
    throw new Problem('TOO_MANY_CALCULATED_PARAMETERS', { max: calculatedMax })
}
