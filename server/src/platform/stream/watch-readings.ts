import type { ProjectScope } from '../db/scopes/scope.ts'
import type { SessionRecord } from '../db/sessions.ts'
import { notify } from './store.ts'

export const watchChannel = 'watch_readings'

/** A session that is told what variables measure: whoever says so has seen that it may read them. */
export type ReadingWatch = Pick<SessionRecord, 'sessionId' | 'userId'> & {
  variableIds: readonly number[]
}

/** Tells every process what pages of a session show: for a minute, after which they have to say it again. */
export const watchReadings = (scope: ProjectScope, watch: ReadingWatch): Promise<void> =>
  notify(scope, watchChannel, [JSON.stringify(watch)])
