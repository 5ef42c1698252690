import type { Basemap, SettingName, SystemSettings } from '@puquio/contract/settings'
import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Every setting that is stored, by its name in the table. */
type Values = {
  contact: SystemSettings['contact']
  basemap: Basemap
  'project-limit': number
}
/** Only names that the audit trail has words for. */
type StoredSettings = Pick<Values, SettingName>
type Name = keyof StoredSettings

/** Returns the settings that are stored among those of these names. */
export async function readSettings<N extends Name>(
  scope: AccountScope | SystemScope,
  names: readonly N[],
): Promise<Partial<Pick<StoredSettings, N>>> {
  const rows = await scope.rows<{ name: string; value: unknown }>(
    sql`select name, value from system_setting where name = any(${names}::text[])`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<
    Pick<StoredSettings, N>
  >
}

export async function storeSetting<N extends Name>(
  scope: SystemScope,
  name: N,
  value: StoredSettings[N],
): Promise<void> {
  await scope.rows(sql`
    insert into system_setting (name, value, changed_at)
    values (${name}, ${JSON.stringify(value)}, ${scope.clock.now()})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`)
}

export async function deleteSetting(scope: SystemScope, name: Name): Promise<void> {
  await scope.rows(sql`delete from system_setting where name = ${name}`)
}

export const answersQuestions = async (scope: AccountScope) => {
  await scope.rows(sql`select 1 as one`)
}
