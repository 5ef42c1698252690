import type { Task, TaskInput } from '@puquio/contract/commitments/tasks'

export type TaskDraft = Omit<TaskInput, 'commitmentId' | 'roleId' | 'firstOn'> & {
  commitmentId: number | null
  roleId: number | null
  firstOn: string | null
}

/** The form's values of a task; without one, those of a new task of a commitment. */
export const draftOf = (task: Task | undefined, commitmentId: number | undefined): TaskDraft => ({
  commitmentId: task?.commitment.id ?? commitmentId ?? null,
  title: task?.title ?? '',
  detail: task?.detail ?? '',
  roleId: task?.role.id ?? null,
  reviewerRoleId: task?.reviewerRole?.id ?? null,
  frequencyId: task?.frequency?.id ?? null,
  firstOn: task?.firstOn ?? null,
  lastOn: task?.lastOn ?? null,
})
