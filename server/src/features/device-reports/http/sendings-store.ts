import type { ReportSending, reportServiceRoutes } from '@puquio/contract/modi/device-reports'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { listSendings } from '../reports-store.ts'

type Query = z.output<typeof reportServiceRoutes.sendings.query>

export const listHttpSendings = (scope: ProjectScope, deviceId: number, query: Query) =>
  listSendings<ReportSending>(
    scope,
    {
      columns:
        raw(`s.id, s.kind, s.message_id, s.state, s.attempts, s.status, s.reason, octet_length(s.body) as bytes,
        s.created_at, s.ended_at`),
      from: raw('report_delivery s'),
    },
    deviceId,
    query,
  )

type NewSending = {
  deviceId: number
  kind: ReportSending['kind']
  messageId: string
  body: string
}

export async function insertSending(
  scope: ProjectScope,
  { deviceId, kind, messageId, body }: NewSending,
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into report_delivery (project_id, device_id, kind, message_id, body, created_at)
    values (${scope.projectId}, ${deviceId}, ${kind}, ${messageId}, ${body}, ${scope.clock.now()}) returning id`)
  return made?.id ?? 0
}

/** How many of a device wait for their receiver. */
export async function countWaiting(scope: ProjectScope, deviceId: number): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from report_delivery
    where project_id = ${scope.projectId} and device_id = ${deviceId} and state = 'waiting'`)
  return row?.count ?? 0
}

/** Removes of a device what has ended beyond the newest, by their number and by what their bodies take. */
export const trimSendings = (
  scope: ProjectScope,
  deviceId: number,
  most: { count: number; bytes: number },
): Promise<unknown> =>
  scope.rows(sql`
    delete from report_delivery r using (
      select id, row_number() over newest as place, sum(octet_length(body)) over newest as bytes
      from report_delivery
      where project_id = ${scope.projectId} and device_id = ${deviceId} and ended_at is not null
      window newest as (order by id desc)) kept
    where r.project_id = ${scope.projectId} and r.id = kept.id
      and (kept.place > ${most.count} or kept.bytes > ${most.bytes})`)

export type StoredSending = NewSending & { id: number; state: ReportSending['state'] }

export async function findSending(scope: ProjectScope, id: number): Promise<StoredSending | null> {
  const [row] = await scope.rows<StoredSending>(sql`
    select id, device_id, kind, message_id, body, state from report_delivery
    where project_id = ${scope.projectId} and id = ${id}`)
  return row ?? null
}

type Outcome = { state: ReportSending['state']; status: number | null; reason: string }

/** What became of an attempt; `waiting` where another one follows. */
export const noteAttempt = (
  scope: ProjectScope,
  id: number,
  { state, status, reason }: Outcome,
): Promise<unknown> =>
  scope.rows(sql`
    update report_delivery set state = ${state}, attempts = attempts + 1, status = ${status}, reason = ${reason},
      ended_at = ${state === 'waiting' ? null : scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id}`)

/** Of those that ended before; returns how many there were. */
export async function deleteHttpSendings(scope: SystemScope, before: Date): Promise<number> {
  const rows = await scope.rows(
    sql`delete from report_delivery where ended_at < ${before} returning id`,
  )
  return rows.length
}
