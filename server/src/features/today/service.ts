import type { TodayEntry } from '@puquio/contract/start/today'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { openPages } from '../menus/service.ts'
import { todaySources } from './sources.ts'

/** Returns what needs the caller today in the project, of what their menu opens. */
export async function needsToday(scope: ProjectScope): Promise<TodayEntry[]> {
  const isOpen = await openPages(scope)
  const entries: TodayEntry[] = []
  for (const source of Object.values(todaySources)) entries.push(...(await source(scope)))
  return entries.filter(({ opens }) => isOpen(opens))
}
