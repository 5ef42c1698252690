import type { NotificationPreferences } from '@puquio/contract/notifications/preferences'
import { defaultTimeZone } from '@puquio/domain'
import type { UserScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

type Row = Omit<NotificationPreferences, 'quietHours'> & {
  quietFrom: string | null
  quietUntil: string | null
}

const columns = raw('high, medium, low, quiet_from, quiet_until, digest_time, time_zone, version')

const shown = ({ quietFrom, quietUntil, ...row }: Row): NotificationPreferences => ({
  ...row,
  quietHours:
    quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
})

/** Those of a person who never set any: everything at once, no digest. */
const unset: NotificationPreferences = {
  high: [1, 2, 3],
  medium: [1, 2, 3],
  low: [1, 2, 3],
  quietHours: null,
  digestTime: null,
  timeZone: defaultTimeZone,
  version: 0,
}

export async function readPreferences(scope: UserScope): Promise<NotificationPreferences> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from notification_preference where user_id = ${scope.userId}`,
  )
  return row ? shown(row) : unset
}

/**
 * Returns null where they were set elsewhere since this version. A digest that is asked for after its hour
 * begins tomorrow.
 */
export async function storePreferences(
  scope: UserScope,
  given: NotificationPreferences,
): Promise<NotificationPreferences | null> {
  const { high, medium, low, quietHours, digestTime, timeZone, version } = given
  const now = scope.clock.now()
  const [row] = await scope.rows<Row>(sql`
    insert into notification_preference as p (user_id, high, medium, low, quiet_from, quiet_until, digest_time,
      time_zone, digested_at)
    select ${scope.userId}::int, ${high}::smallint[], ${medium}::smallint[], ${low}::smallint[],
      ${quietHours?.from ?? null}, ${quietHours?.until ?? null}, ${digestTime}::text, ${timeZone}::text,
      case when (${now}::timestamptz at time zone ${timeZone}::text)::time >= ${digestTime}::time
        then ${now}::timestamptz end
    where ${version}::int = 0 or exists (select from notification_preference where user_id = ${scope.userId})
    on conflict (user_id) do update set high = excluded.high, medium = excluded.medium, low = excluded.low,
      quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_time = excluded.digest_time,
      time_zone = excluded.time_zone, version = p.version + 1,
      digested_at = case when (p.digest_time, p.time_zone) is not distinct from
        (excluded.digest_time, excluded.time_zone) then p.digested_at
        else coalesce(excluded.digested_at, p.digested_at) end
    where p.version = ${version} returning ${columns}`)
  return row ? shown(row) : null
}
