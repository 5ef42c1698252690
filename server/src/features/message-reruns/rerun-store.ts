import type {
  MessageRerun,
  messageRerunInput,
  messageRerunRoutes,
} from '@puquio/contract/modi/message-reruns'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'

type Query = z.output<typeof messageRerunRoutes.list.query>
export type NewRerun = z.output<typeof messageRerunInput>

const columns = sql`r.id, r.from_at as "from", r.until_at as until, r.requested_at, ${personName} as person, r.messages,
  r.refused, coalesce(j.progress_done, 0) as done, j.progress_total as job_total,
  case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end as device,
  case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end as profile,
  coalesce(j.state, case when r.messages is not null then 'done' else 'cancelled' end) as state`
const from = sql`message_rerun r join app_user u on u.id = r.requested_by
  left join device d on d.project_id = r.project_id and d.id = r.device_id
  left join device_profile p on p.project_id = r.project_id and p.id = r.device_profile_id
  left join job j on j.id = r.job_id`

/** A page has a total of its own. */
type Row = Omit<MessageRerun, 'total'> & { jobTotal: number | null }
const shown = ({ jobTotal, ...row }: Row): MessageRerun => ({ ...row, total: jobTotal })

export async function listReruns(scope: ProjectScope, query: Query) {
  const { items, total } = await readPage<Row>(
    scope.rows,
    {
      columns,
      from,
      where: allOf([
        sql`r.project_id = ${scope.projectId}`,
        // Of a device that has it, too.
        query.deviceProfile
          ? sql`(r.device_profile_id = ${query.deviceProfile} or d.device_profile_id = ${query.deviceProfile})`
          : null,
      ]),
      order: orderBy(query.sort, {
        keys: { requestedAt: raw('r.requested_at') },
        fallback: '-requestedAt',
        id: raw('r.id'),
      }),
    },
    query,
  )
  return { items: items.map(shown), total }
}

export async function findRerun(scope: ProjectScope, id: number): Promise<MessageRerun | null> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from ${from} where r.project_id = ${scope.projectId} and r.id = ${id}`,
  )
  return row ? shown(row) : null
}

export async function insertRerun(scope: ProjectScope, asked: NewRerun): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into message_rerun (project_id, device_id, device_profile_id, from_at, until_at, requested_at, requested_by)
    values (${scope.projectId}, ${asked.deviceId}, ${asked.deviceProfileId}, ${asked.from}, ${asked.until},
      ${scope.clock.now()}, ${scope.userId}) returning id`)
  return made?.id ?? 0
}

export const setRerunJob = async (scope: ProjectScope, id: number, jobId: number | null) => {
  await scope.rows(sql`
    update message_rerun set job_id = ${jobId} where project_id = ${scope.projectId} and id = ${id}`)
}

export const endRerun = async (
  scope: ProjectScope,
  id: number,
  { messages, refused }: { messages: number; refused: number },
) => {
  await scope.rows(sql`
    update message_rerun set messages = ${messages}, refused = ${refused}, ended_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id}`)
}

/** Ends one that has not ended; returns its job. */
export async function cancelRerun(scope: ProjectScope, id: number): Promise<number | null> {
  const [row] = await scope.rows<{ jobId: number | null }>(sql`
    update message_rerun set ended_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id} and ended_at is null returning job_id`)
  return row?.jobId ?? null
}

/** The devices in service whose messages are decoded again. */
export async function devicesOf(
  scope: ProjectScope,
  { device, profile }: Pick<MessageRerun, 'device' | 'profile'>,
): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from device where project_id = ${scope.projectId} and retired_at is null
      and (id = ${device?.id ?? null} or device_profile_id = ${profile?.id ?? null}) order by id`)
  return rows.map(({ id }) => id)
}
