import type { MethodStates } from '@puquio/contract/notifications/settings'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { countMails } from '../../deliveries/service.ts'

type Mail = Omit<MethodStates['mail'], 'isInEnvironment'>
type Servers = Pick<Mail, 'ofSystem' | 'projects'>

export async function readMailState(scope: SystemScope): Promise<Mail> {
  const [row] = await scope.rows<Servers>(sql`
    select (select count(*)::int from mail_server where is_active and project_id is null) as of_system,
      (select count(distinct project_id)::int from mail_server where is_active) as projects`)
  return { ...(row as Servers), ...(await countMails(scope)) }
}
