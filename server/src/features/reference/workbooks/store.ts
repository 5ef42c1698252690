import type { AnyList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Locks imports of a list, so that the second is checked against what the first has saved. */
export const lockList = (scope: ProjectScope, list: AnyList) =>
  scope.rows(
    sql`select pg_advisory_xact_lock(hashtext(${`list ${list}`}), ${scope.projectId}::int)`,
  )
