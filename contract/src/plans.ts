import { languages, planStatuses } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from './kit/route.ts'
import {
  calendarDate,
  flag,
  id,
  idText,
  instant,
  listQuery,
  pageOf,
  requiredLine,
  requiredText,
  version,
} from './kit/values.ts'

/** Done of due monitorings, with the counts (docs/formulas.md); `ratio` is null if none is due. */
export const progressIndicator = z.object({
  done: z.int(),
  due: z.int(),
  onTime: z.int(),
  omitted: z.int(),
  ratio: z.number().nullable(),
})
export type ProgressIndicator = z.infer<typeof progressIndicator>

export const plan = z.object({
  id,
  title: z.string(),
  /** The title, made unique within the project. */
  name: z.string(),
  status: z.enum(planStatuses),
  firstOn: calendarDate.nullable(),
  lastOn: calendarDate.nullable(),
  monitorings: z.int(),
  stations: z.int(),
  general: progressIndicator,
  untilNow: progressIndicator,
  near: z.int(),
  unfulfilled: z.int(),
  commitments: z.int(),
  /** Whether anything was recorded for its monitorings; the plan can then no longer be annulled. */
  started: z.boolean(),
  annulledAt: instant.nullable(),
  annulledReason: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string(),
  version: z.int(),
})
export type Plan = z.infer<typeof plan>

/** A commitment that the plan serves, with its progress. */
export const planCommitment = z.object({
  name: z.string(),
  instrument: z.string().nullable(),
  /** The commitment that the name stands for; null where it stands for none that was verified. */
  commitmentId: id.nullable(),
  monitorings: z.int(),
  stations: z.int(),
  general: progressIndicator,
  untilNow: progressIndicator,
})
export type PlanCommitment = z.infer<typeof planCommitment>

export const planTitle = requiredLine(200)
export const planEdit = z.object({ title: planTitle, version })
const onProject = z.object({ projectId: idText })
const onePlan = onProject.extend({ planId: idText })

const planFilters = z.object({
  status: z.enum(planStatuses).optional(),
  /** Plans with a monitoring in this year. */
  year: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number),
    ])
    .optional(),
  /** Only annulled plans, which no other list shows. */
  annulled: flag,
})
/** `current`: the running ones first, then the next to start, then the closed, the latest first. */
const planQuery = listQuery([
  'title',
  'status',
  'current',
  'untilNow',
  'general',
  'unfulfilled',
  'near',
  'firstOn',
  'lastOn',
  'stations',
  'monitorings',
  'createdAt',
  'createdBy',
  'annulledAt',
]).extend(planFilters.shape)

export const planRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/plans',
    access: 'project:read',
    reads: ['plans', 'monitorings', 'users'],
    summary: 'Monitoring plans, filtered, sorted and paged',
    params: onProject,
    query: planQuery,
    response: pageOf(plan),
  }),
  years: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/plan-years',
    access: 'project:read',
    reads: ['plans', 'monitorings'],
    summary: 'The years in which plans have monitorings, the latest first',
    params: onProject,
    query: planFilters.pick({ annulled: true }),
    response: z.array(z.int()),
  }),
  get: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/plans/:planId',
    access: 'project:read',
    reads: ['plans', 'monitorings', 'users'],
    summary: 'One plan',
    params: onePlan,
    response: plan,
  }),
  edit: route({
    method: 'PATCH',
    path: '/fkl-plan/projects/:projectId/plans/:planId',
    access: 'project:admin',
    changes: ['plans'],
    summary: 'Edit the title of a plan',
    params: onePlan,
    body: planEdit,
    response: plan,
    problems: ['CHANGED_MEANWHILE', 'PLAN_ANNULLED'],
  }),
  annul: route({
    method: 'POST',
    path: '/fkl-plan/projects/:projectId/plans/:planId/annul',
    access: 'project:admin',
    changes: ['plans'],
    summary: 'Annul a plan before its first follow-up',
    params: onePlan,
    body: z.object({ reason: requiredText(500) }),
    response: plan,
    problems: ['PLAN_STARTED', 'PLAN_ANNULLED'],
  }),
  commitments: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/plans/:planId/commitments',
    access: 'project:read',
    reads: ['plans', 'monitorings', 'commitments'],
    summary: 'Commitments that a plan serves, with the progress of each',
    params: onePlan,
    response: z.array(planCommitment),
  }),
  workbook: file({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/plan-list',
    access: 'project:read',
    summary: 'The list of plans, after its filters, as XLSX or CSV in the language asked for',
    params: onProject,
    query: planFilters.extend({
      sort: planQuery.shape.sort,
      search: planQuery.shape.search,
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
}
