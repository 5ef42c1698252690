import type { limitRoutes, StationStandards } from '@puquio/contract/laboratory/limits'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'
import { hasUnknown } from './known-standard-store.ts'
import { spelledAs } from './spelling-store.ts'

type Query = z.output<typeof limitRoutes.stations.query>
type Change = z.output<typeof limitRoutes.setStations.body>

const assigned = (scope: ProjectScope): Sql => sql`exists (
  select from station_standard a where a.project_id = ${scope.projectId} and a.station_id = s.id)`

export const listStationStandards = (
  scope: ProjectScope,
  query: Query,
): Promise<{ items: StationStandards[]; total: number }> =>
  readPage<StationStandards>(
    scope.rows,
    {
      columns: sql`s.id, s.code, s.name, s.standard, s.category, s.limit_choice, ${hasUnknown(scope, 's.id')} as is_unknown`,
      from: raw('station s'),
      where: allOf([
        sql`s.project_id = ${scope.projectId} and s.retired_at is null`,
        query.unknown ? hasUnknown(scope, 's.id') : null,
        query.standard
          ? sql`(s.standard = ${query.standard} and not ${assigned(scope)} or exists (
              select from station_standard a where a.project_id = ${scope.projectId} and a.station_id = s.id
                and a.standard = ${query.standard}))`
          : null,
        query.search
          ? containsWords(
              raw("concat_ws(' ', s.code, s.name, s.standard, s.category)"),
              query.search,
            )
          : null,
      ]),
      order: orderBy(query.sort, {
        keys: { code: raw('name_key(s.code)') },
        fallback: 'code',
        id: raw('s.id'),
      }),
      ofPage: {
        columns: sql`(select coalesce(json_agg(json_build_object('standard', a.standard, 'category', coalesce(a.category, ''),
            'validFrom', a.valid_from, 'validTo', a.valid_to, 'frozenOn', a.frozen_on) order by a.position, a.id), '[]')
          from station_standard a where a.project_id = ${scope.projectId} and a.station_id = page.id) as assignments`,
      },
    },
    query,
  )

/** Sets or adds the same standards at many stations at once, all or none. */
export const setStationStandards = (
  scope: ProjectScope,
  { stations, mode, limitChoice, assignments }: Change,
): Promise<{ stations: number }> =>
  scope.transaction(async (within) => {
    const ids = [...new Set(stations)]
    const spelled: { standard: string; category: string | null }[] = []
    for (const one of assignments) spelled.push(await spelledAs(within, one))
    const held = await within.rows<{ id: number }>(sql`
      update station set limit_choice = ${limitChoice}, version = version + 1
      where project_id = ${scope.projectId} and id = any(${ids}::int[]) returning id`)
    if (held.length !== ids.length) throw new Problem('NOT_FOUND')
    if (mode === 'replace')
      await within.rows(sql`
        delete from station_standard where project_id = ${scope.projectId} and station_id = any(${ids}::int[])`)
    const rows = JSON.stringify(
      assignments.map((one, index) => ({ ...one, ...spelled[index], index: index + 1 })),
    )
    await within.rows(sql`
      insert into station_standard (project_id, station_id, standard, category, position, valid_from, valid_to, frozen_on)
      select ${scope.projectId}, s.id, a.standard, a.category, a.index + coalesce((
          select max(position) from station_standard o where o.project_id = ${scope.projectId} and o.station_id = s.id), 0),
        a."validFrom", a."validTo", a."frozenOn"
      from unnest(${ids}::int[]) s(id) cross join jsonb_to_recordset(${rows}::jsonb)
        as a(standard text, category text, index int, "validFrom" date, "validTo" date, "frozenOn" date)
      order by s.id, a.index`)
    return { stations: ids.length }
  })
