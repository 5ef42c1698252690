import type { projectRoutes } from '@puquio/contract/projects'
import { roles } from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { UserScope } from '../../platform/db/scopes/scope.ts'
import { administratorScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { changePolicyLink } from './policy-link.ts'
import { keepLogo, replaceLogo, sendLogo } from './logo.ts'
import {
  insertProject,
  listAdministered,
  listAllProjects,
  storeLimit,
} from './administered-store.ts'
import { orRefuseCompany } from './refuse-company.ts'
import { listProjects, readOwnProject, readProject, updateProject } from './store.ts'

/** As in the function create_project. */
const ownProjectsMax = 20

export const projectHandlers = (platform: Platform): Handlers<typeof projectRoutes> => ({
  list: ({ session, user }) => listProjects(administratorScope(platform, session) ?? user),

  async get({ scope }) {
    const project = await readProject(scope)
    if (!project) throw new Problem('NOT_FOUND')
    return project
  },

  async edit({ scope, body }) {
    const project = await scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      return orRefuseCompany(updateProject(within, body))
    })
    if (!project) throw new Problem('CHANGED_MEANWHILE')
    return project
  },

  async administered({ query, session, user }) {
    const administrator = administratorScope(platform, session)
    if (administrator)
      return listAllProjects(administrator, query, platform.config.projectQuotaBytes)
    if (!administersSome(user)) return { items: [], total: 0, subscription: null }
    return listAdministered(user, query)
  },

  async create({ body, user, file }) {
    if (!user.isSystemAdmin && !administersSome(user)) throw new Problem('ACCESS_DENIED')
    const { id } = await keepLogo(platform, file, async (kept) => {
      const made = await orRefuseCompany(insertProject(user, body, kept))
      if (!('limit' in made)) return made
      const { limit } = made
      if (limit === null) throw new Problem('PROJECTS_MADE', { max: ownProjectsMax })
      throw new Problem('PROJECT_LIMIT_REACHED', { limit })
    })
    await platform.sessions.forget(user.userId)
    return { code: 'FK-0013' as const, project: await readOwnProject(user, id) }
  },

  async setLimit({ body, system }) {
    await storeLimit(system, body.limit)
    return null
  },

  async setPolicy({ scope, body }) {
    const project = await changePolicyLink(scope, body)
    // Cached sessions may have accepted only the link before.
    await platform.sessions.forgetAll()
    return project
  },

  setLogo: ({ scope, file }) => replaceLogo(platform, scope, file),
  logo: ({ scope }) => sendLogo(platform, scope),
})

const administersSome = ({ memberships }: UserScope) =>
  memberships.some(({ permissions }) => permissions.includes(roles.ADMIN))
