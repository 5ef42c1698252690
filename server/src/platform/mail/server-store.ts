import {
  type MailServer,
  type MailServerInput,
  mailServersMax,
} from '@puquio/contract/mail-servers'
import type { MailFailure } from '@puquio/domain'
import { lock } from '../db/lock.ts'
import type { ProjectScope, SystemScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import { assignmentsOf, columnsOf, valuesOf, type Written } from '../db/written.ts'

type Row = Omit<MailServer, 'hasPassword' | 'isFixed' | 'size' | 'status'> & {
  projectId: number | null
  passwordSealed: string | null
  sizeMb: number
  isActive: boolean
}
export type StoredServer = Row

const columns = sql`id, project_id, server, port, email, password_sealed, ssl, tls, priority, size_mb, is_active, version,
  tested_at, test_outcome`

/** Selects the servers of the scope's project, or of the installation. */
const ownerOf = (scope: ProjectScope | SystemScope) =>
  'projectId' in scope ? sql`project_id = ${scope.projectId}` : sql`project_id is null`

export const listServers = (scope: ProjectScope | SystemScope) =>
  scope.rows<Row>(
    sql`select ${columns} from mail_server where ${ownerOf(scope)} order by priority, id`,
  )

export async function readServer(scope: ProjectScope | SystemScope, id: number) {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from mail_server where id = ${id} and ${ownerOf(scope)}`,
  )
  return row ?? null
}

/** Returns the active servers for a mail of the project, in the order in which they are tried. */
export const serversFor = (scope: SystemScope, projectId: number | null) =>
  scope.rows<Row>(sql`
    select ${columns} from mail_server where is_active and (project_id is null or project_id = ${projectId})
    order by project_id nulls last, priority, id`)

type Settings = Omit<MailServerInput, 'password' | 'version'>

const written = (input: Settings): Written<Settings> => ({
  server: { server: input.server },
  port: { port: input.port },
  email: { email: input.email },
  ssl: { ssl: input.ssl },
  tls: { tls: input.tls },
  priority: { priority: input.priority },
  size: { size_mb: input.size },
  status: { is_active: input.status },
})

/** Null where there are as many as there may be; calls at once are counted one after the other. */
export async function insertServer(
  scope: ProjectScope | SystemScope,
  input: Settings,
  passwordSealed: string | null,
) {
  const projectId = 'projectId' in scope ? scope.projectId : null
  await lock(scope, 'mail-servers', projectId)
  const before = await scope.rows(sql`select id from mail_server where ${ownerOf(scope)}`)
  if (before.length >= mailServersMax) return null
  const fields = written(input)
  const [row] = await scope.rows<Row>(sql`
    insert into mail_server (project_id, password_sealed, ${columnsOf(fields)})
    values (${projectId}, ${passwordSealed}, ${valuesOf(fields)})
    returning ${columns}`)
  if (!row) throw new Error('A mail server was not stored')
  return row
}

/** Returns null if the server was changed since this version. */
export async function updateServer(
  scope: ProjectScope | SystemScope,
  which: { id: number; version: number },
  input: Settings,
  { passwordSealed, isTestKept }: { passwordSealed: string | null; isTestKept: boolean },
) {
  const [row] = await scope.rows<Row>(sql`
    update mail_server set ${assignmentsOf(written(input))}, password_sealed = ${passwordSealed},
      version = version + 1${raw(isTestKept ? '' : ', tested_at = null, test_outcome = null')}
    where id = ${which.id} and version = ${which.version} and ${ownerOf(scope)} returning ${columns}`)
  return row ?? null
}

export async function deleteServer(scope: ProjectScope | SystemScope, id: number) {
  const rows = await scope.rows(
    sql`delete from mail_server where id = ${id} and ${ownerOf(scope)} returning id`,
  )
  return rows.length > 0
}

export const storeTest = async (
  scope: ProjectScope | SystemScope,
  id: number,
  outcome: 'sent' | MailFailure,
) => {
  await scope.rows(sql`update mail_server set tested_at = ${scope.clock.now()}, test_outcome = ${outcome}
    where id = ${id} and ${ownerOf(scope)}`)
}

/** Returns all sealed passwords, for a change of the master key. */
export const sealedPasswords = (scope: SystemScope) =>
  scope.rows<Pick<Row, 'id' | 'projectId'> & { passwordSealed: string }>(
    sql`select id, project_id, password_sealed from mail_server where password_sealed is not null for update`,
  )

export const storePassword = async (scope: SystemScope, id: number, passwordSealed: string) => {
  await scope.rows(sql`update mail_server set password_sealed = ${passwordSealed} where id = ${id}`)
}
