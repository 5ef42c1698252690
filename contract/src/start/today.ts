import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, idText } from '../kit/values.ts'

/** What can need a person today, by the feature that it comes from. */
export const todayKinds = {
  monitorings: ['monitorings-missed', 'monitorings-near'],
  notifications: ['unread-high', 'unread-medium', 'unread-low'],
} as const
export type TodayFeature = keyof typeof todayKinds
/** The kinds of one feature, or of all. */
export type TodayKind<Feature extends TodayFeature = TodayFeature> =
  (typeof todayKinds)[Feature][number]

export const todayEntry = z.object({
  kind: z.enum(Object.values(todayKinds).flat()),
  count: z.int().positive(),
  /** The name of what they belong to, such as a plan; null where the kind says it all. */
  of: z.string().nullable(),
  /** The date nearest to today among them; null where they have none. */
  nearestOn: calendarDate.nullable(),
  /** A path of the web that shows them and nothing else. */
  opens: z.string(),
})
export type TodayEntry<Feature extends TodayFeature = TodayFeature> = z.infer<typeof todayEntry> & {
  kind: TodayKind<Feature>
}

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
