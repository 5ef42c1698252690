import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { areOfProject } from './device-store.ts'

/** Refuses what is asked of a device that the project does not have. */
export async function requireDevice(scope: ProjectScope, deviceId: number): Promise<void> {
  if (!(await areOfProject(scope, 'device', [deviceId]))) throw new Problem('NOT_FOUND')
}
