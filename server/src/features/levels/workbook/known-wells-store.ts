import { nameKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Measured } from '../soundings/soundings-store.ts'
import type { HeldWell } from '../wells-store.ts'

/** Wells by their name's key, each with what was measured in it, rising in time. */
export type KnownWells = ReadonlyMap<string, KnownWell>
export type KnownWell = HeldWell & {
  measured: readonly Pick<Measured, 'atMs' | 'levelM' | 'state'>[]
}

type Row = HeldWell & { times: number[]; levels: number[]; states: Measured['state'][] }

/** The wells of a project, and their soundings that count. The rows of the wells stay locked until the transaction ends. */
export async function lockKnownWells(scope: ProjectScope): Promise<KnownWells> {
  await scope.rows(sql`
    select from well where project_id = ${scope.projectId} order by id for no key update`)
  return readKnownWells(scope)
}

export async function readKnownWells(scope: ProjectScope): Promise<KnownWells> {
  const rows = await scope.rows<Row>(sql`
    select w.id, w.name, w.terrain_level_m, w.stick_up_m, w.depth_m, w.low_m, w.high_m, w.retired_at, w.version,
      coalesce(m.times, '{}') as times, coalesce(m.levels, '{}') as levels, coalesce(m.states, '{}') as states
    from well w left join (
      select s.well_id, array_agg(round(date_part('epoch', s.measured_at) * 1000)::float8 order by s.measured_at) as times,
        array_agg(s.level_m order by s.measured_at) as levels, array_agg(s.state order by s.measured_at) as states
      from sounding s where s.project_id = ${scope.projectId} and s.annulled_at is null group by s.well_id) m on m.well_id = w.id
    where w.project_id = ${scope.projectId}
    order by w.retired_at is null, w.name collate "es-x-icu"`)
  // One in service comes last, and so before a retired one of its name.
  return new Map(
    rows.map(({ times, levels, states, ...well }) => [
      nameKey(well.name),
      {
        ...well,
        measured: times.map((atMs, at) => ({
          atMs,
          levelM: levels[at] as number,
          state: states[at] as Measured['state'],
        })),
      },
    ]),
  )
}
