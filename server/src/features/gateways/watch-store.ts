import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type Watched = {
  id: number
  projectId: number
  timeZone: string
  /** As people call it, else its key. */
  name: string
  intervalS: number | null
  lastHeardAt: string
  silentSince: string | null
}

/** Gateways that may have fallen silent, or be heard again; held until the end of the transaction. */
export const holdChanging = (scope: SystemScope): Promise<Watched[]> =>
  scope.rows<Watched>(sql`
    select g.id, g.project_id, p.time_zone, coalesce(nullif(g.name, ''), g.key) as name, g.interval_s, g.last_heard_at,
      g.silent_since
    from gateway g join project p on p.id = g.project_id
    where g.forgotten_at is null and (g.last_heard_at > g.silent_since or g.silent_since is null
      and g.last_heard_at + make_interval(secs => g.interval_s) < ${scope.clock.now()})
    order by g.project_id, g.key for no key update of g`)

/** Writes down since when they are silent; null for those that are heard again. */
export const saveSilence = (
  scope: SystemScope,
  gateways: readonly Watched[],
  isSilent: boolean,
): Promise<unknown> =>
  scope.rows(sql`
    update gateway set silent_since = ${isSilent ? sql`last_heard_at` : sql`null`}
    where id = any(${gateways.map(({ id }) => id)}::int[])`)
