import { actionOrigins, actionStates, languages } from '@puquio/domain'
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
  nothing,
  pageOf,
  requiredLine,
  text,
  version,
} from '../kit/values.ts'

const person = z.object({ id, name: z.string() })

/** What an action was opened for: the id is that of the monitoring, due date, alarm, commitment or sample. */
export const actionOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['mishap', 'task', 'alarm', 'commitment']), id }),
  z.object({ kind: z.literal('exceedance'), id, parameterId: id }),
  z.object({ kind: z.literal('other') }),
])
export type ActionOriginInput = z.infer<typeof actionOrigin>

const actionFields = {
  title: requiredLine(200),
  cause: text(2000),
  ownerId: id,
  dueOn: givenDate,
}
export const actionInput = z.object({ ...actionFields, origin: actionOrigin })
export const actionEdit = z.object({ ...actionFields, version })
export type ActionInput = z.infer<typeof actionInput>

export const correctiveAction = z.object({
  id,
  number: z.int(),
  title: z.string(),
  cause: z.string(),
  origin: z.object({
    kind: z.enum(actionOrigins),
    /** As people call it; empty of others, and of a sample that was deleted. */
    name: z.string(),
    /** A path of the web that shows it; null where there is none. */
    opens: z.string().nullable(),
  }),
  owner: person,
  dueOn: calendarDate,
  state: z.enum(actionStates),
  isOverdue: z.boolean(),
  doneOn: calendarDate.nullable(),
  doneComment: z.string(),
  reviewedAt: instant.nullable(),
  reviewedBy: person.nullable(),
  reviewComment: z.string(),
  evidence: z.int(),
  openedAt: instant,
  openedBy: person,
  version,
})
export type CorrectiveAction = z.infer<typeof correctiveAction>

export const actionEvent = z.object({
  id,
  at: instant,
  by: person,
  kind: z.enum([
    'opened',
    'edited',
    'done',
    'closed',
    'reopened',
    'evidence-added',
    'evidence-removed',
  ]),
  comment: z.string(),
  doneOn: calendarDate.nullable(),
  file: z.string().nullable(),
})
export type ActionEvent = z.infer<typeof actionEvent>

export const actionDetail = correctiveAction.extend({
  /** Whether the caller may close it, or take its closing back. */
  mayReview: z.boolean(),
  files: z.array(storedFile),
  /** The first first. */
  events: z.array(actionEvent),
})
export type ActionDetail = z.infer<typeof actionDetail>

/** Overdue is open, and to review is done. */
export const actionViews = ['open', 'overdue', 'due', 'review', 'closed'] as const
export type ActionView = (typeof actionViews)[number]
export const actionSortKeys = ['number', 'title', 'due', 'owner', 'state', 'opened'] as const

const actionQuery = listQuery(actionSortKeys).extend({
  view: z.enum(actionViews).optional(),
  origin: z.enum(actionOrigins).optional(),
  /** With `origin`: of that one thing. */
  of: idText.optional(),
  /** Of an exceedance, which parameter of the sample. */
  parameter: idText.optional(),
  ownedBy: idText.optional(),
  /** What waits for the caller: as its owner, or to be closed. */
  mine: flag,
  from: givenDate.optional(),
  to: givenDate.optional(),
})

const ofActions = '/fkl-bdo/projects/:projectId/corrective-actions'
const onProject = z.object({ projectId: idText })
const oneAction = onProject.extend({ actionId: idText })
const reads = [
  'correctiveActions',
  'tasks',
  'monitorings',
  'alarms',
  'devices',
  'results',
  'reference',
  'users',
] as const
const changes = ['correctiveActions'] as const

export const correctiveActionRoutes = {
  list: route({
    method: 'GET',
    path: ofActions,
    access: 'project:read',
    reads,
    summary: 'Corrective actions of a project, or of what they were opened for',
    params: onProject,
    query: actionQuery,
    response: pageOf(correctiveAction).extend({
      /** Under the other filters: how many are overdue, and wait to be closed. */
      overdue: z.int(),
      toReview: z.int(),
    }),
  }),
  file: file({
    method: 'GET',
    path: `${ofActions}-file`,
    access: 'project:read',
    summary: 'The corrective actions of the list as XLSX or CSV',
    params: onProject,
    query: actionQuery.omit({ page: true, size: true }).extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
    problems: ['LIST_TOO_LONG'],
  }),
  get: route({
    method: 'GET',
    path: `${ofActions}/:actionId`,
    access: 'project:read',
    reads,
    summary: 'A corrective action with its evidence and what happened to it',
    params: oneAction,
    response: actionDetail,
  }),
  open: route({
    method: 'POST',
    path: ofActions,
    access: 'project:write',
    changes,
    summary: 'Open a corrective action for something that was found wrong',
    params: onProject,
    body: actionInput,
    response: actionDetail,
    problems: ['NOTHING_WRONG'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofActions}/:actionId`,
    access: 'project:write',
    changes,
    summary: 'Edit an action that is open',
    params: oneAction,
    body: actionEdit,
    response: actionDetail,
    problems: ['CHANGED_MEANWHILE', 'ACTION_DONE'],
  }),
  /** Done by who enters data; closed, and taken back from closed, by an administrator who is not the owner. */
  change: route({
    method: 'POST',
    path: `${ofActions}/:actionId/state`,
    access: 'project:write',
    changes,
    summary: 'Say that an action is done, close it after a review, or open it again',
    params: oneAction,
    body: z.object({
      state: z.enum(actionStates),
      comment: text(2000),
      /** When it was done; today where it is left out. */
      doneOn: givenDate.nullable(),
      version,
    }),
    response: actionDetail,
    problems: ['CHANGED_MEANWHILE', 'ACTION_NOT_DONE', 'ACTION_DONE', 'NOT_REVIEWER'],
  }),
  addEvidence: upload({
    method: 'POST',
    path: `${ofActions}/:actionId/evidence`,
    access: 'project:write',
    changes,
    summary: 'Attach a file that shows what was done',
    params: oneAction,
    response: storedFile,
    maxBytes: evidenceMaxBytes,
    problems: [
      'PROJECT_FULL',
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_EMPTY',
      'FILE_DAMAGED',
      'EVIDENCE_FULL',
      'ACTION_CLOSED',
    ],
  }),
  /** Hides the file; it is kept, and the history says who removed it. */
  removeEvidence: route({
    method: 'DELETE',
    path: `${ofActions}/:actionId/evidence/:fileId`,
    access: 'project:write',
    changes,
    summary: 'Take a file of an action away',
    params: oneAction.extend({ fileId: idText }),
    response: nothing,
    problems: ['ACTION_CLOSED'],
  }),
}
