import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { readViewers } from '../menus/service.ts'

/** The menus of everybody in the project are others now. */
export const tellMenu = async (within: ProjectScope): Promise<void> =>
  publish(within, await readViewers(within), { kind: 'changed', tags: ['rights'] })
