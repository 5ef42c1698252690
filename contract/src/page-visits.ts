import { screenOfPath } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import { idText, instant, nothing, requiredLine } from './kit/values.ts'

/** An address inside the product, without search, as links of the product write it: `/a/../b` is none. */
const pagePath = z
  .string()
  .max(200)
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/)
  .refine((path) => screenOfPath(path) !== null)

/** A page with its title, in the language in which the user saw it. */
export const page = z.object({ path: pagePath, title: requiredLine(200) })
export const shownPage = z.object({
  path: z.string(),
  /** Empty for a page that is recommended: it is called as the menu calls its screen. */
  title: z.string(),
  at: instant.nullable(),
})
export type ShownPage = z.infer<typeof shownPage>

const params = z.object({ projectId: idText })

export const pageVisitRoutes = {
  start: route({
    method: 'GET',
    path: '/fkl-general/projects/:projectId/start',
    access: 'project:read',
    reads: ['pageVisits', 'rights'],
    summary: 'Recent, favourite, most used and recommended pages of the caller in a project',
    params,
    response: z.object({
      recents: z.array(shownPage),
      favourites: z.array(shownPage),
      mostUsed: z.array(shownPage),
      recommended: z.array(shownPage),
    }),
  }),
  visit: route({
    method: 'POST',
    path: '/fkl-general/projects/:projectId/visits',
    access: 'project:read',
    changes: ['pageVisits'],
    summary: 'Remember that the caller opened a page',
    params,
    body: page,
    response: nothing,
  }),
  star: route({
    method: 'POST',
    path: '/fkl-general/projects/:projectId/favourites',
    access: 'project:read',
    changes: ['pageVisits'],
    summary: 'Make a page a favourite of the caller',
    params,
    body: page,
    response: nothing,
  }),
  unstar: route({
    method: 'DELETE',
    path: '/fkl-general/projects/:projectId/favourites',
    access: 'project:read',
    changes: ['pageVisits'],
    summary: 'Take a page out of the favourites of the caller',
    params,
    query: z.object({ path: z.string().max(200) }),
    response: nothing,
  }),
}
