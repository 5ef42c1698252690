import type { Project, projectPolicy, projectSettings } from '@puquio/contract/projects'
import type { z } from 'zod'
import type { ProjectScope, SystemScope, UserScope } from '../../platform/db/scopes/scope.ts'
import { personName } from '../../platform/db/person-name.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'

/** Null without a logo; another file has another address, since browsers keep images. */
export const logoAddress = raw(
  `'/fkl-project/' || project.id || '/logo?file=' || project.logo_file_id`,
)
const columns = sql`id, name, business, color, ${logoAddress} as logo, is_main as main, url_policy,
  date_policy, time_zone, wet_starts_month, dry_starts_month, version`

type Row = Omit<Project, 'url_policy' | 'date_policy'> & {
  urlPolicy: string | null
  datePolicy: string | null
}

/** The API names these two fields differently. */
const toProject = ({ urlPolicy, datePolicy, ...row }: Row): Project => ({
  ...row,
  url_policy: urlPolicy,
  date_policy: datePolicy,
})

/** Lists the user's projects, or all in a system scope; the main one first. */
export async function listProjects(scope: UserScope | SystemScope): Promise<Project[]> {
  const ids = 'memberships' in scope ? scope.memberships.map(({ projectId }) => projectId) : null
  const rows = await scope.rows<Row>(sql`
    select ${columns} from project where ${ids}::int[] is null or id = any(${ids}::int[])
    order by is_main desc, name_key(name), id`)
  return rows.map(toProject)
}

export async function readProject(scope: ProjectScope): Promise<Project | null> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from project where id = ${scope.projectId}`,
  )
  return row ? toProject(row) : null
}

/** One that the user has become a member of. */
export async function readOwnProject(scope: UserScope, id: number): Promise<Project> {
  const [row] = await scope.rows<Row>(sql`select ${columns} from project where id = ${id}`)
  return toProject(row as Row)
}

type Settings = z.output<typeof projectSettings>

/** Returns null where somebody else changed the project since this version. */
export async function updateProject(
  scope: ProjectScope,
  settings: Settings,
): Promise<Project | null> {
  const assigned: Record<Exclude<keyof Settings, 'version'>, Sql> = {
    main: settings.main === undefined ? sql`is_main = is_main` : sql`is_main = ${settings.main}`,
    name: sql`name = ${settings.name}`,
    business: sql`business = ${settings.business}`,
    color: sql`color = ${settings.color.toLowerCase()}`,
    wetStartsMonth: sql`wet_starts_month = ${settings.wetStartsMonth}`,
    dryStartsMonth: sql`dry_starts_month = ${settings.dryStartsMonth}`,
  }
  const [row] = await scope.rows<Row>(sql`
    update project set ${join(Object.values(assigned), ', ')}, version = version + 1
    where id = ${scope.projectId} and version = ${settings.version}
    returning ${columns}`)
  return row ? toProject(row) : null
}

/** Another link is of now, so that everybody accepts it; the same one keeps its date. */
export async function updatePolicyLink(
  scope: ProjectScope,
  { url_policy: link, version }: z.output<typeof projectPolicy>,
): Promise<Project | null> {
  const [row] = await scope.rows<Row>(sql`
    update project set version = version + 1, url_policy = ${link}, date_policy = case
      when ${link}::text is null then null
      when url_policy is distinct from ${link} then ${scope.clock.now()}::timestamptz else date_policy end
    where id = ${scope.projectId} and version = ${version} returning ${columns}`)
  return row ? toProject(row) : null
}

export async function setLogoFile(scope: ProjectScope, fileId: number): Promise<Project> {
  const [row] = await scope.rows<Row>(sql`
    update project set logo_file_id = ${fileId} where id = ${scope.projectId} returning ${columns}`)
  return toProject(row as Row)
}

export async function readLogoFile(scope: ProjectScope): Promise<number | null> {
  const [row] = await scope.rows<{ id: number | null }>(
    sql`select logo_file_id as id from project where id = ${scope.projectId}`,
  )
  return row?.id ?? null
}

/** When a campaign of the project was approved last, and a reading received. */
export async function readDataVersion(
  scope: ProjectScope,
): Promise<{ approvedAt: string | null; receivedAt: string | null }> {
  const [row] = await scope.rows<{ approvedAt: string | null; receivedAt: string | null }>(sql`
    select (select max(approved_at) from campaign where project_id = ${scope.projectId}) as approved_at,
      (select max(last_received_at) from device_state where project_id = ${scope.projectId}) as received_at`)
  return row ?? { approvedAt: null, receivedAt: null }
}

/** The project's names, and that of who asks for a report; null where the person is gone. */
export async function readRequest(scope: ProjectScope, requestedBy: number) {
  const [row] = await scope.rows<{ project: string; company: string; person: string | null }>(sql`
    select name as project, business as company, (select ${personName} from app_user u where u.id = ${requestedBy}) as person
    from project where id = ${scope.projectId}`)
  return row ?? { project: '', company: '', person: null }
}
