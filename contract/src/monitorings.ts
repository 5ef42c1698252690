import {
  frequencies,
  languages,
  monitoringStatuses,
  monitoringTypes,
  planTextMax,
} from '@puquio/domain'
import { z } from 'zod'
import { evidence, evidenceKinds, evidenceMaxBytes } from './follow-up/evidence.ts'
import { bulkFollowUp, followUp, recordedFollowUp } from './follow-up/follow-up.ts'
import { file, route, upload } from './kit/route.ts'
import {
  calendarDate,
  flag,
  givenDate,
  id,
  idList,
  idText,
  instant,
  listQuery,
  month,
  nothing,
  pageOf,
  requiredText,
  text,
  version,
} from './kit/values.ts'
import { monitoringChange } from './follow-up/monitoring-history.ts'

export const monitoring = z.object({
  id,
  planId: id,
  stationId: id,
  componentId: id,
  subcomponentId: id.nullable(),
  miningComponentId: id.nullable(),
  sourceTypeId: id.nullable(),
  profileId: id.nullable(),
  frequencyId: id.nullable(),
  frequencyRule: z.enum(frequencies),
  type: z.enum(monitoringTypes),
  /** The date of the plan; it never changes. A reschedule is a monitoring of its own. */
  estimatedOn: calendarDate,
  /** The window in which it counts as on time. */
  opensOn: calendarDate,
  closesOn: calendarDate,
  status: z.enum(monitoringStatuses),
  /** done within the window; null while not done. */
  isOnTime: z.boolean().nullable(),
  sampleExpected: z.boolean(),
  commitment: z.string().nullable(),
  /** The commitment that this name stands for; null where it stands for none that was verified. */
  commitmentId: id.nullable(),
  instrument: z.string().nullable(),
  standard: z.string().nullable(),
  category: z.string().nullable(),
  planObservation: z.string().nullable(),
  ...recordedFollowUp,
  durationHours: z.number().nullable(),
  rescheduledFromId: id.nullable(),
  rescheduledToId: id.nullable(),
  rescheduledToOn: calendarDate.nullable(),
  omittedAt: instant.nullable(),
  omittedReason: z.string().nullable(),
  /** Set where its reschedule or addition was withdrawn: only its history shows it. */
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
  evidenceCount: z.int(),
  version: z.int(),
})
export type Monitoring = z.infer<typeof monitoring>

const followUpProblems = [
  'CHANGED_MEANWHILE',
  'MONITORING_OMITTED',
  'MONITORING_RESCHEDULED',
  'MONITORING_WITHDRAWN',
  'PLAN_ANNULLED',
] as const

const withdrawal = z.object({ reason: requiredText(500), version })
const withdrawalProblems = [
  'CHANGED_MEANWHILE',
  'MONITORING_RECORDED',
  'MONITORING_WITHDRAWN',
  'NOTHING_TO_WITHDRAW',
  'PLAN_ANNULLED',
] as const

const onProject = z.object({ projectId: idText })
const onePlan = onProject.extend({ planId: idText })
const oneMonitoring = onProject.extend({ monitoringId: idText })

/** The filters of the schedule, the same for list, calendar, counts and exports. */
export const scheduleFilters = z.object({
  components: idList,
  subcomponents: idList,
  miningComponents: idList,
  sourceTypes: idList,
  stations: idList,
})

const monitoringQuery = listQuery(['estimatedOn', 'station', 'component', 'status'])
  .extend(scheduleFilters.shape)
  .extend({
    ids: idList,
    month: month.optional(),
    status: z.enum(monitoringStatuses).optional(),
    isMishap: flag,
    type: z.enum(monitoringTypes).optional(),
  })

export const newMonitoring = z.object({
  stationId: id,
  componentId: id,
  subcomponentId: id.nullable(),
  miningComponentId: id.nullable(),
  sourceTypeId: id.nullable(),
  profileId: id.nullable(),
  frequencyId: id.nullable(),
  estimatedOn: givenDate,
  sampleExpected: z.boolean(),
  commitment: text(planTextMax.commitment).nullable().optional(),
  observation: text(planTextMax.observation).nullable().optional(),
})
export type NewMonitoring = z.infer<typeof newMonitoring>

