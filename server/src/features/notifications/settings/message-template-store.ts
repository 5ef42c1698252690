import type {
  MessageTemplate,
  messageTemplateEdit,
  messageTemplateInput,
} from '@puquio/contract/notifications/settings'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { assignmentsOf, columnsOf, valuesOf, type Written } from '../../../platform/db/written.ts'

type Input = z.output<typeof messageTemplateInput>

const columns = raw('id, name, texts, version')

const written = ({ name, texts }: Input): Written<Input> => ({
  name: { name },
  texts: { texts: sql`${JSON.stringify(texts)}::jsonb` },
})

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
  input: Input,
): Promise<MessageTemplate | null> {
  const fields = written(input)
  const [row] = await scope.rows<MessageTemplate>(sql`
    insert into notification_template (${columnsOf(fields)}) values (${valuesOf(fields)})
    on conflict do nothing returning ${columns}`)
  return row ?? null
}

/** Returns null where somebody else changed it since this version, or it is gone. */
export async function updateMessageTemplate(
  scope: SystemScope,
  id: number,
  { version, ...input }: z.output<typeof messageTemplateEdit>,
): Promise<MessageTemplate | null> {
  const [row] = await scope.rows<MessageTemplate>(sql`
    update notification_template set ${assignmentsOf(written(input))}, version = version + 1
    where id = ${id} and version = ${version} returning ${columns}`)
  return row ?? null
}

export async function deleteMessageTemplate(scope: SystemScope, id: number): Promise<boolean> {
  const rows = await scope.rows(
    sql`delete from notification_template where id = ${id} returning id`,
  )
  return rows.length > 0
}
