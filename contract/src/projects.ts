import { isHexColor } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import { id, idText, instant, requiredLine, version } from './kit/values.ts'

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

export const projectSettings = z.object({
  name: requiredLine(50),
  business: requiredLine(50),
  color: z.string().refine(isHexColor, { params: { problem: 'color' } }),
  wetStartsMonth: z.int().min(1).max(12),
  dryStartsMonth: z.int().min(1).max(12),
  version,
})

export const projectRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-project/',
    access: 'signed-in',
    reads: ['projects'],
    summary: 'Projects of the caller, the main one first',
    response: z.array(project),
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
    changes: ['projects'],
    summary: 'Edit the settings of a project',
    params: oneProject,
    body: projectSettings,
    response: project,
    problems: ['CHANGED_MEANWHILE'],
  }),
}
