import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { tellMembers } from '../notifications/service.ts'

/** Tells the open pages of the project's members that alarms are others now, once the transaction is committed. */
export const tellAlarmsChanged = (scope: ProjectScope): Promise<void> =>
  tellMembers(scope, ['alarms', 'devices'])
