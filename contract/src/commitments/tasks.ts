import { frequencies, taskStandings } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  givenDate,
  id,
  idText,
  instant,
  listQuery,
  pageOf,
  requiredLine,
  requiredText,
  text,
  version,
} from '../kit/values.ts'

const taskFields = {
  title: requiredLine(200),
  detail: text(2000),
  roleId: id,
  /** Null: an administrator reviews. */
  reviewerRoleId: id.nullable(),
  /** Null of one that comes once. */
  frequencyId: id.nullable(),
  firstOn: givenDate,
  /** Null: without end. Of one that comes once there is none. */
  lastOn: givenDate.nullable(),
}
type Dates = { frequencyId: number | null; firstOn: string; lastOn: string | null }
const inOrder = { path: ['lastOn'], params: { problem: 'ends-before-start' } }
const isInOrder = ({ frequencyId, firstOn, lastOn }: Dates) =>
  lastOn === null || frequencyId === null || firstOn <= lastOn

export const taskInput = z.object({ commitmentId: id, ...taskFields }).refine(isInOrder, inOrder)
export const taskEdit = z.object({ ...taskFields, version }).refine(isInOrder, inOrder)
export type TaskInput = z.infer<typeof taskInput>
export type TaskEdit = z.infer<typeof taskEdit>

/** A role with who holds it today. */
export const heldRole = z.object({
  id,
  name: z.string(),
  holder: z.object({ id, name: z.string() }).nullable(),
})

export const commitmentOfTask = z.object({
  id,
  shortName: z.string(),
  instrument: z.object({ id, name: z.string() }),
})

export const task = z.object({
  id,
  commitment: commitmentOfTask,
  title: z.string(),
  detail: z.string(),
  role: heldRole,
  reviewerRole: heldRole.nullable(),
  frequency: z.object({ id, name: z.string(), rule: z.enum(frequencies) }).nullable(),
  firstOn: calendarDate,
  lastOn: calendarDate.nullable(),
  endedAt: instant.nullable(),
  endedReason: z.string().nullable(),
  standing: z.enum(taskStandings),
  /** Occurrences that are overdue today. */
  overdue: z.int(),
  /** The first due date that nobody decided yet; null where there is none. */
  nextOn: calendarDate.nullable(),
  version,
})
export type Task = z.infer<typeof task>

const ofTasks = '/fkl-bdo/projects/:projectId/tasks'
const onProject = z.object({ projectId: idText })
const oneTask = onProject.extend({ taskId: idText })
const reads = ['tasks', 'roles', 'reference', 'users'] as const
const changes = ['tasks'] as const

export const taskRoutes = {
  list: route({
    method: 'GET',
    path: ofTasks,
    access: 'project:read',
    reads,
    summary: 'Tasks of a project, or of one commitment, with how each stands',
    params: onProject,
    query: listQuery(['title', 'next', 'role', 'commitment']).extend({
      commitment: idText.optional(),
      instrument: idText.optional(),
    }),
    response: pageOf(task),
  }),
  get: route({
    method: 'GET',
    path: `${ofTasks}/:taskId`,
    access: 'project:read',
    reads,
    summary: 'A task',
    params: oneTask,
    response: task,
  }),
  create: route({
    method: 'POST',
    path: ofTasks,
    access: 'project:admin',
    changes,
    summary: 'Give a verified commitment a task; its due dates are made up to 400 days ahead',
    params: onProject,
    body: taskInput,
    response: task,
    problems: ['COMMITMENT_NOT_VERIFIED'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofTasks}/:taskId`,
    access: 'project:admin',
    changes,
    summary:
      'Edit a task; due dates on which something was recorded stay, and what was due before today',
    params: oneTask,
    body: taskEdit,
    response: task,
    problems: ['CHANGED_MEANWHILE', 'TASK_ENDED'],
  }),
  end: route({
    method: 'POST',
    path: `${ofTasks}/:taskId/end`,
    access: 'project:admin',
    changes,
    summary: 'End a task: it falls due no more, and what was due until today stays',
    params: oneTask,
    body: z.object({ reason: requiredText(500), version }),
    response: task,
    problems: ['CHANGED_MEANWHILE', 'TASK_ENDED'],
  }),
}
