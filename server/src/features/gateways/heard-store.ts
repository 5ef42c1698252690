import { gatewayBounds } from '@puquio/domain'
import { type Failed, isolate } from '../../platform/db/isolate/isolate.ts'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** What a gateway heard of a device last. */
export type HeardBy = {
  projectId: number
  deviceId: number
  key: string
  at: Date
  rssiDbm: number
  snrDb: number
}

/**
 * Keeps which gateways heard which devices; a project that has its most gateways gets no other one. Returns the projects
 * of which the database refuses something, with why.
 */
export const saveHeard = (
  scope: TelemetryScope,
  all: readonly HeardBy[],
): Promise<Failed<readonly HeardBy[]>[]> => {
  const byProject = [...Map.groupBy(all, ({ projectId }) => projectId).values()]
  return scope.transaction((within) =>
    isolate(within, byProject, (some) => save(within, some.flat())),
  )
}

async function save({ rows }: Pick<TelemetryScope, 'rows'>, all: readonly HeardBy[]) {
  // In one order, so that two processes do not wait for each other.
  const kept = await rows<{ id: number; projectId: number; key: string }>(sql`
      insert into gateway (project_id, key, first_heard_at, last_heard_at, rssi_dbm, snr_db)
      select project_id, key, at, at, rssi_dbm, snr_db from (
        select n.*, g.id is not null as is_known,
          (select count(*) from gateway c where c.project_id = n.project_id)
            + count(*) filter (where g.id is null) over (partition by n.project_id order by n.key) as total
        from (select distinct on (project_id, key) * from ${given(all)} order by project_id, key, at desc) n
        left join gateway g on g.project_id = n.project_id and g.key = n.key) n
      where is_known or total <= ${gatewayBounds.count}
      order by project_id, key
      on conflict (project_id, key) do update set ${newest('gateway')}, forgotten_at = null
      returning id, project_id, key`)
  const ids = new Map(kept.map(({ id, projectId, key }) => [`${projectId} ${key}`, id]))
  const linked = all
    .flatMap((heard) => {
      const gatewayId = ids.get(`${heard.projectId} ${heard.key}`)
      return gatewayId === undefined ? [] : [{ ...heard, gatewayId }]
    })
    .toSorted((a, b) => a.gatewayId - b.gatewayId || a.deviceId - b.deviceId)
  await rows(sql`
      insert into gateway_device (project_id, gateway_id, device_id, first_heard_at, last_heard_at, rssi_dbm, snr_db)
      select h.project_id, i.gateway_id, h.device_id, h.at, h.at, h.rssi_dbm, h.snr_db
      from ${given(linked)} join unnest(${linked.map(({ gatewayId }) => gatewayId)}::int[])
        with ordinality i (gateway_id, n) on i.n = h.n
      on conflict (gateway_id, device_id) do update set ${newest('gateway_device')}`)
}

const given = (
  all: readonly HeardBy[],
): Sql => sql`unnest(${all.map(({ projectId }) => projectId)}::int[],
    ${all.map(({ deviceId }) => deviceId)}::int[], ${all.map(({ key }) => key)}::text[],
    ${all.map(({ at }) => at.toISOString())}::timestamptz[], ${all.map(({ rssiDbm }) => rssiDbm)}::real[],
    ${all.map(({ snrDb }) => snrDb)}::real[]) with ordinality h (project_id, device_id, key, at, rssi_dbm, snr_db, n)`

/** Two processes write in any order: the signal is that of the newest uplink. */
const newest = (table: 'gateway' | 'gateway_device'): Sql => {
  const isNewer =
    table === 'gateway'
      ? sql`excluded.last_heard_at >= gateway.last_heard_at`
      : sql`excluded.last_heard_at >= gateway_device.last_heard_at`
  const before = table === 'gateway' ? sql`gateway` : sql`gateway_device`
  return sql`last_heard_at = greatest(${before}.last_heard_at, excluded.last_heard_at),
    rssi_dbm = case when ${isNewer} then excluded.rssi_dbm else ${before}.rssi_dbm end,
    snr_db = case when ${isNewer} then excluded.snr_db else ${before}.snr_db end`
}
