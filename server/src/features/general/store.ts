import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns the settings that are stored among those of these names. */
export async function readSettings<Values extends object>(
  scope: AccountScope | SystemScope,
  names: readonly (keyof Values & string)[],
): Promise<Partial<Values>> {
  const rows = await scope.rows<{ name: string; value: unknown }>(
    sql`select name, value from system_setting where name = any(${names}::text[])`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<Values>
}

export async function storeSetting(
  scope: SystemScope,
  name: string,
  value: unknown,
): Promise<void> {
  await scope.rows(sql`
    insert into system_setting (name, value, changed_at)
    values (${name}, ${JSON.stringify(value)}, ${scope.clock.now()})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`)
}

export async function deleteSetting(scope: SystemScope, name: string): Promise<void> {
  await scope.rows(sql`delete from system_setting where name = ${name}`)
}

export const answersQuestions = async (scope: AccountScope) => {
  await scope.rows(sql`select 1 as one`)
}
