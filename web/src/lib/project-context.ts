import { generalRoutes, type MenuItem } from '@puquio/contract/general'
import { type Project, projectRoutes } from '@puquio/contract/projects'
import { type PolicyStatus, userRoutes } from '@puquio/contract/users'
import { mayAccess, type PermissionCode, type Rights } from '@puquio/domain'
import type { Access } from '@puquio/domain'
import { call } from './call.ts'
import { isProblem } from './call-error.ts'
import { onSessionEnd, session, useUser } from './session.ts'
import { readStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** The project that the person works in, and what they may do there. */
export type ProjectContext = {
  state: 'unknown' | 'loading' | 'ready' | 'no-project' | 'failed'
  projects: readonly Project[]
  project: Project | null
  permissions: readonly PermissionCode[]
  /** Null where the project has none for this person. */
  menu: readonly MenuItem[] | null
  /** Null where no policy is in force. */
  policy: PolicyStatus | null
  failure: unknown
}

const unknown: ProjectContext = {
  state: 'unknown',
  projects: [],
  project: null,
  permissions: [],
  menu: null,
  policy: null,
  failure: null,
}

const context = createStore<ProjectContext>(unknown)
export const projectContext: Pick<typeof context, 'read' | 'subscribe'> = context
export const useProjectContext = (): ProjectContext => useStore(context)

/** For pages, which the shell shows only in a project. */
export const useProject = (): Project => {
  const { project } = useProjectContext()
  if (project === null) throw new Error('No project is chosen')
  return project
}

export const callerNow = (): Rights => ({
  isSystemAdmin: session.read()?.admin ?? false,
  permissions: context.read().permissions,
})

/** Whether the person may use what has this access, in the current project. */
export const useMay = (): ((access: Access) => boolean) => {
  const { admin } = useUser()
  const { permissions } = useProjectContext()
  return (access) => mayAccess(access, { isSystemAdmin: admin, permissions })
}

let opening: Promise<void> | null = null

/** Resolves when it is known which project is open and what may be done there. */
export const openContext = (): Promise<void> => {
  const { state } = context.read()
  if (state === 'unknown') opening = loadProjects()
  return opening ?? Promise.resolve()
}

/** Reads the person's projects, and enters the one that was open before, else the main one. */
export const loadProjects = async (): Promise<void> => {
  context.set({ ...context.read(), state: 'loading', failure: null })
  const before = storedChoice()
  try {
    const projects = await call(projectRoutes.list)
    const project =
      projects.find((one) => one.id === before) ?? projects.find((one) => one.main) ?? projects[0]
    if (project === undefined) {
      context.set({ ...unknown, state: 'no-project' })
      return
    }
    context.set({ ...context.read(), projects })
    await chooseProject(project)
  } catch (failure) {
    if (session.read() !== null) context.set({ ...context.read(), state: 'failed', failure })
  }
}

/** Stores the project, then loads permissions, menu and policy status. */
export const chooseProject = (project: Project): Promise<void> => {
  opening = enter(project)
  return opening
}

const enter = async (project: Project): Promise<void> => {
  const user = session.read()
  if (user === null) return
  storeChoice(project.id)
  const { projects } = context.read()
  context.set({ ...unknown, projects, project, state: 'loading' })
  const query = { project: project.id, user: user.id }
  try {
    const [permissions, menu, policy] = await Promise.all([
      call(userRoutes.permissions, { query }).catch(orElse([], 'NO_PERMISSION')),
      call(generalRoutes.menu, { query }).catch(orElse(null, 'NO_MENU')),
      call(userRoutes.policy, { query }).catch(orElse(null, 'NO_POLICY')),
    ])
    if (isStill(project)) {
      context.set({ ...context.read(), permissions, menu, policy, state: 'ready' })
    }
  } catch (failure) {
    if (isStill(project)) context.set({ ...context.read(), state: 'failed', failure })
  }
}

/** After a settings change, or an answer that says the rights are others now. */
export const refreshProject = async (changed?: Project): Promise<void> => {
  const { project, projects } = context.read()
  const next = changed ?? project
  if (next === null) return
  if (changed === undefined) return refreshRights(next)
  context.set({
    ...context.read(),
    project: next,
    projects: projects.map((one) => (one.id === next.id ? next : one)),
  })
}

/** Reads the status of the policy again, as after accepting it. */
export const reloadPolicy = async (): Promise<void> => {
  const { project } = context.read()
  const user = session.read()
  if (project === null || user === null) return
  const query = { project: project.id, user: user.id }
  const policy = await call(userRoutes.policy, { query }).catch(orElse(null, 'NO_POLICY'))
  if (isStill(project)) context.set({ ...context.read(), policy })
}

/** In the background: what is shown stays until the answer is there. */
const refreshRights = async (project: Project): Promise<void> => {
  const user = session.read()
  if (user === null) return
  const query = { project: project.id, user: user.id }
  const quiet = { isQuiet: true }
  const [permissions, menu] = await Promise.all([
    call(userRoutes.permissions, { query }, quiet).catch(orElse([], 'NO_PERMISSION')),
    call(generalRoutes.menu, { query }, quiet).catch(orElse(null, 'NO_MENU')),
  ])
  if (isStill(project)) context.set({ ...context.read(), permissions, menu })
}

/** 204 is an error state, which the call has recorded; the shell goes on with nothing. */
const orElse =
  <Value>(value: Value, problem: 'NO_PERMISSION' | 'NO_MENU' | 'NO_POLICY') =>
  (error: unknown): Value => {
    if (isProblem(error, problem)) return value
    throw error
  }

/** Whether an answer still belongs to what is shown: somebody may have gone to another project. */
const isStill = (project: Project): boolean => context.read().project?.id === project.id

// Each tab keeps its project, so that two can be compared; a new tab begins with the last one.
const choiceKey = 'puquio.project'
const storedChoice = (): number | null =>
  readStored<number>('tab', choiceKey) ?? readStored<number>('device', choiceKey)
const storeChoice = (projectId: number | null): void => {
  writeStored('tab', choiceKey, projectId)
  writeStored('device', choiceKey, projectId)
}

// Signing out clears the project; who comes back after an end that was
// not chosen goes on where they were.
onSessionEnd((reason) => {
  opening = null
  writeStored('tab', choiceKey, null)
  if (reason === 'chosen') writeStored('device', choiceKey, null)
  context.set(unknown)
})
