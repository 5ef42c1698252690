import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Tells every process which device something waits for, once the open transaction is committed. */
export const commandsChannel = 'device_commands'

export const tellWaiting = (scope: ProjectScope, deviceId: number): Promise<unknown> =>
  scope.rows(sql`select pg_notify(${commandsChannel}, ${`${scope.projectId} ${deviceId}`})`)
