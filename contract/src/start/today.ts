import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, idText } from '../kit/values.ts'

/** What can need a person today; a later module adds its own here. */
export const todayKinds = [
  'monitorings-missed',
  'monitorings-near',
  'unread-high',
  'unread-medium',
  'unread-low',
] as const
export type TodayKind = (typeof todayKinds)[number]

export const todayEntry = z.object({
  kind: z.enum(todayKinds),
  count: z.int().positive(),
  /** The name of what they belong to, such as a plan; null where the kind says it all. */
  of: z.string().nullable(),
  /** The date nearest to today among them; null where they have none. */
  nearestOn: calendarDate.nullable(),
  /** A path of the web that shows them and nothing else. */
  opens: z.string(),
})
export type TodayEntry = z.infer<typeof todayEntry>

export const todayRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-general/projects/:projectId/today',
    access: 'project:read',
    reads: ['plans', 'monitorings', 'reference', 'notifications', 'rights'],
    summary:
      'What needs the caller today in a project: the nearest dates first, then what is unread',
    params: z.object({ projectId: idText }),
    response: z.array(todayEntry),
  }),
}
