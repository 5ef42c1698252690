import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Of = { deviceId: number; projectId: number }

/** A device that speaks for others of its project: those that the system administrator put behind it. */
export type KnownHub = { projectId: number; deviceIds: ReadonlyMap<string, number> }

/** By their serials in lower case; nothing of what is retired. */
export async function findHub(scope: TelemetryScope, { deviceId, projectId }: Of) {
  const behind = await scope.rows<{ id: number; serial: string }>(sql`
    select id, serial from device
    where project_id = ${projectId} and hub_id = ${deviceId} and retired_at is null`)
  const deviceIds = new Map(behind.map(({ id, serial }) => [serial.toLowerCase(), id]))
  return { projectId, deviceIds } satisfies KnownHub
}
