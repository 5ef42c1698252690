import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export async function readSetting<Value>(scope: AccountScope, name: string): Promise<Value | null> {
  const [row] = await scope.rows<{ value: Value }>(
    sql`select value from system_setting where name = ${name}`,
  )
  return row?.value ?? null
}

export const answersQuestions = async (scope: AccountScope) => {
  await scope.rows(sql`select 1 as one`)
}
