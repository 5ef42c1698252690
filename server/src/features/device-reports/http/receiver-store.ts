import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Where reports of a device go, and by which sealed secret they are signed; locked. */
export async function findReceiver(
  scope: ProjectScope,
  deviceId: number,
): Promise<{ address: string; secretSealed: string } | null> {
  const [row] = await scope.rows<{ address: string; secretSealed: string }>(sql`
    select address, secret_sealed from report_service
    where project_id = ${scope.projectId} and device_id = ${deviceId} for no key update`)
  return row ?? null
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

/** Returns all sealed secrets, for a change of the master key. */
export const sealedReportSecrets = (scope: SystemScope) =>
  scope.rows<{ id: number; projectId: number; secretSealed: string }>(sql`
    select device_id as id, project_id, secret_sealed from report_service for update`)

export const storeReportSecret = async (scope: SystemScope, id: number, sealed: string) => {
  await scope.rows(sql`update report_service set secret_sealed = ${sealed} where device_id = ${id}`)
}
