import type { Task, TaskInput, taskRoutes } from '@puquio/contract/commitments/tasks'
import {
  addDays,
  hasTooManyDates,
  isTaskFrequency,
  rescheduledDates,
  taskDates,
  taskDatesMax,
  taskHorizonDays,
  type TaskSchedule,
} from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { isRole } from './responsible-roles/store.ts'
import { deleteOccurrences, insertOccurrences, lockDates } from './schedule/schedule-store.ts'
import {
  endTask,
  findTask,
  insertTask,
  listTasks,
  lockCommitment,
  lockTask,
  readCalendar,
  updateTask,
} from './tasks-store.ts'

export const taskHandlers: Handlers<typeof taskRoutes> = {
  list: ({ scope, query }) => listTasks(scope, query),
  get: ({ scope, params }) => taskOf(scope, params.taskId),

  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const state = await lockCommitment(within, body.commitmentId)
      if (state === null) throw fieldProblem('commitmentId', 'not-in-list')
      if (state !== 'verified') throw new Problem('COMMITMENT_NOT_VERIFIED')
      const { schedule, today } = await checkTask(within, body, null)
      const id = await insertTask(within, body, addDays(today, taskHorizonDays))
      await insertOccurrences(within, id, taskDates(schedule, today))
      return taskOf(within, id)
    }),

  edit: ({ scope, params: { taskId: id }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await holdOpen(within, id, body.version)
      const before = await taskOf(within, id)
      const { schedule, today } = await checkTask(within, body, before)
      await updateTask(within, id, body, addDays(today, taskHorizonDays))
      const dates = await lockDates(within, id)
      const { add, remove } = rescheduledDates(schedule, { ...dates, today })
      await deleteOccurrences(within, id, remove)
      await insertOccurrences(within, id, add)
      return taskOf(within, id)
    }),

  end: ({ scope, params: { taskId: id }, body: { reason, version } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await holdOpen(within, id, version)
      await endTask(within, { id, version }, reason)
      const { today } = await readCalendar(within, null)
      const { free } = await lockDates(within, id)
      await deleteOccurrences(
        within,
        id,
        free.filter((on) => on > today),
      )
      return taskOf(within, id)
    }),
}

async function taskOf(scope: ProjectScope, id: number): Promise<Task> {
  const found = await findTask(scope, id)
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}

async function holdOpen(scope: ProjectScope, id: number, version: number): Promise<void> {
  const task = await lockTask(scope, id)
  if (task === null) throw new Problem('NOT_FOUND')
  if (task.endedAt !== null) throw new Problem('TASK_ENDED')
  if (task.version !== version) throw new Problem('CHANGED_MEANWHILE')
}

type Given = Pick<TaskInput, 'roleId' | 'reviewerRoleId' | 'frequencyId' | 'firstOn' | 'lastOn'>

/** Refuses roles and frequencies that cannot be given; a role that the task has already may be retired since. */
async function checkTask(
  scope: ProjectScope,
  { roleId, reviewerRoleId, frequencyId, firstOn, lastOn }: Given,
  before: Task | null,
): Promise<{ schedule: TaskSchedule; today: string }> {
  if (roleId !== before?.role.id && !(await isRole(scope, roleId)))
    throw fieldProblem('roleId', 'not-in-list')
  const isKept = reviewerRoleId === null || reviewerRoleId === before?.reviewerRole?.id
  if (!isKept && !(await isRole(scope, reviewerRoleId)))
    throw fieldProblem('reviewerRoleId', 'not-in-list')
  const { today, seasons, rule } = await readCalendar(scope, frequencyId)
  if (frequencyId !== null && (rule === null || !isTaskFrequency(rule)))
    throw fieldProblem('frequencyId', 'not-in-list')
  const schedule = { frequency: rule, firstOn, lastOn, seasons }
  if (hasTooManyDates(schedule, today))
    throw fieldProblem('firstOn', 'too-many-dates', { max: taskDatesMax })
  return { schedule, today }
}
