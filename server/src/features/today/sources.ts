import type { TodayEntry, TodayFeature } from '@puquio/contract/start/today'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { alarmsOfToday } from '../alarms/service.ts'
import { lateReportsOfToday } from '../awaited-reports/service.ts'
import { actionsOfToday } from '../corrective-actions/service.ts'
import { monitoringsOfToday } from '../monitorings/service.ts'
import { unreadOfToday } from '../notifications/service.ts'
import { tasksOfToday } from '../tasks/service.ts'

/** Returns what of a feature needs the caller today, in the order in which it is shown. */
type TodaySource<Feature extends TodayFeature> = (
  scope: ProjectScope,
) => Promise<TodayEntry<Feature>[]>

/** What is asked, in the order in which it is shown: one line for each feature of the contract's kinds. */
export const todaySources: { readonly [Feature in TodayFeature]: TodaySource<Feature> } = {
  alarms: alarmsOfToday,
  monitorings: monitoringsOfToday,
  awaitedReports: lateReportsOfToday,
  tasks: tasksOfToday,
  correctiveActions: actionsOfToday,
  notifications: unreadOfToday,
}
