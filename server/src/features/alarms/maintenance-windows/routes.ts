import type {
  MaintenanceWindowRow,
  maintenanceRoutes,
} from '@puquio/contract/modi/maintenance-windows'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { lookAgain } from '../alarm-store.ts'
import { limitsOfDevice } from '../alarm-rules/limits-store.ts'
import { deleteWindow, findWindow, insertWindow, listWindows, updateWindow } from './store.ts'

export const maintenanceHandlers: Handlers<typeof maintenanceRoutes> = {
  list: ({ scope, query }) => listWindows(scope, query),
  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await requireDevice(within, body.deviceId)
      const id = await insertWindow(within, body)
      await lookAgain(within)
      return shownWindow(within, id)
    }),
  edit: ({ scope, params: { windowId }, body: { version, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await shownWindow(within, windowId)
      await requireDevice(within, body.deviceId)
      if (!(await updateWindow(within, { id: windowId, version }, body)))
        throw new Problem('CHANGED_MEANWHILE')
      await lookAgain(within)
      return shownWindow(within, windowId)
    }),
  remove: ({ scope, params: { windowId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await deleteWindow(within, windowId))) throw new Problem('NOT_FOUND')
      await lookAgain(within)
      return null
    }),
}

async function shownWindow(scope: ProjectScope, id: number): Promise<MaintenanceWindowRow> {
  const found = await findWindow(scope, id)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

async function requireDevice(scope: ProjectScope, deviceId: number | null) {
  if (deviceId !== null && (await limitsOfDevice(scope, deviceId)) === null)
    throw fieldProblem('deviceId', 'not-in-list')
}
