import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { makeRoomToStart } from '../../files/make-room-to-start.ts'
import { DatabaseProblem } from './database-problem.ts'
import { startEmbedded } from '../embedded/embedded.ts'

type Addresses = { appUrl: string; ownerUrl: string; telemetryUrl: string }
export type DatabaseServer = Addresses & { stop(): Promise<void> }

const oldestVersion = 15

/** The external PostgreSQL that the settings name, checked, or else the embedded one, started. */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseTelemetryUrl' | 'dataFolder'>,
  report: (line: string) => void,
): Promise<DatabaseServer> {
  const { databaseUrl: appUrl, databaseOwnerUrl: ownerUrl } = config
  const telemetryUrl = config.databaseTelemetryUrl
  if (!appUrl || !ownerUrl || !telemetryUrl) {
    const removed = await makeRoomToStart(config)
    if (removed > 0)
      report(
        `The disk is full: ${removed} unfinished uploads and exports were removed for the database to start.`,
      )
    return startEmbedded(join(config.dataFolder, 'database'), { report })
  }
  await checkExternal({ appUrl, ownerUrl, telemetryUrl })
  return { appUrl, ownerUrl, telemetryUrl, stop: async () => undefined }
}

/** Refuses a server that would fail later, or would not separate projects. */
export async function checkExternal({ appUrl, ownerUrl, telemetryUrl }: Addresses) {
  const app = await look(appUrl, 'DATABASE_URL')
  const owner = await look(ownerUrl, 'DATABASE_OWNER_URL')
  const telemetry = await look(telemetryUrl, 'DATABASE_TELEMETRY_URL')
  if (app.version < oldestVersion)
    throw new DatabaseProblem(
      `DATABASE_URL is a PostgreSQL ${app.version}: Puquio needs ${oldestVersion} or newer.`,
    )
  if (app.encoding !== 'UTF8')
    throw new DatabaseProblem(`The database's encoding is ${app.encoding}: it must be UTF8.`)
  for (const [other, setting] of [
    [owner, 'DATABASE_OWNER_URL'],
    [telemetry, 'DATABASE_TELEMETRY_URL'],
  ] as const)
    if (app.database !== other.database || app.startedAt !== other.startedAt)
      throw new DatabaseProblem(`DATABASE_URL and ${setting} are different databases.`)
  for (const [one, setting, role] of [
    [app, 'DATABASE_URL', 'puquio_app'],
    [telemetry, 'DATABASE_TELEMETRY_URL', 'puquio_telemetry'],
  ] as const)
    if (!one.roles.includes(role) || one.bypasses || one.owns)
      throw new DatabaseProblem(
        `${setting} signs in as ${one.user}: it must be ${role}, no superuser, without BYPASSRLS, and not the owner (docs/operations.md).`,
      )
  if (!owner.bypasses || !owner.owns)
    throw new DatabaseProblem(
      `DATABASE_OWNER_URL signs in as ${owner.user}: it must own the database and have BYPASSRLS (docs/operations.md).`,
    )
}

type Look = {
  version: number
  encoding: string
  database: string
  startedAt: string
  user: string
  /** Of ours, whose rights it has. */
  roles: string[]
  bypasses: boolean
  owns: boolean
}

async function look(url: string, setting: string): Promise<Look> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Look>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding,
              current_database() as database,
              pg_postmaster_start_time()::text as "startedAt",
              current_user as "user",
              array(select rolname::text from pg_roles where rolname in ('puquio_app', 'puquio_telemetry')
                      and pg_has_role(current_user, oid, 'member')) as roles,
              (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses,
              (select pg_has_role(current_user, datdba, 'member') from pg_database
                where datname = current_database()) as owns`,
    )
    return rows[0] as Look
  } catch (cause) {
    throw new DatabaseProblem(`${setting} does not answer: ${(cause as Error).message}.`, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}
