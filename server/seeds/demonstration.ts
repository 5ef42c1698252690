import { hash } from '@node-rs/argon2'
import { addDays, todayIn } from '@puquio/domain'
import { writePolicy } from '../src/features/users/service.ts'
import { lock } from '../src/platform/db/lock.ts'
import type { Rows } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { seedProjectScope, seedScope } from '../src/platform/db/scopes/system-scopes.ts'
import type { Platform } from '../src/platform/platform.ts'
import { loadBoards } from './boards/load-boards.ts'
import { keepPages, loadContainers } from './containers.ts'
import { devices } from './devices/devices.ts'
import { type LoadedDevice, loadDevices } from './devices/load-devices.ts'
import { askForReadings } from './devices/load-readings.ts'
import { keepEvidence } from './evidence.ts'
import { keepStudies } from './instruments/keep-studies.ts'
import { askForPack } from './instruments/ask-for-pack.ts'
import { loadActions } from './instruments/load-actions.ts'
import { loadInstruments } from './instruments/load-instruments.ts'
import { loadTasks } from './instruments/load-tasks.ts'
import { keepLayers, loadLayers } from './map-layers/keep-layers.ts'
import { loadMine } from './load-mine.ts'
import { loadNotifications } from './load-notifications.ts'
import { loadPlans } from './load-plans.ts'
import { loadWells } from './load-wells.ts'
import { loadResults } from './load-results.ts'
import { mines } from './mines.ts'
import { demoContact, demoPassword, type Person, people } from './people.ts'
import { policyContent, policyTitle } from './policy.ts'
import { seeded } from './random.ts'
import { loadTreatment } from './treatment/load-treatment.ts'

type PlatformParts = Pick<Platform, 'database' | 'clock' | 'files' | 'webAddress'>

/**
 * Loads the demonstration into an empty database, and asks for so many days of readings of its devices; returns the
 * devices, or null where the database has users already.
 */
export async function loadDemonstration(
  { database, clock, files, webAddress }: PlatformParts,
  daysOfReadings: number,
): Promise<LoadedDevice[] | null> {
  const now = clock.now().toISOString()
  const today = todayIn('America/Lima', clock.now())
  const passwordHash = await hash(demoPassword)
  const evidence = await keepEvidence(files)
  const pages = await keepPages(files)
  const studies = await keepStudies(files, clock.now())
  const [mainMine] = mines
  const layers = mainMine ? await keepLayers(files, mainMine) : []
  return seedScope({ database, clock }).transaction(async (scope) => {
    const { rows } = scope
    // Two processes that start at the same time load it once.
    await lock(scope, 'first-run')
    const [someone] = await rows(sql`select id from app_user limit 1`)
    if (someone) return null
    await rows(
      sql`insert into system_setting (name, value) values ('contact', ${JSON.stringify(demoContact)})`,
    )
    const users = await insertPeople(rows, passwordHash, now)
    const start_date = new Date(clock.now().getTime() - 400 * 86_400_000).toISOString()
    await writePolicy(scope, { title: policyTitle, content: policyContent, start_date })
    const projectIds: number[] = []
    const loadedDevices: LoadedDevice[] = []
    for (const [index, mine] of mines.entries()) {
      const loaded = await loadMine(rows, mine, now)
      await insertMembers(rows, loaded.projectId, index, { users, today, now })
      const author = users.get('admin@demo.puquio.pe') as number
      const monitor = users.get('campo@demo.puquio.pe') as number
      await loadPlans(rows, {
        mine,
        loaded,
        today,
        author,
        monitor,
        evidence,
        random: seeded(index + 1),
      })
      await loadResults(rows, {
        mine,
        loaded,
        today,
        author,
        monitor,
        random: seeded(index + 11),
      })
      const ofProject = { projectId: loaded.projectId, userId: author, timeZone: 'America/Lima' }
      const inProject = seedProjectScope(scope, ofProject)
      await loadInstruments(inProject, { mine, studies: studies[index] ?? [], author, now })
      if (index === 0) {
        await loadTasks(inProject, { author, monitor, users, today, evidence })
        await loadActions(inProject, { author, monitor, today })
        await askForPack(inProject)
        const { stations } = loaded
        await loadTreatment(inProject, { author, monitor, today, stations, effluent: 'YE-01' })
      }
      const ofMine = { loaded, devices: devices[index] ?? [], author, today, now }
      loadedDevices.push(...(await loadDevices(rows, ofMine)))
      if (index === 0) {
        await loadWells(rows, { loaded, monitor, now, random: seeded(71) })
        const mapLayers = await loadLayers(inProject, layers)
        await loadBoards(rows, {
          mapLayers,
          projectId: loaded.projectId,
          author,
          recipients: [author, users.get('lectura@demo.puquio.pe') as number],
          timeZone: 'America/Lima',
          now: clock.now(),
        })
      }
      projectIds.push(loaded.projectId)
      await loadContainers(rows, { projectId: loaded.projectId, author, now, evidence, pages })
    }
    await loadNotifications(scope, { projectIds, policy: policyTitle.es, users, pages, webAddress })
    if (daysOfReadings > 0) await askForReadings(scope, daysOfReadings)
    return loadedDevices
  })
}

async function insertPeople(rows: Rows, passwordHash: string, now: string) {
  const ids = new Map<string, number>()
  for (const person of people) {
    const isVerified = person.state !== 'unverified'
    const [user] = await rows<{ id: number }>(sql`
      insert into app_user (email, name, last_name, position, is_system_admin, password_hash, is_active,
        email_verified_at, blocked_at, blocked_reason, created_at)
      values (${person.email}, ${person.name}, ${person.lastName}, ${person.position},
        ${person.isSystemAdmin ?? false}, ${isVerified ? passwordHash : null},
        ${isVerified && person.state !== 'inactive'}, ${isVerified ? now : null},
        ${person.state === 'blocked' ? now : null}, ${person.state === 'blocked' ? 'Fin de contrato' : null}, ${now})
      returning id`)
    ids.set(person.email, user?.id as number)
  }
  return ids
}

async function insertMembers(
  rows: Rows,
  projectId: number,
  mine: number,
  { users, today, now }: { users: Map<string, number>; today: string; now: string },
) {
  const members = people.filter((person: Person) => (person.mines[mine]?.length ?? 0) > 0)
  for (const { email, mines: held, guestForDays } of members) {
    const endsOn = guestForDays === undefined ? null : addDays(today, guestForDays)
    await rows(sql`insert into project_member (project_id, user_id, permissions, is_guest, ends_on, created_at)
      values (${projectId}, ${users.get(email)}, ${held[mine]}::smallint[], ${endsOn !== null}, ${endsOn}, ${now})`)
  }
  // Who was here first keeps the data; guests have their home in a company that is not here.
  const own = members.filter(({ guestForDays }) => guestForDays === undefined)
  await rows(sql`update app_user set home_project_id = ${projectId}
    where home_project_id is null and not is_system_admin
      and email = any(${own.map(({ email }) => email)}::text[])`)
}
