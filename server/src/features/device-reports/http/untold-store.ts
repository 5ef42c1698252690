import { epochMs } from '../../../platform/db/epoch-ms.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ToldReading } from './services-store.ts'

type Of = { deviceId: number; before: Date }

/** Of these readings, those that are noted as untold: they are told as such. */
export const readUntold = (scope: ProjectScope, readings: readonly ToldReading[]) =>
  scope.rows<ToldReading>(sql`
    select u.variable_id, ${epochMs('u.at')} as at_ms
    from unnest(${readings.map(({ variableId }) => variableId)}::int[],
      ${readings.map(({ atMs }) => new Date(atMs))}::timestamptz[]) k (variable_id, at)
    join untold_reading u on u.project_id = ${scope.projectId} and u.variable_id = k.variable_id and u.at = k.at`)

/** Takes the first of what was received before then and is untold. */
export const takeUntold = (scope: ProjectScope, { deviceId, before }: Of, most: number) =>
  scope.rows<ToldReading>(sql`
    delete from untold_reading u using (
      select variable_id, at from untold_reading
      where project_id = ${scope.projectId} and device_id = ${deviceId} and received_at < ${before}
      order by received_at, variable_id, at limit ${most}) first
    where u.project_id = ${scope.projectId} and u.variable_id = first.variable_id and u.at = first.at
    returning u.variable_id, ${epochMs('u.at')} as at_ms`)

/** What a device has of them is told no more: its reports are switched off. */
export const forgetUntold = (scope: ProjectScope, deviceId: number) =>
  scope.rows(sql`
    delete from untold_reading where project_id = ${scope.projectId} and device_id = ${deviceId}`)
