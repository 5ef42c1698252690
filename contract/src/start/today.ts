import { z } from 'zod'
import { route } from '../kit/route.ts'
import type { Tag } from '../kit/tags.ts'
import { calendarDate, idText } from '../kit/values.ts'

/** What can need a person today, by the feature that it comes from, and the tags of what that is read from. */
export const todayFeatures = {
  alarms: { kinds: ['alarms-active'], reads: ['alarms', 'devices'] },
  monitorings: {
    kinds: ['monitorings-unfulfilled', 'monitorings-near'],
    reads: ['plans', 'monitorings', 'reference'],
  },
  awaitedReports: {
    kinds: ['reports-late'],
    reads: ['results', 'monitorings', 'plans', 'reference'],
  },
  tasks: {
    kinds: ['tasks-overdue', 'tasks-due', 'tasks-to-review'],
    reads: ['tasks', 'roles'],
  },
  correctiveActions: {
    kinds: ['actions-overdue', 'actions-due', 'actions-to-close'],
    reads: ['correctiveActions'],
  },
  notifications: {
    kinds: ['unread-high', 'unread-medium', 'unread-low'],
    reads: ['notifications'],
  },
} as const satisfies Record<string, { kinds: readonly string[]; reads: readonly Tag[] }>
export type TodayFeature = keyof typeof todayFeatures
const features = Object.values(todayFeatures)
/** The kinds of one feature, or of all. */
export type TodayKind<Feature extends TodayFeature = TodayFeature> =
  (typeof todayFeatures)[Feature]['kinds'][number]

export const todayEntry = z.object({
  kind: z.enum(features.flatMap(({ kinds }) => kinds)),
  count: z.int().positive(),
  /** The name of what they belong to, such as a plan; null where the kind says it all. */
  of: z.string().nullable(),
  /** The latest date of what is unfulfilled or overdue, the earliest of the others; null where they have none. */
  dueOn: calendarDate.nullable(),
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
    // By the rights, menus hide what they open.
    reads: [...features.flatMap(({ reads }) => reads), 'rights'],
    summary:
      'What needs the caller today in a project: the nearest dates first, then what is unread',
    params: z.object({ projectId: idText }),
    response: z.array(todayEntry),
  }),
}
