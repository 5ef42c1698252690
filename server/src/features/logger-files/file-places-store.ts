import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Until where a file was read: characters, the number of the next line, and the SHA-256 of what was read. */
export type ReadUntil = { readLength: number; nextLine: number; prefix: Buffer }

export async function findReadUntil(
  { rows }: TelemetryScope,
  deviceId: number,
  name: string,
): Promise<ReadUntil | null> {
  const [row] = await rows<ReadUntil>(sql`
    select read_length, next_line, prefix from device_file where device_id = ${deviceId} and name = ${name}`)
  return row ?? null
}

type Of = { deviceId: number; projectId: number; name: string; receivedAt: Date }

export const saveReadUntil = (
  { rows }: TelemetryScope,
  { deviceId, projectId, name, receivedAt }: Of,
  { readLength, nextLine, prefix }: ReadUntil,
) =>
  rows(sql`
    insert into device_file (device_id, name, project_id, read_length, next_line, prefix, received_at)
    values (${deviceId}, ${name}, ${projectId}, ${readLength}, ${nextLine}, ${prefix}, ${receivedAt})
    on conflict (device_id, name) do update set read_length = excluded.read_length, next_line = excluded.next_line,
      prefix = excluded.prefix, received_at = excluded.received_at`)
