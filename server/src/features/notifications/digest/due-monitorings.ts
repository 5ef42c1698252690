import type { Platform } from '../../../platform/platform.ts'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { summaryScope } from '../../../platform/db/scopes/system-scopes.ts'
import { openPages } from '../../menus/service.ts'
import { monitoringsOfToday } from '../../monitorings/service.ts'
import { listProjects } from './store.ts'

/** Near or missed monitorings of a plan, as the start page counts them. */
export type DueMonitorings = {
  projectId: number
  project: string
  kind: 'monitorings-near' | 'monitorings-missed'
  plan: string
  count: number
}

/** Returns what the start pages of a person's projects say of monitorings. */
export async function dueMonitorings(
  platform: Pick<Platform, 'database' | 'clock'>,
  scope: SystemScope,
  userId: number,
): Promise<DueMonitorings[]> {
  const due: DueMonitorings[] = []
  for (const { id: projectId, name: project, ...of } of await listProjects(scope, userId)) {
    const inProject = summaryScope(platform, { projectId, userId, ...of })
    const isOpen = await openPages(inProject)
    for (const { kind, of: plan, count, opens } of await monitoringsOfToday(inProject))
      if (isOpen(opens)) due.push({ projectId, project, kind, plan: plan ?? '', count })
  }
  return due
}
