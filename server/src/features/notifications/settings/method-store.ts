import type { MethodStates } from '@puquio/contract/notifications/settings'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Mail = Omit<MethodStates['mail'], 'isInEnvironment'>

export async function readMailState(scope: SystemScope): Promise<Mail> {
  const [row] = await scope.rows<Mail>(sql`
    select (select count(*)::int from mail_server where is_active and project_id is null) as of_system,
      (select count(distinct project_id)::int from mail_server where is_active) as projects,
      (select count(*)::int from mail where status = 'waiting') as waiting,
      (select count(*)::int from mail where status = 'failed') as failed`)
  return row as Mail
}
