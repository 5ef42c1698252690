import type { ReportDelivery, reportServiceRoutes } from '@puquio/contract/modi/report-services'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'

type Query = z.output<typeof reportServiceRoutes.deliveries.query>

export const listDeliveries = (scope: ProjectScope, deviceId: number, query: Query) =>
  readPage<ReportDelivery>(
    scope.rows,
    {
      columns:
        raw(`id, kind, message_id, state, attempts, status, reason, octet_length(body) as bytes, created_at,
        ended_at`),
      from: raw('report_delivery'),
      where: sql`project_id = ${scope.projectId} and device_id = ${deviceId}`,
      order: orderBy(query.sort, {
        keys: { created: raw('id') },
        fallback: '-created',
        id: raw('id'),
      }),
    },
    query,
  )

type NewDelivery = {
  deviceId: number
  kind: ReportDelivery['kind']
  messageId: string
  body: string
}

export async function insertDelivery(
  scope: ProjectScope,
  { deviceId, kind, messageId, body }: NewDelivery,
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into report_delivery (project_id, device_id, kind, message_id, body, created_at)
    values (${scope.projectId}, ${deviceId}, ${kind}, ${messageId}, ${body}, ${scope.clock.now()}) returning id`)
  return made?.id ?? 0
}

export type StoredDelivery = NewDelivery & { id: number; state: ReportDelivery['state'] }

export async function findDelivery(
  scope: ProjectScope,
  id: number,
): Promise<StoredDelivery | null> {
  const [row] = await scope.rows<StoredDelivery>(sql`
    select id, device_id, kind, message_id, body, state from report_delivery
    where project_id = ${scope.projectId} and id = ${id}`)
  return row ?? null
}

type Outcome = { state: ReportDelivery['state']; status: number | null; reason: string }

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
export async function deleteDeliveries(scope: SystemScope, before: Date): Promise<number> {
  const rows = await scope.rows(
    sql`delete from report_delivery where ended_at < ${before} returning id`,
  )
  return rows.length
}
