import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, requiredLine } from '../kit/values.ts'

export const foundKinds = ['station', 'plan', 'person'] as const
export type FoundKind = (typeof foundKinds)[number]

export const found = z.object({
  kind: z.enum(foundKinds),
  id,
  /** What it is called: a station's code, a plan's or a person's name. */
  title: z.string(),
  /** A station's name, a person's e-mail; empty where there is nothing to add. */
  detail: z.string(),
  /** A path of the web that shows it. */
  opens: z.string(),
})
export type Found = z.infer<typeof found>

/** No more of them are answered. */
export const foundMax = 20

export const searchRoutes = {
  find: route({
    method: 'GET',
    path: '/fkl-general/search',
    access: 'signed-in',
    reads: ['reference', 'plans', 'members', 'users', 'rights'],
    summary:
      'Stations and plans of a project and, for its administrator, its members by part of a name; codes that begin with it first',
    query: z.object({ project: idText, text: requiredLine(100) }),
    response: z.array(found).max(foundMax),
    problems: ['NOT_FOUND', 'ACCESS_DENIED', 'POLICY_NOT_ACCEPTED'],
  }),
}
