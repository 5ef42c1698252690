import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readCurrent } from './current-prompt.ts'

/** The part of the question that people edit, as it holds for an instrument now. Throws NOT_FOUND. */
export const currentTask = async (scope: ProjectScope, instrumentId: number): Promise<string> =>
  (await readCurrent(scope, instrumentId)).task
