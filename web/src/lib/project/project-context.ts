import type { MenuItem } from '@puquio/contract/general'
import type { Project } from '@puquio/contract/projects'
import type { PolicyStatus } from '@puquio/contract/people/own-user'
import { type Access, mayAccess, type PermissionCode } from '@puquio/domain'
import { useQuery } from '@tanstack/react-query'
import { chosenProjectId, rememberProject, useChosenProjectId } from './project-choice.ts'
import {
  type Member,
  menuQuery,
  permissionsQuery,
  policyQuery,
  projectsQuery,
} from './project-queries.ts'
import { queryClient } from '../api/query-client.ts'
import { session, useSession, useUser } from '../session.ts'

/** The project that the person works in, and what they may do there. */
export type ProjectContext = {
  state: 'loading' | 'ready' | 'no-project' | 'failed'
  projects: readonly Project[]
  project: Project | null
  permissions: readonly PermissionCode[]
  /** Null where the project has none for this person. */
  menu: readonly MenuItem[] | null
  /** Null where no policy is in force. */
  policy: PolicyStatus | null
  failure: unknown
}

const unread = { projects: [], project: null, permissions: [], menu: null, policy: null }

export const useProjectContext = (): ProjectContext => {
  const user = useSession()
  const { list, project } = useProjects()
  const member = { project: project?.id ?? 0, user: user?.id ?? 0 }
  const enabled = project !== null && user !== null
  const permissions = useQuery({ ...permissionsQuery(member), enabled })
  const menu = useQuery({ ...menuQuery(member), enabled })
  const policy = useQuery({ ...policyQuery(member), enabled })
  const all = [list, permissions, menu, policy]
  // One that was read before stays when it cannot be read again.
  const failed = all.find(({ isLoadingError }) => isLoadingError)
  const isNone = list.data?.length === 0
  const isReady = all.every(({ data }) => data !== undefined)
  return {
    state: isNone ? 'no-project' : failed ? 'failed' : isReady ? 'ready' : 'loading',
    projects: list.data ?? [],
    project,
    permissions: permissions.data ?? [],
    menu: menu.data ?? null,
    policy: policy.data ?? null,
    failure: failed?.error ?? null,
  }
}

/** For pages, which the shell shows only in a project. */
export const useProject = (): Project => {
  const { project } = useProjects()
  if (project === null) throw new Error('No project is chosen')
  return project
}

/** Whether the person may use what has this access, in the current project. */
export const useMay = (): ((access: Access) => boolean) => {
  const { id: user, admin } = useUser()
  const { project } = useProjects()
  const member = { project: project?.id ?? 0, user }
  const { data = [] } = useQuery({ ...permissionsQuery(member), enabled: project !== null })
  return (access) => mayAccess(access, { isSystemAdmin: admin, permissions: data })
}

/** The project that is open and what may be done there, once that is known: for guards and loaders. */
export const openContext = async (): Promise<ProjectContext> => {
  try {
    const user = session.read()
    const chosenId = chosenProjectId()
    // The project of before is nearly always still one of the list: its rights are read beside it.
    if (user !== null && chosenId !== null)
      readRights({ project: chosenId, user: user.id }).catch(() => undefined)
    const projects = await queryClient.ensureQueryData(projectsQuery)
    const project = openOf(projects, chosenId)
    if (project === null || user === null) {
      return { ...unread, state: 'no-project', failure: null }
    }
    rememberProject(project.id)
    const member = { project: project.id, user: user.id }
    const [permissions, menu, policy] = await readRights(member)
    return { state: 'ready', projects, project, permissions, menu, policy, failure: null }
  } catch (failure) {
    return { ...unread, state: 'failed', failure }
  }
}

const readRights = (member: Member) =>
  Promise.all([
    queryClient.ensureQueryData(permissionsQuery(member)),
    queryClient.ensureQueryData(menuQuery(member)),
    queryClient.ensureQueryData(policyQuery(member)),
  ])

/** Enters a project; what may be done there is asked again. */
export const chooseProject = ({ id }: Pick<Project, 'id'>): void => {
  const member = { project: id, user: session.read()?.id ?? 0 }
  for (const { queryKey } of [permissionsQuery(member), menuQuery(member), policyQuery(member)])
    queryClient.removeQueries({ queryKey })
  rememberProject(id)
}

const useProjects = () => {
  const enabled = useSession() !== null
  const list = useQuery({ ...projectsQuery, enabled })
  return { list, project: openOf(list.data ?? [], useChosenProjectId()) }
}

/** The one that was open before, else the main one. */
const openOf = (projects: readonly Project[], chosenId: number | null): Project | null =>
  projects.find(({ id }) => id === chosenId) ??
  projects.find(({ main }) => main) ??
  projects[0] ??
  null
