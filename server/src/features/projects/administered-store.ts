import type {
  AdministeredProject,
  ProjectCreation,
  ProjectLimit,
  projectRoutes,
} from '@puquio/contract/projects'
import { roles } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { SystemScope, UserScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { NewFile } from '../files/service.ts'
import { deleteSetting, storeSetting } from '../general/service.ts'
import { defaultMenu } from '../menus/service.ts'
import { logoAddress } from './store.ts'

type ListQuery = z.output<typeof projectRoutes.administered.query>
type Listed = { items: AdministeredProject[]; total: number; subscription: ProjectLimit }

export const listAllProjects = (scope: SystemScope, asked: ListQuery, quota: number) =>
  list(scope, asked, {
    where: raw('true'),
    members: sql`(select count(*)::int from project_member m join app_user u on u.id = m.user_id
      where m.project_id = project.id and u.deleted_at is null)`,
    used: sql`(select count(*)::int from project)`,
    files: sql`jsonb_build_object('used', project_bytes(id), 'quota', ${quota}::float8)`,
  })

/** What a project's policies hide from its ADMIN outside of it is counted by functions. */
export function listAdministered(scope: UserScope, asked: ListQuery) {
  const ids = scope.memberships
    .filter(({ permissions }) => permissions.includes(roles.ADMIN))
    .map(({ projectId }) => projectId)
  return list(scope, asked, {
    where: sql`id = any(${ids}::int[])`,
    members: sql`count_members(id)`,
    used: sql`count_projects()`,
    files: raw('null'),
  })
}

async function list(
  scope: SystemScope | UserScope,
  asked: ListQuery,
  { where, members, used, files }: Record<'where' | 'members' | 'used' | 'files', Sql>,
): Promise<Listed> {
  const keys = { name: raw('name_key(name)'), business: raw('name_key(business)'), members }
  const found = await readPage<AdministeredProject>(
    scope.rows,
    {
      columns: sql`id, name, business, color, ${logoAddress} as logo, is_main as main, ${members} as members,
        ${files} as files`,
      from: sql`project`,
      where: allOf([
        where,
        asked.search ? containsWords(raw("(name || ' ' || business)"), asked.search) : null,
      ]),
      order: orderBy(asked.sort, { keys, fallback: 'name', id: raw('id') }),
    },
    asked,
  )
  const [subscription] = await scope.rows<ProjectLimit>(sql`
    select ${used} as used, (select (value #>> '{}')::int from system_setting where name = ${limitName}) as limit`)
  return { ...found, subscription: subscription as ProjectLimit }
}

/** Returns the new project's id, or the limit that is reached: null for that of the person. */
export async function insertProject(
  scope: UserScope,
  { color, url_policy, ...given }: ProjectCreation,
  { sha256, ...file }: NewFile,
): Promise<{ id: number } | { limit: number | null }> {
  const values = { ...given, color: color.toLowerCase(), url_policy: url_policy || null }
  const logo = { ...file, sha256: sha256.toString('hex') }
  const [made] = await scope.rows<{ id: number | null }>(sql`
    select create_project(${JSON.stringify(values)}, ${JSON.stringify(logo)}, ${JSON.stringify(defaultMenu)},
      ${scope.clock.now()}) as id`)
  const { id = null } = made ?? {}
  if (id !== null) return { id }
  // By itself: the statement before does not see those that it waited for.
  const [reached] = await scope.rows<{ limit: number }>(sql`
    select (value #>> '{}')::int as limit from system_setting
    where name = ${limitName} and count_projects() >= (value #>> '{}')::int`)
  return { limit: reached?.limit ?? null }
}

export const storeLimit = (scope: SystemScope, limit: number | null): Promise<void> =>
  limit === null ? deleteSetting(scope, limitName) : storeSetting(scope, limitName, limit)

const limitName = 'project-limit'
