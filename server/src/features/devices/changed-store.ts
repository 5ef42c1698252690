import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Tells every process that what it holds of devices of a project is old, once the open transaction is committed. */
export const devicesChannel = 'devices_changed'

export const tellDevicesChanged = async (scope: ProjectScope): Promise<void> => {
  await scope.rows(sql`select pg_notify(${devicesChannel}, ${String(scope.projectId)})`)
}
