import type { AnyList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** One import of a list at a time: the second is checked by what the first has saved. */
export const lockList = (scope: ProjectScope, list: AnyList) =>
  scope.rows(
    sql`select pg_advisory_xact_lock(hashtext(${`list ${list}`}), ${scope.projectId}::int)`,
  )
