import type {
  MessageTemplate,
  messageTemplateEdit,
  messageTemplateInput,
} from '@puquio/contract/notifications/settings'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

const columns = raw('id, name, texts, version')

export const listMessageTemplates = (scope: ProjectScope | SystemScope) =>
  scope.rows<MessageTemplate>(
    sql`select ${columns} from notification_template order by name_key(name)`,
  )

export async function readMessageTemplate(scope: ProjectScope | SystemScope, id: number) {
  const [row] = await scope.rows<MessageTemplate>(
    sql`select ${columns} from notification_template where id = ${id}`,
  )
  return row ?? null
}

/** Returns null where the name is another one's. */
export async function insertMessageTemplate(
  scope: SystemScope,
  { name, texts }: z.output<typeof messageTemplateInput>,
): Promise<MessageTemplate | null> {
  const [row] = await scope.rows<MessageTemplate>(sql`
    insert into notification_template (name, texts) values (${name}, ${JSON.stringify(texts)}::jsonb)
    on conflict do nothing returning ${columns}`)
  return row ?? null
}

/** Returns null where somebody else changed it since this version, or it is gone. */
export async function updateMessageTemplate(
  scope: SystemScope,
  id: number,
  { name, texts, version }: z.output<typeof messageTemplateEdit>,
): Promise<MessageTemplate | null> {
  const [row] = await scope.rows<MessageTemplate>(sql`
    update notification_template set name = ${name}, texts = ${JSON.stringify(texts)}::jsonb, version = version + 1
    where id = ${id} and version = ${version} returning ${columns}`)
  return row ?? null
}

export async function deleteMessageTemplate(scope: SystemScope, id: number): Promise<boolean> {
  const rows = await scope.rows(
    sql`delete from notification_template where id = ${id} returning id`,
  )
  return rows.length > 0
}
