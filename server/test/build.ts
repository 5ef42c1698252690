import { randomUUID } from 'node:crypto'
import { type Frequency, type PermissionCode, roles } from '@puquio/domain'
import type { Database } from '../src/platform/db/database.ts'
import { keyProfiles } from '../src/features/parameters/service.ts'
import { join, raw, type Sql, sql } from '../src/platform/db/sql.ts'

/**
 * Rows that tests start from, written as the owner: each builder fills what its table needs, and
 * takes columns (in camelCase) that should differ.
 */
export type Row = Record<string, unknown> & { id: number }
type Columns = Record<string, unknown>

/** The password of every built user, and its Argon2id hash at the least cost there is. */
export const builtPassword = 'Puquio-test-1'
const builtPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$kpWtZG18Vk0QQoE22+x8eA$lPRkfslNV36L94H0yiYDpZRWPU5RbXgsuAKpdYLxf6k'

const serial = () => randomUUID().slice(0, 8)

export async function insert<R = Row>(
  database: Database,
  table: string,
  columns: Columns,
): Promise<R> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  const names = given.map(([name]) =>
    raw(`"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`),
  )
  const [row] = await database.owner.one<R>(
    {},
    sql`insert into ${raw(table)} (${join(names, ', ')})
      values (${join(
        given.map(([, value]) => sql`${value}`),
        ', ',
      )}) returning *`,
  )
  return row as R
}

export type BuiltUser = Row & { email: string; name: string; lastName: string }
export const buildUser = (database: Database, columns: Columns = {}) =>
  insert<BuiltUser>(database, 'app_user', {
    email: `${serial()}@example.com`,
    name: 'Rosa',
    lastName: 'Quispe',
    passwordHash: builtPasswordHash,
    isActive: true,
    emailVerifiedAt: '2026-01-01T00:00:00Z',
    ...columns,
  })

export const buildSystemAdmin = (database: Database, columns: Columns = {}) =>
  buildUser(database, { isSystemAdmin: true, ...columns })

export type BuiltProject = Row & { name: string }
export const buildProject = (database: Database, columns: Columns = {}) =>
  insert<BuiltProject>(database, 'project', {
    name: `Mina ${serial()}`,
    business: 'Minera Andina S.A.C.',
    ...columns,
  })

const { ADMIN, READ, WRITE, AUDIT } = roles
/** The permission codes that each kind of member holds. */
export const permissionSets = {
  admin: [ADMIN],
  read: [READ],
  write: [READ, WRITE],
  audit: [READ, AUDIT],
} as const satisfies Record<string, readonly PermissionCode[]>

/** Makes a user a member; without a user given, a new one. */
export async function buildMember(
  database: Database,
  project: { id: number },
  kind: keyof typeof permissionSets = 'read',
  { user, ...columns }: Columns & { user?: BuiltUser } = {},
): Promise<BuiltUser> {
  const member = user ?? (await buildUser(database))
  await insert(database, 'project_member', {
    projectId: project.id,
    userId: member.id,
    permissions: permissionSets[kind],
    ...columns,
  })
  return member
}

const listed =
  (table: string, name: string) =>
  (database: Database, project: { id: number }, columns: Columns = {}) =>
    insert(database, table, { projectId: project.id, name: `${name} ${serial()}`, ...columns })

export const buildComponent = listed('environmental_component', 'Agua')
export const buildMiningComponent = listed('mining_component', 'Tajo')
export const buildSourceType = listed('source_type', 'Cuerpo receptor')
/** With what its texts mean. */
export const buildProfile = async (
  database: Database,
  project: { id: number },
  columns: Columns = {},
) => {
  const profile = await listed('parameter_profile', 'Metales')(database, project, columns)
  const rows = <R>(statement: Sql) => database.owner.one<R>({}, statement)
  await keyProfiles({ rows, projectId: project.id }, [profile.id])
  return profile
}
export const buildSubcomponent = (
  database: Database,
  project: { id: number },
  component: { id: number },
  columns: Columns = {},
) =>
  listed('environmental_subcomponent', 'Agua superficial')(database, project, {
    componentId: component.id,
    ...columns,
  })
export const buildFrequency = (
  database: Database,
  project: { id: number },
  rule: Frequency = 'monthly',
  columns: Columns = {},
) => listed('frequency', 'Mensual')(database, project, { rule, ...columns })

export type BuiltStation = Row & { code: string }
export const buildStation = (database: Database, project: { id: number }, columns: Columns = {}) =>
  insert<BuiltStation>(database, 'station', {
    projectId: project.id,
    code: `PM-${serial()}`,
    name: 'Río Grande, aguas abajo',
    kind: 'surface-water',
    eastingM: 380_000,
    northingM: 8_800_000,
    zone: 18,
    latitudeDeg: -10.858,
    longitudeDeg: -76.098,
    altitudeM: 4200,
    sourceDatum: 'WGS84',
    ...columns,
  })

export const buildPlan = (
  database: Database,
  project: { id: number },
  creator: { id: number },
  columns: Columns = {},
) => {
  const title = `Plan ${serial()}`
  return insert(database, 'plan', {
    projectId: project.id,
    title,
    name: title,
    createdAt: '2026-01-01T12:00:00Z',
    createdBy: creator.id,
    ...columns,
  })
}

type Setting = {
  project: { id: number }
  plan: { id: number }
  station: { id: number }
  component: { id: number }
}
export const buildMonitoring = (
  database: Database,
  { project, plan, station, component }: Setting,
  columns: Columns = {},
) =>
  insert(database, 'monitoring', {
    projectId: project.id,
    planId: plan.id,
    stationId: station.id,
    componentId: component.id,
    estimatedOn: '2026-03-01',
    marginDays: 3,
    ...columns,
  })

/** A project with one of each: what most tests of plans start from. */
export async function buildMine(database: Database) {
  const project = await buildProject(database)
  const admin = await buildMember(database, project, 'admin')
  const component = await buildComponent(database, project)
  const subcomponent = await buildSubcomponent(database, project, component)
  const miningComponent = await buildMiningComponent(database, project)
  const sourceType = await buildSourceType(database, project)
  const profile = await buildProfile(database, project)
  const frequency = await buildFrequency(database, project)
  const station = await buildStation(database, project)
  const plan = await buildPlan(database, project, admin)
  const monitoring = await buildMonitoring(
    database,
    { project, plan, station, component },
    {
      subcomponentId: subcomponent.id,
      miningComponentId: miningComponent.id,
      sourceTypeId: sourceType.id,
      profileId: profile.id,
      frequencyId: frequency.id,
    },
  )
  return {
    project,
    admin,
    component,
    subcomponent,
    miningComponent,
    sourceType,
    profile,
    frequency,
    station,
    plan,
    monitoring,
  }
}

/** A general policy in force: from then on members must accept it. */
export const buildPolicy = (database: Database, columns: Columns = {}) =>
  insert(database, 'policy', {
    title: JSON.stringify({ es: 'Política de datos', en: 'Data policy' }),
    content: JSON.stringify({
      es: '<p>Sus datos están protegidos.</p>',
      en: '<p>Your data are protected.</p>',
    }),
    startDate: '2026-01-01T00:00:00Z',
    ...columns,
  })
