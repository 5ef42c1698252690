import { type DeviceChannel, graceOfChannelS, keepListening, type Listening } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Since when devices are heard, by whichever process; null before the first time. */
export async function readListening(scope: TelemetryScope): Promise<Listening | null> {
  const [row] = await scope.rows<{ sinceAt: string; confirmedAt: string }>(
    sql`select since_at, confirmed_at from telemetry.alarm_watch`,
  )
  return row
    ? { sinceMs: Date.parse(row.sinceAt), confirmedAtMs: Date.parse(row.confirmedAt) }
    : null
}

/** The same, in ms since 1970, for who watches by another clock tick; now where nobody has listened yet. */
export const listeningSince = async (scope: TelemetryScope): Promise<number> =>
  keepListening(await readListening(scope), scope.clock.now().getTime()).sinceMs

export const saveListening = async (
  scope: TelemetryScope,
  { sinceMs, confirmedAtMs }: Listening,
) => {
  await scope.rows(sql`
    insert into telemetry.alarm_watch (since_at, confirmed_at)
    values (${new Date(sinceMs)}, ${new Date(confirmedAtMs)})
    on conflict (is_only) do update set since_at = excluded.since_at, confirmed_at = excluded.confirmed_at`)
}

export type SilentDevice = {
  id: number
  projectId: number
  channel: DeviceChannel
  installedAt: string
  lastReceivedAt: string | null
  intervalS: number
  graceS: number
  raisedAt: string | null
}

/**
 * Devices that are silent now, and those whose E001 is active. One that was installed today is awaited from tomorrow, by
 * its project's clocks, and one that was made here, as many are at once by a workbook, has a day to be set up.
 */
export const readSilent = (scope: TelemetryScope): Promise<SilentDevice[]> => {
  const channels = Object.keys(graceOfChannelS)
  const graces = Object.values(graceOfChannelS)
  return scope.rows<SilentDevice>(sql`
    select * from (
      select d.id, d.project_id, d.channel,
        greatest((d.installed_on + 1)::timestamp at time zone p.zone, d.created_at + interval '1 day') as installed_at,
        t.last_received_at, d.interval_s, coalesce(d.grace_s, g.seconds) as grace_s, a.raised_at
      from device d join project_zones() p on p.project_id = d.project_id
      join unnest(${channels}::text[], ${graces}::int[]) g (channel, seconds) on g.channel = d.channel
      left join device_state t on t.device_id = d.id
      left join alarm a on a.device_id = d.id and a.kind = 'silence' and a.cleared_at is null
      where d.retired_at is null and d.alarms_enabled) d
    where raised_at is not null
      or ${scope.clock.now()}::timestamptz > coalesce(last_received_at, installed_at)
        + make_interval(secs => interval_s + grace_s)
    order by id`)
}
