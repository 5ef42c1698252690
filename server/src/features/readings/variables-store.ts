import type { GraphVariable, ListedVariable, readingRoutes } from '@puquio/contract/modi/readings'
import { windUnits } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'

/** A variable before its newest reading is added. */
export type StoredVariable = Omit<GraphVariable, 'latest'>

const device = raw("jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) as device")
const station = raw(
  "case when s.id is null then null else jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name) end as station",
)
const fromVariables = raw(`variable v
  join device d on d.project_id = v.project_id and d.id = v.device_id
  left join station s on s.project_id = d.project_id and s.id = d.station_id`)

/** Those of the given variables that the project has, retired ones too, with what a graph says of them. */
export const findVariables = (
  scope: ProjectScope,
  ids: readonly number[],
): Promise<StoredVariable[]> =>
  scope.rows<StoredVariable>(sql`
    select v.id, v.name, v.unit, v.decimals, v.low_low, v.low, v.high, v.high_high, d.interval_s, ${device}, ${station},
      case when p.id is null then null else jsonb_build_object('id', p.id, 'unit', p.unit) end as parameter
    from ${fromVariables}
    left join parameter p on p.project_id = v.project_id and p.id = v.parameter_id
    where v.project_id = ${scope.projectId} and v.id = any(${[...ids]}::int[]) order by v.device_id, v.position, v.id`)

/** How many of the given variables the project has. */
export async function countVariables(scope: ProjectScope, ids: readonly number[]): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*)::int from variable where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])`)
  return row?.count ?? 0
}

type Query = z.output<typeof readingRoutes.variables.query>

export const listVariables = (scope: ProjectScope, query: Query) =>
  readPage<ListedVariable>(
    scope.rows,
    {
      columns: sql`v.id, v.name, v.unit, ${device}, ${station}`,
      from: fromVariables,
      where: allOf([
        sql`v.project_id = ${scope.projectId}`,
        raw('v.retired_at is null and d.retired_at is null'),
        query.ids ? sql`v.id = any(${query.ids}::int[])` : null,
        query.wind ? sql`lower(btrim(v.unit)) = any(${[...windUnits[query.wind]]}::text[])` : null,
        query.search ? containsWords(searched, query.search) : null,
      ]),
      order: sql`d.id <> ${query.device ?? 0}, name_key(d.name), d.id, v.position, v.id`,
    },
    query,
  )

const searched = raw("concat_ws(' ', v.name, v.sensor, d.serial, d.name, s.code, s.name)")
