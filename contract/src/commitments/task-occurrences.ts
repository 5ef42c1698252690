import { languages, taskStates } from '@puquio/domain'
import { z } from 'zod'
import { storedFile } from '../files.ts'
import { evidenceMaxBytes } from '../follow-up/evidence.ts'
import { file, route, upload } from '../kit/route.ts'
import {
  calendarDate,
  flag,
  givenDate,
  id,
  idText,
  instant,
  listQuery,
  month,
  nothing,
  pageOf,
  text,
  version,
} from '../kit/values.ts'
import { commitmentOfTask, heldRole, task } from './tasks.ts'

/** To do is what nobody sent to review yet; due is to do and near, and not overdue. */
export const occurrenceViews = ['to-do', 'due', 'overdue', 'review', 'decided'] as const
export type OccurrenceView = (typeof occurrenceViews)[number]

const person = z.object({ id, name: z.string() })

/** One due date of a task, and what became of it. */
export const taskOccurrence = z.object({
  id,
  dueOn: calendarDate,
  state: z.enum(taskStates),
  isOverdue: z.boolean(),
  /** When it was done, as who did it says. */
  doneOn: calendarDate.nullable(),
  task: z.object({ id, title: z.string() }),
  commitment: commitmentOfTask,
  role: heldRole,
  reviewerRole: heldRole.nullable(),
  evidence: z.int(),
  actions: z.int(),
  reviewedAt: instant.nullable(),
  reviewedBy: person.nullable(),
  reviewComment: z.string(),
  comment: z.string(),
  version,
})
export type TaskOccurrence = z.infer<typeof taskOccurrence>

export const taskEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['moved', 'commented', 'decided', 'taken-back']),
    id,
    at: instant,
    by: person,
    from: z.enum(taskStates),
    to: z.enum(taskStates),
    comment: z.string(),
    doneOn: calendarDate.nullable(),
  }),
  z.object({
    kind: z.enum(['evidence-added', 'evidence-removed']),
    id,
    at: instant,
    by: person,
    file: z.string(),
  }),
])
export type TaskEvent = z.infer<typeof taskEvent>

export const occurrenceDetail = taskOccurrence.extend({
  ofTask: task,
  /** Whether the caller may say compliant or not, or take that back. */
  mayReview: z.boolean(),
  files: z.array(storedFile),
  /** The first first. */
  events: z.array(taskEvent),
})
export type OccurrenceDetail = z.infer<typeof occurrenceDetail>

/** What a day of the calendar shows of an occurrence. */
export const calendarOccurrence = taskOccurrence.pick({
  id: true,
  dueOn: true,
  state: true,
  isOverdue: true,
  task: true,
  commitment: true,
})
export type CalendarOccurrence = z.infer<typeof calendarOccurrence>
/** A month shows no more of them. */
export const calendarMax = 1000

export const occurrenceSortKeys = ['due', 'task', 'commitment', 'role', 'state'] as const

const occurrenceFilters = {
  view: z.enum(occurrenceViews).optional(),
  state: z.enum(taskStates).optional(),
  /** What waits for the caller: as holder of the role, or under review as the reviewer. */
  mine: flag,
  role: idText.optional(),
  instrument: idText.optional(),
  commitment: idText.optional(),
  task: idText.optional(),
  from: givenDate.optional(),
  to: givenDate.optional(),
}
const occurrenceQuery = listQuery(occurrenceSortKeys).extend(occurrenceFilters)

const ofOccurrences = '/fkl-bdo/projects/:projectId/task-occurrences'
const onProject = z.object({ projectId: idText })
const oneOccurrence = onProject.extend({ occurrenceId: idText })
const reads = ['tasks', 'roles', 'reference', 'users', 'correctiveActions'] as const
const changes = ['tasks'] as const

export const taskOccurrenceRoutes = {
  list: route({
    method: 'GET',
    path: ofOccurrences,
    access: 'project:read',
    reads,
    summary: 'Due dates of the tasks of verified commitments, each with its state',
    params: onProject,
    query: occurrenceQuery,
    response: pageOf(taskOccurrence).extend({
      /** Under the other filters: how many are overdue, and wait for review. */
      overdue: z.int(),
      toReview: z.int(),
    }),
  }),
  file: file({
    method: 'GET',
    path: `${ofOccurrences}-file`,
    access: 'project:read',
    summary: 'The due dates of the list as XLSX or CSV',
    params: onProject,
    query: occurrenceQuery.omit({ page: true, size: true }).extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
    problems: ['LIST_TOO_LONG'],
  }),
  month: route({
    method: 'GET',
    path: `${ofOccurrences}-month`,
    access: 'project:read',
    reads,
    summary: 'The due dates of a month for its calendar',
    params: onProject,
    query: z.object({ ...occurrenceFilters, month }).omit({ from: true, to: true }),
    response: z.array(calendarOccurrence).max(calendarMax),
  }),
  get: route({
    method: 'GET',
    path: `${ofOccurrences}/:occurrenceId`,
    access: 'project:read',
    reads,
    summary: 'A due date of a task with its evidence and what happened to it',
    params: oneOccurrence,
    response: occurrenceDetail,
  }),
  /** Its own state again is a comment. */
  change: route({
    method: 'POST',
    path: `${ofOccurrences}/:occurrenceId/state`,
    access: 'project:write',
    changes,
    summary:
      'Move a due date to another state, or comment on it; the reviewer says compliant or not, and takes that back',
    params: oneOccurrence,
    body: z.object({
      state: z.enum(taskStates),
      comment: text(2000),
      /** When it was done; today where it is left out and it is sent to review. */
      doneOn: givenDate.nullable(),
      version,
    }),
    response: occurrenceDetail,
    problems: ['CHANGED_MEANWHILE', 'TASK_DECIDED', 'NOT_REVIEWER'],
  }),
  addEvidence: upload({
    method: 'POST',
    path: `${ofOccurrences}/:occurrenceId/evidence`,
    access: 'project:write',
    changes,
    summary: 'Attach a file that shows that a task was done',
    params: oneOccurrence,
    response: storedFile,
    maxBytes: evidenceMaxBytes,
    problems: [
      'PROJECT_FULL',
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_EMPTY',
      'FILE_DAMAGED',
      'EVIDENCE_FULL',
      'TASK_DECIDED',
    ],
  }),
  /** Hides the file; it is kept, and the history says who removed it. */
  removeEvidence: route({
    method: 'DELETE',
    path: `${ofOccurrences}/:occurrenceId/evidence/:fileId`,
    access: 'project:write',
    changes,
    summary: 'Take a file of a task away',
    params: oneOccurrence.extend({ fileId: idText }),
    response: nothing,
    problems: ['TASK_DECIDED'],
  }),
}
