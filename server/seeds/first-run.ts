import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { JobName } from '@puquio/contract/terms'
import { ownCall, withCall } from '../src/platform/db/call.ts'
import { lock } from '../src/platform/db/lock.ts'
import { DatabaseProblem } from '../src/platform/db/start/database-problem.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Demonstration, Platform } from '../src/platform/platform.ts'
import { loadDemonstration } from './demonstration.ts'
import { keepDevices } from './devices/simulator.ts'
import { tellingJobs } from './load-notifications.ts'
import { demoPassword, people, rightsOf } from './people.ts'

/** The accounts of a database that has just been filled, with the password, which is not kept. */
export type FirstAdministrator = { email: string; password: string }

type PlatformParts = Pick<Platform, 'config' | 'database' | 'clock' | 'files' | 'webAddress'>

/** Fills an empty database as PUQUIO_DEMO says, and returns what the sign-in page may show. */
export const prepareFirstRun = (parts: PlatformParts): Promise<FirstRun> =>
  withCall(ownCall('system.firstRun', parts.clock.now()), () => fillEmpty(parts))

type FirstRun = {
  /** Kinds of jobs that have to run before anybody signs in. */
  jobsFirst: readonly JobName[]
  demonstration: Demonstration | null
  firstAdministrator: FirstAdministrator | null
}

async function fillEmpty(parts: PlatformParts): Promise<FirstRun> {
  if (parts.config.demo !== 'off') {
    const loaded = await loadDemonstration(parts, parts.config.demoDays)
    if (loaded) await keepDevices(parts.config.dataFolder, loaded)
    const jobsFirst = loaded ? tellingJobs : []
    const demonstration = (await holdsDemonstration(parts)) ? shownAccounts() : null
    return { demonstration, firstAdministrator: null, jobsFirst }
  }
  // The passwords of the demonstration are public.
  if (await holdsDemonstration(parts))
    throw new DatabaseProblem(
      'The database holds the demonstration, whose passwords are public: start with another PUQUIO_DATA, or without PUQUIO_DEMO=off.',
    )
  const firstAdministrator = await createFirstAdministrator(parts)
  return { demonstration: null, firstAdministrator, jobsFirst: [] }
}

function shownAccounts(): Demonstration {
  const accounts = people.flatMap((person) => {
    const { email, role } = person
    return role ? [{ email, role, rights: rightsOf(person) }] : []
  })
  return { password: demoPassword, accounts }
}

async function holdsDemonstration({ database }: PlatformParts) {
  const emails = people.map(({ email }) => email)
  const [someone] = await database.owner.one(
    {},
    sql`select id from app_user where email = any(${emails}) and deleted_at is null limit 1`,
  )
  return someone !== undefined
}

async function createFirstAdministrator({ database, clock }: PlatformParts) {
  const email = 'sistema@puquio.local'
  const password = `${randomBytes(12).toString('base64url')}-Aa1`
  const passwordHash = await hash(password)
  return database.owner.transaction({}, async (rows) => {
    await lock({ rows }, 'first-run')
    const [someone] = await rows(sql`select id from app_user limit 1`)
    if (someone) return null
    const now = clock.now().toISOString()
    await rows(sql`insert into app_user (email, name, last_name, is_system_admin, password_hash,
        is_active, email_verified_at, created_at)
      values (${email}, 'Administrador', 'del sistema', true, ${passwordHash}, true, ${now}, ${now})`)
    return { email, password }
  })
}
