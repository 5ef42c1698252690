import type {
  limitRoutes,
  StandardAlias,
  UnknownStandard,
} from '@puquio/contract/laboratory/limits'
import { asListed } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'
import { isUnknown } from './known-standard-store.ts'

type Added = z.output<typeof limitRoutes.addAlias.body>

/** Texts of stations that mean no standard with limits, each once, and those for which the project has said what they mean. */
export async function standardTexts(
  scope: ProjectScope,
): Promise<{ unknown: UnknownStandard[]; aliases: StandardAlias[] }> {
  const unknown = await scope.rows<UnknownStandard>(sql`
    select a.written_standard as standard, coalesce(a.written_category, '') as category,
      array_agg(distinct s.code order by s.code) as stations
    from standard_at_station a join station s on s.project_id = a.project_id and s.id = a.station_id
    where a.project_id = ${scope.projectId} and s.retired_at is null and a.alias_id is null
      and ${isUnknown(scope, raw('a.standard'), raw('a.category'))}
    group by 1, 2 order by name_key(a.written_standard), 1, 2`)
  return { unknown, aliases: await listAliases(scope) }
}

const listAliases = (scope: ProjectScope, id?: number): Promise<StandardAlias[]> =>
  scope.rows<StandardAlias>(sql`
    select a.id, json_build_object('standard', a.written_standard, 'category', a.written_category) as written,
      a.standard, a.category, array(
        select distinct s.code from standard_at_station t join station s on s.project_id = t.project_id and s.id = t.station_id
        where t.project_id = a.project_id and t.alias_id = a.id and s.retired_at is null order by s.code) as stations
    from standard_alias a
    where a.project_id = ${scope.projectId} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    order by name_key(a.written_standard), name_key(a.written_category)`)

/** Says what a text means for all stations that have it. A text that is a standard with limits already keeps its meaning. */
export const addStandardAlias = (
  scope: ProjectScope,
  { written, standard, category }: Added,
): Promise<StandardAlias> =>
  scope.transaction(async (within) => {
    const text = asListed(written.standard, written.category || null)
    const meant = asListed(standard, category || null)
    if (!(await isUnknownText(within, text))) throw new Problem('ALREADY_EXISTS')
    if (await isUnknownText(within, meant)) throw new Problem('STANDARD_UNKNOWN')
    const [added] = await within.rows<{ id: number }>(sql`
      insert into standard_alias (project_id, written_standard, written_category, standard, category)
      values (${scope.projectId}, ${text.standard}, ${text.category ?? ''}, ${meant.standard}, ${meant.category})
      on conflict do nothing returning id`)
    if (!added) throw new Problem('ALREADY_EXISTS')
    const [alias] = await listAliases(within, added.id)
    if (!alias) throw new Problem('NOT_FOUND')
    return alias
  })

export async function removeStandardAlias(scope: ProjectScope, aliasId: number): Promise<null> {
  const removed = await scope.rows(sql`
    delete from standard_alias where project_id = ${scope.projectId} and id = ${aliasId} returning id`)
  if (removed.length === 0) throw new Problem('NOT_FOUND')
  return null
}

async function isUnknownText(
  scope: ProjectScope,
  { standard, category }: ReturnType<typeof asListed>,
): Promise<boolean> {
  const text = (value: string | null): Sql => sql`${value}::text`
  const [row] = await scope.rows<{ isUnknown: boolean }>(
    sql`select ${isUnknown(scope, text(standard), text(category))} as is_unknown`,
  )
  return row?.isUnknown ?? true
}
