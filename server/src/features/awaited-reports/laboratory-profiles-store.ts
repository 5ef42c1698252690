import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { meaningsOf } from '../samples/service.ts'

/** Returns the profiles that name a parameter which is not measured in the field. */
export async function laboratoryProfiles(scope: ProjectScope): Promise<number[]> {
  const profiles = await scope.rows<{ id: number; parameters: string[] }>(
    sql`select id, parameters from parameter_profile where project_id = ${scope.projectId}`,
  )
  const ofLaboratory = await scope.rows<{ id: number }>(
    sql`select id from parameter where project_id = ${scope.projectId} and parameter_group <> 'field'`,
  )
  const measured = new Set(ofLaboratory.map(({ id }) => id))
  const names = [...new Set(profiles.flatMap(({ parameters }) => parameters))]
  const meant = await meaningsOf(scope, names)
  const known = new Set(
    meant.filter(({ ids }) => ids.some((id) => measured.has(id))).map(({ name }) => name),
  )
  return profiles
    .filter(({ parameters }) => parameters.some((name) => known.has(name)))
    .map(({ id }) => id)
}
