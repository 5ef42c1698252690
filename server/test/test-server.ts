import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { type PostgresPrograms, shippedPrograms } from '../src/platform/db/embedded/programs.ts'
import { stopServer } from '../src/platform/db/embedded/postmaster.ts'
import { passwordOf } from '../src/platform/db/embedded/password.ts'
import { closeLargeObjects, ensureRoles } from '../src/platform/db/embedded/roles.ts'
import { chooseServerUser } from '../src/platform/db/embedded/server-user.ts'

export type TestDatabase = {
  name: string
  appUrl: string
  ownerUrl: string
  telemetryUrl: string
  drop(): Promise<void>
}

export type TestServer = {
  adminUrl: string
  createDatabase(name: string): Promise<TestDatabase>
  stop(): Promise<void>
}

/**
 * TEST_DATABASE_ADMIN_URL names a server that runs already, TEST_POSTGRES_BIN the programs of
 * another PostgreSQL; without them it is the embedded one, without fsync, in a temporary folder.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_ADMIN_URL
  if (given) {
    await asAdmin(given, (admin) => ensureRoles(admin, superuserPasswordOf(given)))
    return { ...serverAt(given), stop: async () => undefined }
  }
  const bin = process.env.TEST_POSTGRES_BIN
  const programs = bin ? installedPrograms(bin) : await shippedPrograms()
  await removeLeftovers(programs)
  const folder = mkdtempSync(join(tmpdir(), `${folderStart}${process.pid}-`))
  const embedded = await startEmbedded(join(folder, 'database'), { forTests: true, programs })
  const stop = async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...serverAt(embedded.adminUrl), stop }
}

/** Programs of a PostgreSQL installed on the machine, such as /usr/lib/postgresql/15/bin. */
function installedPrograms(folder: string): PostgresPrograms {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return { folder, majorVersion: Number(/\d+/.exec(text)?.[0]) }
}

/** Copies a database under a new name; nobody may be connected to the template meanwhile. */
export async function createDatabaseAt(
  adminUrl: string,
  name: string,
  template = emptyTemplate,
): Promise<TestDatabase> {
  await asAdmin(adminUrl, async (admin) => {
    // Its files as they are: page by page through the log, as PostgreSQL does by itself, takes five times as long.
    await admin.query(
      `create database ${name} template ${template} owner puquio_owner strategy file_copy`,
    )
    // No copy carries this right.
    await admin.query(`revoke temporary on database ${name} from public`)
  })
  // What was copied from a database of ours has them closed.
  if (template === emptyTemplate)
    await asAdmin(addressAt(adminUrl, new URL(adminUrl).username, name), closeLargeObjects)
  const ownerUrl = addressAt(adminUrl, 'puquio_owner', name)
  return {
    name,
    appUrl: addressAt(adminUrl, 'puquio_app', name),
    ownerUrl,
    telemetryUrl: addressAt(adminUrl, 'puquio_telemetry', name),
    drop: () =>
      asAdmin(adminUrl, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

const folderStart = 'puquio-tests-'
const emptyTemplate = 'template0'

function serverAt(adminUrl: string) {
  return { adminUrl, createDatabase: (name: string) => createDatabaseAt(adminUrl, name) }
}

function addressAt(adminUrl: string, user: string, database: string) {
  const url = new URL(adminUrl)
  url.username = user
  if (url.password && user !== new URL(adminUrl).username)
    url.password = passwordOf(user, superuserPasswordOf(adminUrl))
  url.pathname = `/${database}`
  return url.href
}

const superuserPasswordOf = (adminUrl: string) => decodeURIComponent(new URL(adminUrl).password)

async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** A run that was killed leaves its server behind; the next one ends it. */
async function removeLeftovers(programs: PostgresPrograms) {
  for (const name of readdirSync(tmpdir())) {
    const runner = new RegExp(`^${folderStart}(\\d+)-`).exec(name)?.[1]
    if (!runner || isAlive(Number(runner))) continue
    const folder = join(tmpdir(), name, 'database')
    await stopServer({ folder, programs, user: chooseServerUser(), forTests: true }, 'immediate')
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(processId: number) {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
