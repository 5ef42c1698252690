import type { deliveryRoutes, Outgoing } from '@puquio/contract/notifications/deliveries'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'

type ListQuery = z.output<typeof deliveryRoutes.list.query>
type Row = Omit<Outgoing, 'project'> & { projectId: number | null; projectName: string | null }

const keys = {
  createdAt: raw('o.created_at'),
  changedAt: raw('o.changed_at'),
  state: raw('o.state'),
  method: raw('o.method'),
  recipient: raw('name_key(o.recipient)'),
}

/** Deliveries of notifications, and the mails that belong to none. */
const outgoing = sql`(
  select 'notification' as kind, d.id, d.method, d.project_id, ${personName} as recipient,
    case d.method when 2 then u.email when 3 then u.phone end as address, n.message as text,
    case when d.method = 1 and r.read_at is not null then 'read' else d.state end as state, d.reason, d.attempts,
    d.created_at, case when d.method = 1 then coalesce(r.read_at, d.changed_at) else d.changed_at end as changed_at,
    c.id as mail_id
  from notification_delivery d join notification n on n.id = d.notification_id join app_user u on u.id = d.user_id
    left join mail c on c.message_id = d.message_id
    left join notification_recipient r on r.notification_id = d.notification_id and r.user_id = d.user_id
  union all
  select 'mail', m.id, 2, m.project_id, m.recipient, m.recipient, m.subject, m.status, m.last_error, m.attempts,
    m.created_at, coalesce(m.sent_at, m.created_at), m.id
  from mail m where not exists (select from notification_delivery d where d.message_id = m.message_id)
) o left join project p on p.id = o.project_id`

export async function listOutgoing(scope: SystemScope, asked: ListQuery) {
  const where = allOf([
    asked.state ? sql`o.state = ${asked.state}` : null,
    asked.method ? sql`o.method = ${asked.method}` : null,
    asked.kind ? sql`o.kind = ${asked.kind}` : null,
    asked.project ? sql`o.project_id = ${asked.project}` : null,
    asked.search
      ? containsWords(raw("concat_ws(' ', o.text, o.recipient, o.address, o.reason)"), asked.search)
      : null,
  ])
  const list = {
    columns: sql`o.*, p.name as project_name`,
    from: outgoing,
    where,
    order: orderBy(asked.sort, {
      keys,
      fallback: '-createdAt',
      thenBy: raw('o.kind'),
      id: raw('o.id'),
    }),
  }
  const { items, total } = await readPage<Row>(scope.rows, list, asked)
  return { items: items.map(shown), total }
}

const shown = ({ projectId, projectName, ...row }: Row): Outgoing => ({
  ...row,
  project: projectId === null ? null : { id: projectId, name: projectName ?? '' },
})

/** How much failed, and the projects that anything went to. */
export async function summariseOutgoing(scope: SystemScope) {
  const [counted] = await scope.rows<{ failed: number }>(
    sql`select count(*)::int as failed from ${outgoing} where o.state = 'failed'`,
  )
  const projects = await scope.rows<{ id: number; name: string }>(sql`
    select id, name from project p
    where exists (select from notification_delivery d where d.project_id = p.id)
      or exists (select from mail m where m.project_id = p.id)
    order by name_key(name), id`)
  return { failed: counted?.failed ?? 0, projects }
}

/** Mails that wait and that failed, as the outbox lists them. */
export async function countMails(scope: SystemScope): Promise<{ waiting: number; failed: number }> {
  const [counted] = await scope.rows<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where o.state = 'waiting')::int as waiting,
      count(*) filter (where o.state = 'failed')::int as failed
    from ${outgoing} where o.method = 2`)
  return counted ?? { waiting: 0, failed: 0 }
}
