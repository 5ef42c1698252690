import type { NotificationPreferences } from '@puquio/contract/notifications/preferences'
import { defaultTimeZone } from '@puquio/domain'
import type { UserScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { columnsOf, excludedOf, valuesOf, type Written } from '../../../platform/db/written.ts'

type Row = Omit<NotificationPreferences, 'quietHours'> & {
  quietFrom: string | null
  quietUntil: string | null
}

type Wishes = Omit<NotificationPreferences, 'version'>

const columns = raw('high, medium, low, quiet_from, quiet_until, digest_time, time_zone, version')

const shown = ({ quietFrom, quietUntil, ...row }: Row): NotificationPreferences => ({
  ...row,
  quietHours:
    quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
})

const written = (wishes: Wishes): Written<Wishes> => ({
  high: { high: sql`${wishes.high}::smallint[]` },
  medium: { medium: sql`${wishes.medium}::smallint[]` },
  low: { low: sql`${wishes.low}::smallint[]` },
  quietHours: {
    quiet_from: wishes.quietHours?.from ?? null,
    quiet_until: wishes.quietHours?.until ?? null,
  },
  digestTime: { digest_time: sql`${wishes.digestTime}::text` },
  timeZone: { time_zone: sql`${wishes.timeZone}::text` },
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
  { version, ...wishes }: NotificationPreferences,
): Promise<NotificationPreferences | null> {
  const { digestTime, timeZone } = wishes
  const fields = written(wishes)
  const now = scope.clock.now()
  const [row] = await scope.rows<Row>(sql`
    insert into notification_preference as p (user_id, ${columnsOf(fields)}, digested_at)
    select ${scope.userId}::int, ${valuesOf(fields)},
      case when (${now}::timestamptz at time zone ${timeZone}::text)::time >= ${digestTime}::time
        then ${now}::timestamptz end
    where ${version}::int = 0 or exists (select from notification_preference where user_id = ${scope.userId})
    on conflict (user_id) do update set ${excludedOf(fields)}, version = p.version + 1,
      digested_at = case when (p.digest_time, p.time_zone) is not distinct from
        (excluded.digest_time, excluded.time_zone) then p.digested_at
        else coalesce(excluded.digested_at, p.digested_at) end
    where p.version = ${version} returning ${columns}`)
  return row ? shown(row) : null
}
