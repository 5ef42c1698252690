import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { tellMembers } from '../notifications/service.ts'

/** Tells the open pages of the project's members what became of a command. */
export const tellCommandsChanged = (scope: ProjectScope): Promise<void> =>
  tellMembers(scope, ['devices'])
