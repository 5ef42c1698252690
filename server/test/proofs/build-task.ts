import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Columns = Record<string, unknown>
type Of = { project: { id: number }; admin: { id: number } }
type OfTask = Of & { commitment: { id: number }; role: { id: number } }
type OfOccurrence = Of & { task: { id: number }; file: { id: number } }

const at = '2026-02-01T12:00:00Z'
const serial = () => randomUUID().slice(0, 8)

/** What an administrator fills in for a role. */
export const roleBody = () => ({ name: `Superintendencia ${serial()}`, holders: [] })

/** A task that comes once, as an administrator fills it in. */
export const taskFields = (roleId: number) => ({
  title: 'Informe trimestral a OEFA',
  detail: '',
  roleId,
  reviewerRoleId: null,
  frequencyId: null,
  firstOn: '2026-03-31',
  lastOn: null,
})
export const occurrenceChange = {
  state: 'in-progress',
  comment: 'Se pidió el informe',
  doneOn: null,
  version: 1,
} as const

export const actionFields = (ownerId: number) => ({
  title: 'Reparar la geomembrana de la poza 3',
  cause: 'Rotura por helada',
  ownerId,
  dueOn: '2026-03-31',
})
export const actionChange = {
  state: 'done',
  comment: 'Geomembrana cambiada',
  doneOn: null,
  version: 1,
} as const

export const buildRole = (
  database: Database,
  { project, admin }: Of,
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'responsible_role', {
    projectId: project.id,
    name: `Superintendente de Medio Ambiente ${serial()}`,
    createdAt: at,
    createdBy: admin.id,
    ...columns,
  })

/** Who holds a role from a day on. */
export const buildHolder = (
  database: Database,
  { project, role, user }: Pick<OfTask, 'project' | 'role'> & { user: { id: number } | null },
  fromOn = '2026-01-01',
) =>
  insert(database, 'role_holder', {
    projectId: project.id,
    roleId: role.id,
    fromOn,
    userId: user?.id ?? null,
  })

/** Comes once, on 31 March, without its due date. */
export const buildTask = (
  database: Database,
  { project, admin, commitment, role }: OfTask,
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'task', {
    projectId: project.id,
    commitmentId: commitment.id,
    title: 'Informe trimestral a OEFA',
    roleId: role.id,
    firstOn: '2026-03-31',
    madeUntil: '2026-03-31',
    createdAt: at,
    createdBy: admin.id,
    ...columns,
  })

let days = 0
const nextDay = () =>
  new Date(Date.UTC(2026, 2, 31) + days++ * 86_400_000).toISOString().slice(0, 10)

/** A due date on which nothing was recorded but a file. */
export async function buildOccurrence(
  database: Database,
  { project, task, file }: OfOccurrence,
  columns: Columns = {},
): Promise<Row> {
  const occurrence = await insert(database, 'task_occurrence', {
    projectId: project.id,
    taskId: task.id,
    dueOn: nextDay(),
    ...columns,
  })
  await insert(database, 'task_evidence', {
    projectId: project.id,
    occurrenceId: occurrence.id,
    fileId: file.id,
  })
  return occurrence
}

let numbers = 0

/** Open, of no origin, with a file. */
export async function buildAction(
  database: Database,
  { project, admin, file }: Of & { file: { id: number } },
  columns: Columns = {},
): Promise<Row> {
  const projectId = project.id
  const action = await insert(database, 'corrective_action', {
    projectId,
    number: (numbers += 1),
    originKind: 'other',
    title: 'Reparar la geomembrana de la poza 3',
    ownerId: admin.id,
    dueOn: '2026-03-31',
    createdAt: at,
    createdBy: admin.id,
    ...columns,
  })
  await insert(database, 'corrective_action_evidence', {
    projectId,
    actionId: action.id,
    fileId: file.id,
  })
  return action
}

/** A role that the administrator holds, a task of a commitment, a due date of it, and a corrective action. */
export async function buildTasks(
  database: Database,
  of: Of & { commitment: { id: number }; file: { id: number } },
) {
  const { project, admin } = of
  const role = await buildRole(database, of)
  await buildHolder(database, { project, role, user: admin })
  const task = await buildTask(database, { ...of, role })
  const occurrence = await buildOccurrence(database, { ...of, task })
  const own = { projectId: project.id, at, userId: admin.id }
  const comment = { from: 'no-status', to: 'no-status', comment: 'Se pidió', doneOn: null }
  await insert(database, 'task_event', {
    ...own,
    occurrenceId: occurrence.id,
    kind: 'commented',
    details: JSON.stringify(comment),
  })
  const action = await buildAction(database, of)
  await insert(database, 'corrective_action_event', {
    ...own,
    actionId: action.id,
    kind: 'opened',
    details: '{}',
  })
  return { role, task, occurrence, action }
}

/** Those of tasks and corrective actions, for `validBodies`. */
export const taskBodies = {
  'tasks.edit': ({ role }: { role: Row }) => ({ ...taskFields(role.id), version: 1 }),
  'tasks.end': () => ({ reason: 'El instrumento ya no la pide', version: 1 }),
  'taskOccurrences.change': () => occurrenceChange,
  'correctiveActions.edit': ({ admin }: { admin: Row }) => ({
    ...actionFields(admin.id),
    version: 1,
  }),
  'correctiveActions.change': () => actionChange,
}
