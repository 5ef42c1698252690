import { asListed } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Named = { standard: string; category: string | null }

/**
 * Returns a standard and a category as the list of decrees spells them, else as the project does already, in a limit or at
 * a station: "eia 2014" beside "EIA 2014" would be another standard, with which nothing is compared. An empty category is
 * none. The limit that is edited does not count, so that its spelling can be corrected.
 */
export async function spelledAs(
  scope: ProjectScope,
  { standard, category }: Named,
  editedLimitId = 0,
): Promise<Named> {
  const listed = asListed(standard, category?.trim() ? category : null)
  const [known] = await scope.rows<{ standard: string | null; category: string | null }>(sql`
    with known as (
      select standard, category, 0 as place from limit_value
      where project_id = ${scope.projectId} and retired_at is null and id <> ${editedLimitId}
      union all
      select standard, category, 1 from station_standard where project_id = ${scope.projectId}),
    same as (select * from known where name_key(standard) = name_key(${listed.standard}))
    select (select standard from same order by place, standard limit 1) as standard,
      (select category from same where name_key(category) = name_key(${listed.category}) order by place, category limit 1) as category`)
  return {
    standard: known?.standard ?? listed.standard ?? standard,
    category: known?.category ?? listed.category,
  }
}
