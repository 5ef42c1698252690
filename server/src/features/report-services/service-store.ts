import type { ReportService, ReportServiceInput } from '@puquio/contract/modi/report-services'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredService = ReportService & {
  deviceId: number
  secretSealed: string
  sentUntil: string
}

/** Locked, so that changes of one and its next report run one after another. */
export async function findService(
  scope: ProjectScope,
  deviceId: number,
): Promise<StoredService | null> {
  const [row] = await scope.rows<StoredService>(sql`
    select device_id, address, secret_sealed, content, interval_s, enabled, sent_until, next_at from report_service
    where project_id = ${scope.projectId} and device_id = ${deviceId} for no key update`)
  return row ?? null
}

type New = ReportServiceInput & { secretSealed: string }

/** Sends from now on; what a device measured before is sent only where it was sent all the time. */
export const saveService = (
  scope: ProjectScope,
  deviceId: number,
  { address, content, intervalS, enabled, secretSealed }: New,
): Promise<unknown> => {
  const now = scope.clock.now()
  return scope.rows(sql`
    insert into report_service as s (device_id, project_id, address, secret_sealed, content, interval_s, enabled,
      sent_until, next_at)
    values (${deviceId}, ${scope.projectId}, ${address}, ${secretSealed}, ${content}::text[], ${intervalS}, ${enabled},
      ${now}, ${new Date(now.getTime() + intervalS * 1000)})
    on conflict (device_id) do update set address = excluded.address, content = excluded.content,
      interval_s = excluded.interval_s, enabled = excluded.enabled, next_at = excluded.next_at,
      sent_until = case when s.enabled then s.sent_until else excluded.sent_until end, version = s.version + 1`)
}

/** Returns false where the device has no report service. */
export async function replaceSecret(
  scope: ProjectScope,
  deviceId: number,
  secretSealed: string,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update report_service set secret_sealed = ${secretSealed}, version = version + 1
    where project_id = ${scope.projectId} and device_id = ${deviceId} returning device_id`)
  return rows.length > 0
}

export const noteReported = (
  scope: ProjectScope,
  deviceId: number,
  { until, nextAt }: { until: Date; nextAt: Date },
): Promise<unknown> =>
  scope.rows(sql`
    update report_service set sent_until = ${until}, next_at = ${nextAt}
    where project_id = ${scope.projectId} and device_id = ${deviceId}`)

/** Devices of the project whose report is due. */
export async function dueDevices(scope: ProjectScope, most: number): Promise<number[]> {
  const rows = await scope.rows<{ deviceId: number }>(sql`
    select s.device_id from report_service s join device d on d.project_id = s.project_id and d.id = s.device_id
    where s.project_id = ${scope.projectId} and s.enabled and s.next_at <= ${scope.clock.now()} and d.retired_at is null
    order by s.next_at limit ${most}`)
  return rows.map(({ deviceId }) => deviceId)
}

/** Returns all sealed secrets, for a change of the master key. */
export const sealedReportSecrets = (scope: SystemScope) =>
  scope.rows<{ id: number; projectId: number; secretSealed: string }>(sql`
    select device_id as id, project_id, secret_sealed from report_service for update`)

export const storeReportSecret = async (scope: SystemScope, id: number, sealed: string) => {
  await scope.rows(sql`update report_service set secret_sealed = ${sealed} where device_id = ${id}`)
}