const p = '/fkl-plan/projects/:projectId'
export const monitoringRoutes = {
  list: route({
    method: 'GET',
    path: `${p}/plans/:planId/monitorings`,
    access: 'project:read',
    reads: ['monitorings', 'reference'],
    summary: 'Monitorings of a plan, filtered, sorted and paged',
    params: onePlan,
    query: monitoringQuery,
    response: pageOf(monitoring),
  }),
  workbook: file({
    method: 'GET',
    path: `${p}/plans/:planId/monitoring-list`,
    access: 'project:read',
    summary:
      'The whole record of the follow-ups of a plan, after the filters of its list, as XLSX or CSV in the language asked for',
    params: onePlan,
    query: monitoringQuery.omit({ page: true, size: true }).extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  get: route({
    method: 'GET',
    path: `${p}/monitorings/:monitoringId`,
    access: 'project:read',
    reads: ['monitorings', 'reference'],
    summary: 'One monitoring',
    params: oneMonitoring,
    response: monitoring,
  }),
  followUp: route({
    method: 'PUT',
    path: `${p}/monitorings/:monitoringId/follow-up`,
    access: 'project:write',
    changes: ['monitorings'],
    summary: 'Save the follow-up form of a monitoring',
    params: oneMonitoring,
    body: followUp.extend({ version }),
    response: monitoring,
    problems: [...followUpProblems],
  }),
  /**
   * The given fields in the follow-up of many monitorings, all or nothing; each id comes with its version. A
   * refused field names, as `ids`, the monitorings that it is refused for.
   */
  markMany: route({
    method: 'PUT',
    path: `${p}/plans/:planId/follow-ups`,
    access: 'project:write',
    changes: ['monitorings'],
    summary: 'Change the given fields of the follow-up of many monitorings',
    params: onePlan,
    body: z.object({
      monitorings: z.array(z.object({ id, version })).min(1).max(500),
      followUp: bulkFollowUp,
    }),
    response: z.object({ marked: z.int() }),
    problems: [...followUpProblems],
  }),
  reschedule: route({
    method: 'POST',
    path: `${p}/monitorings/:monitoringId/reschedule`,
    access: 'project:write',
    changes: ['monitorings'],
    summary: 'Reschedule: a new monitoring on the new date, the old one keeps its own',
    params: oneMonitoring,
    body: z.object({
      estimatedOn: givenDate,
      reason: requiredText(500),
      version,
      /** Confirms a date that has passed, or that lies outside the plan's years. */
      unusualDateAccepted: z.boolean().optional(),
    }),
    response: monitoring,
    problems: [
      'CHANGED_MEANWHILE',
      'MONITORING_DONE',
      'MONITORING_OMITTED',
      'MONITORING_RESCHEDULED',
      'MONITORING_WITHDRAWN',
      'PLAN_ANNULLED',
      'RESCHEDULE_TO_CONFIRM',
    ],
  }),
  /** Names the monitoring on the new date. It stays in the history, and the one it replaced is open again. */
  withdrawReschedule: route({
    method: 'POST',
    path: `${p}/monitorings/:monitoringId/reschedule-withdrawal`,
    access: 'project:write',
    changes: ['monitorings'],
    summary: 'Take a reschedule back, with a reason: answers the monitoring that is open again',
    params: oneMonitoring,
    body: withdrawal,
    response: monitoring,
    problems: [...withdrawalProblems],
  }),
  withdrawOmission: route({
    method: 'POST',
    path: `${p}/monitorings/:monitoringId/omission-withdrawal`,
    access: 'project:admin',
    changes: ['monitorings'],
    summary: 'Take the omission of a monitoring back, with a reason',
    params: oneMonitoring,
    body: withdrawal,
    response: monitoring,
    problems: [...withdrawalProblems],
  }),
  withdrawAddition: route({
    method: 'POST',
    path: `${p}/monitorings/:monitoringId/addition-withdrawal`,
    access: 'project:admin',
    changes: ['monitorings'],
    summary: 'Take an additional monitoring back, with a reason: it stays in the history only',
    params: oneMonitoring,
    body: withdrawal,
    response: monitoring,
    problems: [...withdrawalProblems],
  }),
  /**
   * Additional monitorings, all or nothing. Sent again with the same key they are created once; other rows
   * with that key are refused.
   */
  add: route({
    method: 'POST',
    path: `${p}/plans/:planId/monitorings`,
    access: 'project:admin',
    changes: ['monitorings'],
    summary: 'Add additional monitorings to a plan',
    params: onePlan,
    body: z.object({ key: z.uuid(), monitorings: z.array(newMonitoring).min(1).max(200) }),
    maxBytes: 500_000,
    response: z.object({ added: z.int() }),
    problems: ['PLAN_ANNULLED', 'ALREADY_EXISTS'],
  }),
  /** How many monitorings an omission would affect. */
  omissionPreview: route({
    method: 'GET',
    path: `${p}/plans/:planId/stations/:stationId/omission`,
    access: 'project:admin',
    reads: ['monitorings', 'reference'],
    summary: 'How many monitorings of a station an omission would touch',
    params: onePlan.extend({ stationId: idText }),
    query: z.object({ fromOn: givenDate.optional(), toOn: givenDate.optional() }),
    response: z.object({ pending: z.int(), done: z.int(), omitted: z.int() }),
  }),
  omitStation: route({
    method: 'POST',
    path: `${p}/plans/:planId/stations/:stationId/omission`,
    access: 'project:admin',
    changes: ['monitorings'],
    summary: 'Omit the pending monitorings of a station, with a justification',
    params: onePlan.extend({ stationId: idText }),
    body: z.object({
      justification: requiredText(500),
      fromOn: givenDate.nullable().optional(),
      toOn: givenDate.nullable().optional(),
    }),
    response: z.object({ omitted: z.int() }),
    problems: ['NOTHING_TO_OMIT', 'PLAN_ANNULLED'],
  }),
  history: route({
    method: 'GET',
    path: `${p}/monitorings/:monitoringId/history`,
    access: 'project:read',
    reads: ['monitorings', 'reference', 'users'],
    summary: 'Who changed what and when, the newest first',
    params: oneMonitoring,
    response: z.array(monitoringChange),
  }),
  evidence: route({
    method: 'GET',
    path: `${p}/monitorings/:monitoringId/evidence`,
    access: 'project:read',
    reads: ['monitorings', 'reference', 'users'],
    summary: 'Evidence files of a monitoring',
    params: oneMonitoring,
    response: z.array(evidence),
  }),
  addEvidence: upload({
    method: 'POST',
    path: `${p}/monitorings/:monitoringId/evidence`,
    access: 'project:write',
    changes: ['monitorings'],
    summary: 'Attach a photo, a chain of custody or a field sheet',
    params: oneMonitoring,
    body: z.object({ kind: z.enum(evidenceKinds) }),
    response: evidence,
    maxBytes: evidenceMaxBytes,
    problems: [
      'PROJECT_FULL',
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_EMPTY',
      'FILE_DAMAGED',
      'EVIDENCE_NO_IMAGE',
      'EVIDENCE_FULL',
      'MONITORING_WITHDRAWN',
      'PLAN_ANNULLED',
    ],
  }),
  /** Hides the file; it is kept, and the history says who removed it. */
  removeEvidence: route({
    method: 'DELETE',
    path: `${p}/monitorings/:monitoringId/evidence/:fileId`,
    access: 'project:write',
    changes: ['monitorings'],
    summary: 'Take an evidence file away',
    params: oneMonitoring.extend({ fileId: idText }),
    response: nothing,
    problems: ['MONITORING_WITHDRAWN', 'PLAN_ANNULLED'],
  }),
}
