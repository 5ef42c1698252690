import type { UnresolvedName } from '@puquio/contract/laboratory/parameters'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Returns the texts of profiles that mean no parameter of the project, or several: an alias settles each for all
 * profiles.
 */
export const unresolvedNames = (scope: ProjectScope): Promise<UnresolvedName[]> =>
  scope.rows<UnresolvedName>(sql`
    select t.text, array_agg(p.name order by p.name) as profiles, k.meanings
    from parameter_profile p cross join lateral unnest(p.parameters) with ordinality t(text, position)
      cross join lateral (
        select coalesce(array_agg(k.parameter_id order by k.parameter_id), '{}') as meanings from profile_parameter k
        where k.project_id = p.project_id and k.profile_id = p.id and k.position = t.position) k
    where p.project_id = ${scope.projectId} and p.retired_at is null and cardinality(k.meanings) <> 1
    group by t.text, k.meanings order by name_key(t.text), t.text`)
