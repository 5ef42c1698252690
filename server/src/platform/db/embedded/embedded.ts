import { existsSync, realpathSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseProblem } from '../start/database-problem.ts'
import { prepareCluster } from './cluster.ts'
import type { Cluster } from './cluster-parts.ts'
import { addressOf, claim } from './connect.ts'
import { ensureRunning, stopServer } from './postmaster.ts'
import { readPassword } from './password.ts'
import { type PostgresPrograms, shippedPrograms } from './programs.ts'
import { closeLargeObjects, closeOtherDatabases, ensureDatabase, ensureRoles } from './roles.ts'
import { accessRulesOf, type Door } from './server-settings.ts'
import { chooseServerUser, type ServerUser } from './server-user.ts'

export type EmbeddedDatabase = {
  /** As `puquio_app`, whom row-level security binds. */
  appUrl: string
  /** As `puquio_owner`, who migrates and runs jobs across projects. */
  ownerUrl: string
  /** As `puquio_telemetry`, who alone has rights to readings. */
  telemetryUrl: string
  /** As the server's first role, a superuser: for tests and backups, never for requests. */
  adminUrl: string
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** For tests: no fsync, and the folder is removed when the server stops. */
  forTests?: boolean
  programs?: PostgresPrograms
  user?: ServerUser
  /** One line for the operator, when the server was lost and had to be started again. */
  report?: (line: string) => void
}

/**
 * Starts the PostgreSQL that npm brought along, on files in `folder`, or connects to the one that a killed
 * process left running there. One process at a time has the folder.
 */
export async function startEmbedded(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const cluster: Cluster = {
    folder: resolve(folder),
    programs: options.programs ?? (await shippedPrograms()),
    user: options.user ?? chooseServerUser(),
    forTests: options.forTests ?? false,
  }
  await prepareCluster(cluster)
  const hold = await takeUp(cluster)
  const { door } = hold
  const keeper = keepHold(cluster, hold, options.report ?? (() => undefined))
  return {
    appUrl: addressOf(cluster, door, 'puquio_app', 'puquio'),
    ownerUrl: addressOf(cluster, door, 'puquio_owner', 'puquio'),
    telemetryUrl: addressOf(cluster, door, 'puquio_telemetry', 'puquio'),
    adminUrl: addressOf(cluster, door, 'postgres', 'postgres'),
    stop: async () => {
      await keeper.letGo()
      await stopServer(cluster, cluster.forTests ? 'immediate' : 'fast')
      if ('socketFolder' in door) rmSync(door.socketFolder, { recursive: true, force: true })
      if (cluster.forTests) rmSync(cluster.folder, { recursive: true, force: true })
    },
  }
}

/**
 * `holder` is a connection with the advisory lock of the folder; the server releases it when the process
 * ends.
 */
type Hold = { door: Door; holder: pg.Client; lost: Promise<void> }

async function takeUp(cluster: Cluster, lastDoor?: Door, isRestarted = false): Promise<Hold> {
  const door = await ensureRunning(cluster, lastDoor)
  const holder = new pg.Client({
    connectionString: addressOf(cluster, door, 'postgres', 'postgres'),
    application_name: `puquio ${process.pid}`,
  })
  const lost = new Promise<void>((done) => holder.once('end', () => done()))
  holder.on('error', () => undefined)
  await holder.connect()
  const other = await claim(holder)
  if (other) {
    await holder.end()
    throw new DatabaseProblem(
      `Another process (${other.holder}) already uses the data folder ${dirname(cluster.folder)}: stop it, or choose another folder with PUQUIO_DATA.`,
    )
  }
  if (!isRestarted && !(await hasOurRules(holder, cluster))) {
    await holder.end()
    await stopServer(cluster)
    return takeUp(cluster, door, true)
  }
  await ensureRoles(holder, readPassword(cluster.folder) ?? '')
  await ensureDatabase(holder, 'puquio')
  await closeOtherDatabases(holder)
  await asSuperuser(cluster, door, closeLargeObjects)
  return { door, holder, lost }
}

async function asSuperuser(
  cluster: Cluster,
  door: Door,
  work: (admin: pg.Client) => Promise<void>,
) {
  const admin = new pg.Client(addressOf(cluster, door, 'postgres', 'puquio'))
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

/**
 * Restarts a server of an earlier version that a killed process left running and that asks for no password.
 * Rules that differ after the restart come from the operator's database.conf.
 */
async function hasOurRules(holder: pg.Client, { folder }: Cluster) {
  const { rows } = await holder.query<{ file: string }>(
    `select current_setting('hba_file') as file`,
  )
  const [running, ours] = [rows[0]?.file ?? '', accessRulesOf(folder)]
  return existsSync(running) && existsSync(ours) && realpathSync(running) === realpathSync(ours)
}

/** Restarts the server when it dies; the pools reconnect by themselves. */
function keepHold(cluster: Cluster, first: Hold, report: (line: string) => void) {
  let hold = first
  let wanted = true
  const watch = async () => {
    for (let waitMs = 200; ; ) {
      await hold.lost
      if (!wanted) return
      report('The embedded PostgreSQL is gone: starting it again.')
      try {
        hold = await takeUp(cluster, hold.door)
        if (!wanted) {
          await hold.holder.end()
          return
        }
        waitMs = 200
      } catch (error) {
        report(error instanceof Error ? error.message : String(error))
        await pause(waitMs)
        waitMs = Math.min(waitMs * 2, 10_000)
      }
    }
  }
  const watching = watch()
  return {
    letGo: async () => {
      wanted = false
      await Promise.race([hold.holder.end().catch(() => undefined), hold.lost])
      await watching
    },
  }
}
