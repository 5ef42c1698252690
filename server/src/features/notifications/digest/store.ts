import type { NotificationPriority } from '@puquio/contract/notifications'
import type { Language, PermissionCode } from '@puquio/domain'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { mayEnter, maySignIn } from '../../../platform/db/account-conditions.ts'

export type DigestReader = {
  userId: number
  email: string
  name: string
  language: Language
  since: string
}
export type Unread = {
  projectId: number | null
  project: string | null
  priority: NotificationPriority
  message: string
}

/** The hour has come on the person's clock, and no digest was made on this day of theirs. */
const isDue = (now: Date) => sql`p.digest_time is not null
  and (${now}::timestamptz at time zone p.time_zone)::time >= p.digest_time::time
  and (p.digested_at is null
    or (p.digested_at at time zone p.time_zone)::date < (${now}::timestamptz at time zone p.time_zone)::date)
  and ${maySignIn}`

export const listDue = async (scope: SystemScope): Promise<number[]> => {
  const rows = await scope.rows<{ userId: number }>(sql`
    select p.user_id from notification_preference p join app_user u on u.id = p.user_id
    where ${isDue(scope.clock.now())} order by p.user_id`)
  return rows.map(({ userId }) => userId)
}

/** Marks a person's digest as made; null where it is made already. The first one looks back one day. */
export async function takeDigest(scope: SystemScope, userId: number): Promise<DigestReader | null> {
  const now = scope.clock.now()
  const [row] = await scope.rows<DigestReader>(sql`
    with due as (
      select p.user_id, u.email, u.name, u.language,
        coalesce(p.digested_at, ${now}::timestamptz - interval '1 day') as since
      from notification_preference p join app_user u on u.id = p.user_id
      where p.user_id = ${userId} and ${isDue(now)} for update of p
    )
    update notification_preference p set digested_at = ${now} from due where due.user_id = p.user_id
    returning due.*`)
  return row ?? null
}

/** What the person was sent since then and has not read, of projects that they may still enter. */
export const listUnread = (scope: SystemScope, { userId, language, since }: DigestReader) =>
  scope.rows<Unread>(sql`
    select n.project_id, p.name as project, n.priority, coalesce(n.translations ->> ${language}::text, n.message) as message
    from notification_recipient r join notification n on n.id = r.notification_id
      left join project p on p.id = n.project_id
      left join project_member m on m.project_id = n.project_id and m.user_id = r.user_id
    where r.user_id = ${userId} and r.read_at is null and n.created_at > ${since}::timestamptz
      and (n.project_id is null or ${mayEnter(scope.clock.now())})
    order by name_key(p.name) nulls first, n.priority, n.created_at desc, n.id desc limit 200`)

/** The projects that the person may enter. */
export const listProjects = (scope: SystemScope, userId: number) =>
  scope.rows<{ id: number; name: string; timeZone: string; permissions: PermissionCode[] }>(sql`
    select p.id, p.name, p.time_zone, m.permissions
    from project_member m join project p on p.id = m.project_id
    where m.user_id = ${userId} and ${mayEnter(scope.clock.now())} order by name_key(p.name), p.id`)
