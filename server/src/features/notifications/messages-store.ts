import { ago } from '../../platform/clock.ts'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** What one person writes, in whatever project, is counted one after another. */
export const lockMessages = (scope: ProjectScope) => lock(scope, 'messages', scope.userId)

const since = ({ clock }: ProjectScope, hours: number) => ago(clock, { hours })

/** How many notifications the person sent in the last hour, to the project and to all of them. */
export async function countSent(scope: ProjectScope): Promise<{ here: number; anywhere: number }> {
  const [row] = await scope.rows<{ here: number; anywhere: number }>(sql`
    select count(*)::int as here, count_own_notifications(${since(scope, 1)}) as anywhere from notification
    where sender_id = ${scope.userId} and project_id = ${scope.projectId} and created_at > ${since(scope, 1)}`)
  return row ?? { here: 0, anywhere: 0 }
}

/** How many answers the person wrote to the notification. */
export async function countReplies(scope: ProjectScope, notificationId: number) {
  const [row] = await scope.rows<{ inHour: number; inDay: number }>(sql`
    select count(*) filter (where created_at > ${since(scope, 1)})::int as in_hour, count(*)::int as in_day
    from notification_reply
    where notification_id = ${notificationId} and user_id = ${scope.userId} and created_at > ${since(scope, 24)}
      and (project_id = ${scope.projectId} or project_id is null)`)
  return { inHour: row?.inHour ?? 0, inDay: row?.inDay ?? 0 }
}
