import type { TodayEntry } from '@puquio/contract/start/today'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { monitoringsOfToday, unreadOfToday } from './store.ts'

/** Returns what of a module needs the caller today, in the order in which it is shown. */
export type TodaySource = (scope: ProjectScope) => Promise<TodayEntry[]>

/** What is asked, in the order in which it is shown: a module adds its line. */
export const todaySources: readonly TodaySource[] = [monitoringsOfToday, unreadOfToday]
