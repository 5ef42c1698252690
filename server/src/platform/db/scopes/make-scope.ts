import type { Clock } from '../../clock.ts'
import type { Database, Rows, Tenant } from '../database.ts'
import type { ProjectScope, SystemScope, TelemetryScope, UserScope } from './scope.ts'
import type { Sql } from '../sql.ts'

type Runner = Pick<Database, 'one' | 'transaction'>

/** A scope of a transaction that is open. */
export function inside<Self>(rows: Rows, clock: Clock, identity: object): Self {
  const self: Record<string, unknown> = { ...identity, clock, rows }
  self['transaction'] = <T>(work: (scope: Self) => Promise<T>) => work(self as Self)
  return self as Self
}

/** Makes the scopes of the caller whom the guard identified. */
export function scoped<Self>(runner: Runner, tenant: Tenant, clock: Clock, identity: object): Self {
  return {
    ...identity,
    clock,
    rows: (statement: Sql) => runner.one(tenant, statement),
    transaction: <T>(work: (scope: Self) => Promise<T>) =>
      runner.transaction(tenant, (rows) => work(inside<Self>(rows, clock, identity))),
  } as Self
}

type ProjectIdentity = Pick<
  ProjectScope,
  'projectId' | 'userId' | 'permissions' | 'isSystemAdmin' | 'timeZone' | 'link'
>
type UserIdentity = Pick<UserScope, 'userId' | 'isSystemAdmin' | 'memberships'>

export function projectScope(database: Database, clock: Clock, identity: ProjectIdentity) {
  const tenant = { projectId: identity.projectId, userId: identity.userId }
  const copyOut: ProjectScope['copyOut'] = (work) => database.copyOut(tenant, work)
  return scoped<ProjectScope>(database, tenant, clock, { ...identity, copyOut })
}

export const userScope = (database: Database, clock: Clock, identity: UserIdentity) =>
  scoped<UserScope>(database, { userId: identity.userId }, clock, identity)

export const systemScope = (database: Database, clock: Clock) =>
  scoped<SystemScope>(database.owner, {}, clock, {})

export const telemetryScope = ({ telemetry }: Database, clock: Clock) =>
  scoped<TelemetryScope>(telemetry, {}, clock, { copyIn: telemetry.copyIn })
