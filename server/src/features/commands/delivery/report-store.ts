import type { RelayNumber } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Names that a device invents anew each time push out those before. */
const mostKept = 200

type Report = {
  relays: Record<RelayNumber, boolean | null>
  /** Null where none were reported. */
  attributes: Record<string, string | number | boolean> | null
}

/** Keeps what a device says of itself now; what it does not name stays as it was. */
export const saveReport = (
  scope: ProjectScope,
  deviceId: number,
  { relays, attributes }: Report,
): Promise<unknown> => {
  const now = scope.clock.now()
  const at = (isOn: boolean | null) => (isOn === null ? null : now)
  return scope.rows(sql`
    insert into device_report as r (device_id, project_id, relay_1_on, relay_1_at, relay_2_on, relay_2_at, attributes,
      attributes_at)
    values (${deviceId}, ${scope.projectId}, ${relays[1]}, ${at(relays[1])}, ${relays[2]}, ${at(relays[2])},
      ${JSON.stringify(attributes ?? {})}::jsonb, ${attributes && now})
    on conflict (device_id) do update set
      relay_1_on = coalesce(excluded.relay_1_on, r.relay_1_on), relay_1_at = coalesce(excluded.relay_1_at, r.relay_1_at),
      relay_2_on = coalesce(excluded.relay_2_on, r.relay_2_on), relay_2_at = coalesce(excluded.relay_2_at, r.relay_2_at),
      attributes = case when (select count(*) from jsonb_object_keys(r.attributes || excluded.attributes)) <= ${mostKept}
        then r.attributes || excluded.attributes else excluded.attributes end,
      attributes_at = coalesce(excluded.attributes_at, r.attributes_at)`)
}

/** What a device reported last, by its own names. */
export async function findAttributes(
  scope: ProjectScope,
  deviceId: number,
): Promise<Record<string, string | number | boolean>> {
  const [row] = await scope.rows<{ attributes: Record<string, string | number | boolean> }>(sql`
    select attributes from device_report where project_id = ${scope.projectId} and device_id = ${deviceId}`)
  return row?.attributes ?? {}
}
