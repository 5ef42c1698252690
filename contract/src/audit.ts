import { languages } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from './kit/route.ts'
import { calendarDate, id, idText, instant, listQuery, pageOf } from './kit/values.ts'

export const auditOperations = ['insert', 'update', 'delete'] as const
export const signInOutcomes = [
  'signed-in',
  'wrong-password',
  'not-registered',
  'not-active',
  'blocked',
  'delayed',
] as const

export const signInMethods = ['password', 'single-sign-on'] as const

/** What one call, or one job, wrote. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** Null where the system itself wrote, or somebody who was not signed in. */
  person: z.string().nullable(),
  /** The access token by which the person called. */
  token: z.string().nullable(),
  /** A route's name; null for what was written outside of the application. */
  action: z.string().nullable(),
  address: z.string().nullable(),
  isSealed: z.boolean(),
  /** What a test of a mail server came to: 'sent', or the kind of failure. Null for any other entry. */
  testOutcome: z.string().nullable(),
  /** One for each table. */
  changes: z.array(
    z.object({
      table: z.string(),
      /** What was done to them first. */
      operation: z.enum(auditOperations),
      /** How many records, each once. */
      rows: z.int(),
      /** The first names of its records. */
      names: z.array(z.string()),
    }),
  ),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** As it is stored; an id by the name of what it names. */
const value = z.unknown()
export const auditRecord = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), before: value, after: value })),
})
export type AuditRecord = z.infer<typeof auditRecord>

/** An entry with its values before and after. */
export const auditDetail = auditEntry.omit({ changes: true }).extend({
  requestId: z.string().nullable(),
  changes: z.array(
    z.object({
      table: z.string(),
      operation: z.enum(auditOperations),
      rows: z.int(),
      /** Null if the statement changed too many rows to keep them. */
      records: z.array(auditRecord).nullable(),
    }),
  ),
})
export type AuditDetail = z.infer<typeof auditDetail>

export const signIn = z.object({
  id,
  at: instant,
  person: z.string(),
  email: z.string(),
  outcome: z.enum(signInOutcomes),
  method: z.enum(signInMethods),
  address: z.string(),
})
export type SignIn = z.infer<typeof signIn>

/** That somebody accepted the general policy, and the link of the project beside it. */
export const acceptance = z.object({
  id,
  at: instant,
  person: z.string(),
  email: z.string(),
  project: z.string(),
  title: z.string(),
  /** Counted from the first version on, by the day from which each is in force. */
  version: z.int(),
  inForceSince: instant,
  url_policy: z.string().nullable(),
  date_policy: instant.nullable(),
})
export type Acceptance = z.infer<typeof acceptance>

const paging = listQuery(['at'])
const filters = z.object({
  /** Calendar days, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  person: idText.optional(),
  action: z.string().max(60).optional(),
  table: z.string().max(60).optional(),
  /** The id of a record of the table. */
  record: z.string().max(60).optional(),
})
const entryQuery = paging.extend(filters.shape)
const fileQuery = filters.extend({
  search: paging.shape.search,
  format: z.enum(['xlsx', 'csv']).optional(),
  language: z.enum(languages).optional(),
})
const acceptanceFile = fileQuery.pick({ search: true, format: true, language: true })
const people = z.array(z.object({ id, name: z.string() }))

const p = '/fkl-general/projects/:projectId/audit'
const ofSystem = '/fkl-general/audit'
const inProject = z.object({ projectId: idText })
const oneEntry = z.object({ entryId: idText })

export const auditRoutes = {
  list: route({
    method: 'GET',
    path: p,
    access: 'project:audit',
    reads: ['audit'],
    summary: 'What was changed in a project, the newest first',
    params: inProject,
    query: entryQuery,
    response: pageOf(auditEntry),
  }),
  people: route({
    method: 'GET',
    path: `${p}/people`,
    access: 'project:audit',
    reads: ['audit'],
    summary: 'Who changed something in a project',
    params: inProject,
    response: people,
  }),
  get: route({
    method: 'GET',
    path: `${p}/entries/:entryId`,
    access: 'project:audit',
    reads: ['audit'],
    summary: 'One entry of the audit trail, with the values before and after',
    params: inProject.extend(oneEntry.shape),
    response: auditDetail,
  }),
  workbook: file({
    method: 'GET',
    path: `${p}/list`,
    access: 'project:audit',
    summary: 'The audit trail, after its filters, as XLSX or CSV: a row for each value',
    params: inProject,
    query: fileQuery,
  }),
  signIns: route({
    method: 'GET',
    path: `${p}/sign-ins`,
    access: 'project:audit',
    reads: ['audit'],
    summary: 'Attempts to sign in of the members of a project, the newest first',
    params: inProject,
    query: paging.extend({ outcome: z.enum(signInOutcomes).optional() }),
    response: pageOf(signIn),
  }),
  acceptances: route({
    method: 'GET',
    path: `${p}/acceptances`,
    access: 'project:audit',
    reads: ['audit', 'policy'],
    summary: 'Who accepted which version of the policy in a project, and when',
    params: inProject,
    query: paging,
    response: pageOf(acceptance),
  }),
  acceptanceList: file({
    method: 'GET',
    path: `${p}/acceptances/list`,
    access: 'project:audit',
    summary: 'The acceptances of the policy in a project as XLSX or CSV',
    params: inProject,
    query: acceptanceFile,
  }),
  acceptancesOfSystem: route({
    method: 'GET',
    path: `${ofSystem}/acceptances`,
    access: 'system',
    reads: ['audit', 'policy'],
    summary: 'Who accepted which version of the policy, in every project',
    query: paging,
    response: pageOf(acceptance),
  }),
  acceptanceListOfSystem: file({
    method: 'GET',
    path: `${ofSystem}/acceptances/list`,
    access: 'system',
    summary: 'The acceptances of the policy in every project as XLSX or CSV',
    query: acceptanceFile,
  }),
  listOfSystem: route({
    method: 'GET',
    path: ofSystem,
    access: 'system',
    reads: ['audit'],
    summary: 'What was changed in the installation: users, policy, settings',
    query: entryQuery,
    response: pageOf(auditEntry),
  }),
  peopleOfSystem: route({
    method: 'GET',
    path: `${ofSystem}/people`,
    access: 'system',
    reads: ['audit'],
    summary: 'Who changed something in the installation',
    response: people,
  }),
  getOfSystem: route({
    method: 'GET',
    path: `${ofSystem}/entries/:entryId`,
    access: 'system',
    reads: ['audit'],
    summary: 'One entry of the installation, with the values before and after',
    params: oneEntry,
    response: auditDetail,
  }),
  workbookOfSystem: file({
    method: 'GET',
    path: `${ofSystem}/list`,
    access: 'system',
    summary: 'The installation’s audit trail, after its filters, as XLSX or CSV',
    query: fileQuery,
  }),
}
