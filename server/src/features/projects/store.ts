import type { Project } from '@puquio/contract/projects'
import type { ProjectScope, SystemScope, UserScope } from '../../platform/db/scope.ts'
import { sql } from '../../platform/db/sql.ts'

const columns = sql`id, name, business, color, logo_path as logo, is_main as main, url_policy,
  date_policy, time_zone, wet_starts_month, dry_starts_month, version`

type Row = Omit<Project, 'url_policy' | 'date_policy'> & {
  urlPolicy: string | null
  datePolicy: string | null
}

/** The wire writes these two names as the specification does. */
const toProject = ({ urlPolicy, datePolicy, ...row }: Row): Project => ({
  ...row,
  url_policy: urlPolicy,
  date_policy: datePolicy,
})

/** A person's own projects, or all of them across projects; the main one first. */
export async function listProjects(scope: UserScope | SystemScope): Promise<Project[]> {
  const ids = 'memberships' in scope ? scope.memberships.map(({ projectId }) => projectId) : null
  const rows = await scope.rows<Row>(sql`
    select ${columns} from project where ${ids}::int[] is null or id = any(${ids}::int[])
    order by is_main desc, lower(name), id`)
  return rows.map(toProject)
}

export async function readProject(scope: ProjectScope): Promise<Project | null> {
  const [row] = await scope.rows<Row>(
    sql`select ${columns} from project where id = ${scope.projectId}`,
  )
  return row ? toProject(row) : null
}

export type Settings = Pick<
  Project,
  'name' | 'business' | 'color' | 'wetStartsMonth' | 'dryStartsMonth' | 'version'
>

/** Null where somebody else changed the project after this version was read. */
export async function updateProject(
  scope: ProjectScope,
  settings: Settings,
): Promise<Project | null> {
  const [row] = await scope.rows<Row>(sql`
    update project set name = ${settings.name}, business = ${settings.business}, color = ${settings.color.toLowerCase()},
      wet_starts_month = ${settings.wetStartsMonth}, dry_starts_month = ${settings.dryStartsMonth}, version = version + 1
    where id = ${scope.projectId} and version = ${settings.version}
    returning ${columns}`)
  return row ? toProject(row) : null
}
