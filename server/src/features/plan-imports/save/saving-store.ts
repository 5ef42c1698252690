import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { saveNamedStations } from '../../reference/service.ts'

/** These statements run in the one transaction of a save, and copy rows within the database. */

const staged = (scope: ProjectScope, key: string) =>
  sql`plan_import_row r where r.project_id = ${scope.projectId} and r.key = ${key}`

/** The stations that the project does not have, and the coordinates of those that had none. */
export const saveStations = (scope: ProjectScope, key: string): Promise<number> =>
  saveNamedStations(
    scope,
    sql`select distinct on (r.station_key) r.station from ${staged(scope, key)}
      and r.station is not null order by r.station_key, (r.station ->> 'point') is null,
      coalesce(r.station ->> 'name', '') = '', r.position`,
  )

export async function insertPlan(
  scope: ProjectScope,
  plan: { title: string; name: string },
): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into plan (project_id, title, name, created_at, created_by)
    values (${scope.projectId}, ${plan.title}, ${plan.name}, ${scope.clock.now()}, ${scope.userId}) returning id`)
  return row?.id as number
}

/** The plan's name and who imports it, as a notification tells them. */
export async function readNames(scope: ProjectScope, planId: number) {
  const [row] = await scope.rows<{ plan: string; person: string }>(sql`
    select p.name as plan, ${personName} as person
    from plan p join app_user u on u.id = ${scope.userId}
    where p.project_id = ${scope.projectId} and p.id = ${planId}`)
  if (!row) throw new Error('A saved plan was not found')
  return row
}

/**
 * Inserts each row's monitorings, one for each date, in the order of the sheet. Those of a row that was made of a
 * commitment, and still names it, are linked to it.
 */
export async function saveMonitorings(
  scope: ProjectScope,
  key: string,
  planId: number,
): Promise<number> {
  // New rows have no statistics yet: the planner would choose a nested loop over the stations.
  await scope.rows(sql`set local enable_nestloop = off`)
  const [row] = await scope.rows<{ count: number }>(sql`
    with saved as (
      insert into monitoring (project_id, plan_id, station_id, component_id, subcomponent_id, mining_component_id,
        source_type_id, profile_id, frequency_id, type, estimated_on, margin_days, sample_expected, commitment,
        commitment_id, instrument, standard, category, plan_observation)
      select r.project_id, ${planId}, s.id, r.component_id, r.subcomponent_id, r.mining_component_id,
        r.source_type_id, r.profile_id, r.frequency_id, r.type, d.estimated_on, r.margin_days, r.sample_expected,
        r.commitment, c.id, r.instrument, r.standard, r.category, r.observation
      from (select * from ${staged(scope, key)}) r
        join (select id, station_key(code) as key from station
          where project_id = ${scope.projectId}) s on s.key = r.station_key
        cross join lateral unnest(r.dates) as d(estimated_on)
        left join plan_import i on i.project_id = r.project_id and i.key = r.key and i.commitments is not null
        left join commitment c on c.project_id = r.project_id and c.state = 'verified'
          and c.id = (i.commitments -> r.position ->> 'id')::int and r.commitment = i.commitments -> r.position ->> 'name'
      order by r.position, d.estimated_on returning 1)
    select count(*) from saved`)
  return row?.count ?? 0
}

export type Saved = { planId: number; monitorings: number; newStations: number }

export const markSaved = (
  scope: ProjectScope,
  key: string,
  { planId, monitorings, newStations }: Saved,
) =>
  scope.rows(sql`
    update plan_import set state = 'saved', plan_id = ${planId}, saved_at = ${scope.clock.now()},
      summary = summary || ${JSON.stringify({ monitorings, newStations })}::jsonb
    where project_id = ${scope.projectId} and key = ${key}`)
