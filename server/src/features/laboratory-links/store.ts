import type {
  LaboratoryLink,
  laboratoryLinkCreation,
} from '@puquio/contract/laboratory/laboratory-links'
import { todayIn } from '@puquio/domain'
import type { z } from 'zod'
import { lock } from '../../platform/db/lock.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

const listedMax = 200

const today = (scope: ProjectScope) => todayIn(scope.timeZone, scope.clock.now())

const columns = (scope: ProjectScope) => sql`l.id, b.name as laboratory, l.label, l.ending,
  l.valid_until::text as until, l.campaign, l.created_at, ${personName} as created_by, l.last_used_at,
  case when l.revoked_at is not null then 'revoked' when l.valid_until < ${today(scope)}::date then 'expired'
    else 'live' end as state,
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code) order by s.code), '[]') from station s
    where s.project_id = l.project_id and s.id = any(l.station_ids)) as stations,
  (select count(*) from result_import i
    where i.project_id = l.project_id and i.link_id = l.id and i.handed_in_at is not null) as files`
const from = sql`laboratory_link l
  join laboratory b on b.project_id = l.project_id and b.id = l.laboratory_id
  join app_user u on u.id = l.created_by`

export const listLinks = (scope: ProjectScope): Promise<LaboratoryLink[]> =>
  scope.rows<LaboratoryLink>(sql`
    select ${columns(scope)} from ${from} where l.project_id = ${scope.projectId}
    order by l.created_at desc, l.id desc limit ${listedMax}`)

export async function listLaboratories(scope: ProjectScope): Promise<string[]> {
  const rows = await scope.rows<{ name: string }>(sql`
    select name from laboratory where project_id = ${scope.projectId} and retired_at is null order by name`)
  return rows.map(({ name }) => name)
}

/** Locks the links of the project until the transaction ends. */
export async function countLive(scope: ProjectScope): Promise<number> {
  await lock(scope, 'laboratory-links', scope.projectId)
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*) from laboratory_link where project_id = ${scope.projectId} and revoked_at is null
      and valid_until >= ${today(scope)}::date`)
  return row?.count ?? 0
}

/** Returns whether all of them are stations of the project. */
export async function areStations(scope: ProjectScope, ids: readonly number[]): Promise<boolean> {
  const rows = await scope.rows(
    sql`select id from station where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])`,
  )
  return rows.length === new Set(ids).size
}

type NewLink = Omit<z.output<typeof laboratoryLinkCreation>, 'laboratory'> & {
  laboratoryId: number
  hash: Buffer
  ending: string
}

export async function insertLink(scope: ProjectScope, link: NewLink): Promise<LaboratoryLink> {
  const { laboratoryId, label, hash, ending, until, stationIds, campaign } = link
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into laboratory_link (project_id, laboratory_id, label, link_hash, ending, valid_until, station_ids, campaign,
      created_at, created_by)
    values (${scope.projectId}, ${laboratoryId}, ${label}, ${hash}, ${ending}, ${until},
      ${stationIds.length > 0 ? [...stationIds] : null}::int[], ${campaign}, ${scope.clock.now()}, ${scope.userId})
    returning id`)
  const [row] = await scope.rows<LaboratoryLink>(sql`
    select ${columns(scope)} from ${from} where l.project_id = ${scope.projectId} and l.id = ${made?.id ?? 0}`)
  return row as LaboratoryLink
}

/** Returns false where there is no such link, or it is revoked already. */
export async function revokeLink(scope: ProjectScope, linkId: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update laboratory_link set revoked_at = ${scope.clock.now()}, revoked_by = ${scope.userId}
    where project_id = ${scope.projectId} and id = ${linkId} and revoked_at is null returning id`)
  return rows.length > 0
}
