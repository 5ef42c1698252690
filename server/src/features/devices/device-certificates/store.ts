import type { DeviceCertificate } from '@puquio/contract/modi/device-certificates'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ReadCertificate } from './read-certificate.ts'

/** Those that count, the latest first. */
export const listCertificates = (
  scope: ProjectScope,
  deviceId: number,
): Promise<DeviceCertificate[]> =>
  scope.rows<DeviceCertificate>(sql`
    select c.id, c.fingerprint, c.subject, c.not_after, c.created_at, ${personName} as created_by, c.last_used_at
    from device_certificate c join app_user u on u.id = c.created_by
    where c.project_id = ${scope.projectId} and c.device_id = ${deviceId} and c.revoked_at is null
    order by c.created_at desc, c.id desc`)

export async function insertCertificate(
  scope: ProjectScope,
  deviceId: number,
  { fingerprint, subject, notAfter }: ReadCertificate,
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into device_certificate (project_id, device_id, fingerprint, subject, not_after, created_at, created_by)
    values (${scope.projectId}, ${deviceId}, ${fingerprint}, ${subject}, ${notAfter}, ${scope.clock.now()},
      ${scope.userId}) returning id`)
  return made?.id ?? 0
}

/** Returns false where there is no such certificate of the device that counts. */
export async function revokeCertificate(
  scope: ProjectScope,
  { deviceId, certificateId }: { deviceId: number; certificateId: number },
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update device_certificate set revoked_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and device_id = ${deviceId} and id = ${certificateId}
      and revoked_at is null returning id`)
  return rows.length > 0
}
