import type { PermissionCode } from '@puquio/domain'
import type { Clock } from '../../clock.ts'
import type { Copies } from '../copy/copy-rows.ts'
import type { CopyInto } from '../copy/copying.ts'
import type { Sql } from '../sql.ts'

declare const brand: unique symbol

type Base = {
  /** Rows of one statement: in the open transaction, or else in one of its own. */
  rows: <Row>(statement: Sql) => Promise<Row[]>
  clock: Clock
}
type Transactional<Self> = {
  /** Runs `work` in one transaction, with a scope inside it. */
  transaction: <T>(work: (scope: Self) => Promise<T>) => Promise<T>
}

/** What the link of a laboratory opens: the own files of one laboratory, for the stations that it may name. */
export type LinkOfScope = {
  id: number
  laboratoryId: number
  /** Null where all are. */
  stationIds: readonly number[] | null
}

/** The first argument of every store function of a project; only the guard makes one. */
export interface ProjectScope extends Base, Transactional<ProjectScope> {
  readonly [brand]: 'project'
  projectId: number
  userId: number
  permissions: readonly PermissionCode[]
  isSystemAdmin: boolean
  /** The time zone of the project's calendar days. */
  timeZone: string
  /** Where the caller is no person, but a laboratory by its link. */
  link?: LinkOfScope
  /** Reads as much as there is from one snapshot, outside of an open transaction. */
  copyOut: <T>(work: (copies: Copies) => Promise<T>) => Promise<T>
}
/** A signed-in person before a project is chosen: sees their own memberships and projects. */
export interface UserScope extends Base, Transactional<UserScope> {
  readonly [brand]: 'user'
  userId: number
  isSystemAdmin: boolean
  memberships: readonly { projectId: number; permissions: readonly PermissionCode[] }[]
}
/** Without a signed-in user: users, sessions and settings, but no project's rows. */
export interface AccountScope extends Base, Transactional<AccountScope> {
  readonly [brand]: 'account'
}
/** Across projects, as the owner. Beside the guard, every use stands in db/system-scopes.ts (import rules). */
export interface SystemScope extends Base, Transactional<SystemScope> {
  readonly [brand]: 'system'
}
/**
 * Of the readings of devices, as `puquio_telemetry`: no project and no policy stands there, so ids of variables come from
 * who may see them. Every use stands in db/system-scopes.ts.
 */
export interface TelemetryScope extends Base, Transactional<TelemetryScope> {
  readonly [brand]: 'telemetry'
  copyIn: CopyInto
}
