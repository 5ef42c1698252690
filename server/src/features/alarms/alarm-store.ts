import type { AlarmEvent, AlarmRow } from '@puquio/contract/modi/alarms'
import { nameOf } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { alarmColumns, fromAlarms } from './columns-store.ts'

export async function findAlarm(scope: ProjectScope, id: number): Promise<AlarmRow | null> {
  const [row] = await scope.rows<AlarmRow>(sql`
    select ${alarmColumns} from ${fromAlarms} where a.project_id = ${scope.projectId} and a.id = ${id}`)
  return row ?? null
}

/** The row of an alarm stays locked until the transaction ends; false where there is none. */
export async function lockAlarm(
  scope: ProjectScope,
  id: number,
): Promise<{ isActive: boolean } | null> {
  const [row] = await scope.rows<{ isActive: boolean }>(sql`
    select cleared_at is null and not is_historic as is_active from alarm
    where project_id = ${scope.projectId} and id = ${id} for no key update`)
  return row ?? null
}

/** What happened to an alarm, the first first. */
export async function listEvents(scope: ProjectScope, alarmId: number): Promise<AlarmEvent[]> {
  const by = sql`jsonb_build_object('id', u.id, 'name', ${nameOf('u')})`
  const people = (ids: Sql) => sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', ${nameOf('p')}) order by p.id), '[]')
    from jsonb_array_elements_text(${ids}) t (id) join app_user p on p.id = t.id::int)`
  const rows = await scope.rows<{ event: AlarmEvent; at: string }>(sql`
    select e.at, jsonb_build_object('id', e.id, 'kind', e.kind) || case e.kind
      when 'told' then jsonb_build_object('telling', e.details -> 'telling', 'methods', e.details -> 'methods',
        'to', ${people(sql`e.details -> 'userIds'`)})
      when 'assigned' then jsonb_build_object('by', ${by},
        'to', ${people(sql`jsonb_build_array(e.details -> 'userId')`)} -> 0)
      when 'raised' then '{}' when 'cleared' then '{}'
      else jsonb_build_object('by', ${by}) || e.details end as event
    from alarm_event e left join app_user u on u.id = e.user_id
    where e.project_id = ${scope.projectId} and e.alarm_id = ${alarmId} order by e.id`)
  return rows.map(({ event, at }) => ({ ...event, at }))
}

/** Until when maintenance mutes the alarms of a device; null where it does not. */
export async function mutedUntil(scope: ProjectScope, deviceId: number): Promise<string | null> {
  const now = scope.clock.now()
  const [row] = await scope.rows<{ untilAt: string | null }>(sql`
    select max(until_at) as until_at from maintenance_window
    where project_id = ${scope.projectId} and (device_id is null or device_id = ${deviceId})
      and from_at <= ${now} and until_at > ${now}`)
  return row?.untilAt ?? null
}

type Happened = {
  alarmId: number
  kind: 'acknowledged' | 'commented' | 'assigned' | 'shelved' | 'unshelved'
  details: object
}

export const insertEvent = async (scope: ProjectScope, { alarmId, kind, details }: Happened) => {
  await scope.rows(sql`
    insert into alarm_event (project_id, alarm_id, at, kind, user_id, details)
    values (${scope.projectId}, ${alarmId}, ${scope.clock.now()}, ${kind}, ${scope.userId}, ${JSON.stringify(details)}::jsonb)`)
}

/** `set` is what a person changed; whatever is to be told after that is looked at again. */
export const updateAlarm = async (scope: ProjectScope, id: number, set: Sql) => {
  await scope.rows(sql`
    update alarm set ${set}, next_telling_at = case when is_historic then null else ${scope.clock.now()}::timestamptz end
    where project_id = ${scope.projectId} and id = ${id}`)
}

/** Has all that is not over looked at again, since what mutes it is another now. */
export const lookAgain = async (scope: ProjectScope) => {
  await scope.rows(sql`
    update alarm set next_telling_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and not is_historic and not (told ->> 'isOver')::bool`)
}
