import type { projectRoutes } from '@puquio/contract/projects'
import { administratorScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { listProjects, readProject, updateProject } from './store.ts'

export const projectHandlers = (platform: Platform): Handlers<typeof projectRoutes> => ({
  list: ({ session, user }) => listProjects(administratorScope(platform, session) ?? user),

  async get({ scope }) {
    const project = await readProject(scope)
    if (!project) throw new Problem('NOT_FOUND')
    return project
  },

  async edit({ scope, body }) {
    const project = await updateProject(scope, body)
    if (!project) throw new Problem('CHANGED_MEANWHILE')
    return project
  },
})
