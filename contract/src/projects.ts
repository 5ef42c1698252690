import { isHexColor, isUrlAllowed } from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from './kit/route.ts'
import {
  id,
  idText,
  instant,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  version,
} from './kit/values.ts'

export const project = z.object({
  id,
  name: z.string(),
  business: z.string(),
  color: z.string(),
  /** Address of the logo, null where none is set. */
  logo: z.string().nullable(),
  main: z.boolean(),
  url_policy: z.string().nullable(),
  date_policy: instant.nullable(),
  timeZone: z.string(),
  /** 1 to 12: the month in which the wet and the dry season start. */
  wetStartsMonth: z.int().min(1).max(12),
  dryStartsMonth: z.int().min(1).max(12),
  version: z.int(),
})
export type Project = z.infer<typeof project>

const oneProject = z.object({ projectId: idText })

const color = z.string().refine(isHexColor, { params: { problem: 'color' } })
/** An address that `isUrlAllowed` accepts; null removes the link. */
const policyLink = line(500)
  .refine(isUrlAllowed, { params: { problem: 'url' } })
  .nullable()

/** Sent beside the logo, as texts: an empty link is none. */
export const projectCreation = z.object({
  name: requiredLine(50),
  business: requiredLine(50),
  color,
  url_policy: line(500).refine((text) => text === '' || isUrlAllowed(text), {
    params: { problem: 'url' },
  }),
})
export type ProjectCreation = z.output<typeof projectCreation>

export const projectPolicy = z.object({ url_policy: policyLink, version })

/** A project that the caller administers, with the number of its members. */
export const administeredProject = z.object({
  id,
  name: z.string(),
  business: z.string(),
  color: z.string(),
  logo: z.string().nullable(),
  main: z.boolean(),
  members: z.int(),
  /** Bytes that its files take, and may take; for a system administrator. */
  files: z.object({ used: z.number(), quota: z.number() }).nullable(),
})
export type AdministeredProject = z.infer<typeof administeredProject>

/** How many projects the subscription allows, null where none is set: then each person may make 20, and how many there are. */
export const projectLimit = z.object({ limit: z.int().nullable(), used: z.int() })
export type ProjectLimit = z.infer<typeof projectLimit>

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export const logoMaxBytes = 2_000_000

export const projectSettings = z.object({
  name: requiredLine(50),
  business: requiredLine(50),
  color,
  /** The one that its members see first. */
  main: z.boolean().optional(),
  wetStartsMonth: z.int().min(1).max(12),
  dryStartsMonth: z.int().min(1).max(12),
  version,
})

const logoRefusals = ['FILE_TYPE_NOT_ACCEPTED', 'FILE_EMPTY', 'FILE_DAMAGED'] as const

export const projectRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-project/',
    access: 'signed-in',
    reads: ['projects'],
    summary: 'Projects of the caller, the main one first',
    response: z.array(project),
  }),
  administered: route({
    method: 'GET',
    path: '/fkl-project/administered',
    access: 'signed-in',
    // The bytes of a project's files are those of containers, evidence, attachments and imports.
    reads: [
      'projects',
      'members',
      'users',
      'containers',
      'uploads',
      'monitorings',
      'notifications',
      'unfinishedImports',
      'resultImports',
    ],
    summary:
      'Projects that the caller administers, and, where they may create one, the limit of the subscription',
    query: listQuery(['name', 'business', 'members']),
    response: pageOf(administeredProject).extend({ subscription: projectLimit.nullable() }),
  }),
  /** For administrators of some project, within the limit of the subscription; they become its ADMIN. */
  create: upload({
    method: 'POST',
    path: '/fkl-project/',
    access: 'signed-in',
    changes: ['projects', 'rights', 'users'],
    summary: 'Create a project with its logo and the default menu',
    body: projectCreation,
    maxBytes: logoMaxBytes,
    response: z.object({ code: z.literal('FK-0013'), project }),
    problems: ['ACCESS_DENIED', 'PROJECT_LIMIT_REACHED', 'PROJECTS_MADE', ...logoRefusals],
  }),
  setLimit: route({
    method: 'PUT',
    path: '/fkl-project/limit',
    access: 'system',
    changes: ['projects'],
    summary: 'Set how many projects the subscription allows; null for any number',
    body: z.object({ limit: z.int().min(1).max(10_000).nullable() }),
    response: nothing,
  }),
  setPolicy: route({
    method: 'PUT',
    path: '/fkl-project/:projectId/policy',
    access: 'project:admin',
    withoutToken: true,
    changes: ['projects', 'policy'],
    summary: 'Set the link to the policy of a project; another link has to be accepted again',
    params: oneProject,
    body: projectPolicy,
    response: project,
    problems: ['CHANGED_MEANWHILE'],
  }),
  setLogo: upload({
    method: 'PUT',
    path: '/fkl-project/:projectId/logo',
    access: 'project:admin',
    withoutToken: true,
    changes: ['projects'],
    summary: 'Set the logo of a project: PNG, JPEG or WebP',
    params: oneProject,
    maxBytes: logoMaxBytes,
    response: project,
    problems: [...logoRefusals, 'PROJECT_FULL'],
  }),
  logo: file({
    method: 'GET',
    path: '/fkl-project/:projectId/logo',
    access: 'project:read',
    summary: 'The logo of a project',
    params: oneProject,
    // Another logo has another address, so that what is shown is never an old one.
    query: z.object({ file: idText.optional() }),
  }),
  get: route({
    method: 'GET',
    path: '/fkl-project/:projectId',
    access: 'project:read',
    reads: ['projects'],
    summary: 'One project',
    params: oneProject,
    response: project,
  }),
  edit: route({
    method: 'PATCH',
    path: '/fkl-project/:projectId',
    access: 'project:admin',
    withoutToken: true,
    changes: ['projects'],
    summary: 'Edit the settings of a project',
    params: oneProject,
    body: projectSettings,
    response: project,
    problems: ['CHANGED_MEANWHILE'],
  }),
}
