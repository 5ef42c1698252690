import type {
  OccurrenceDetail,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { defaultLanguage } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { listEvidence } from '../../files/service.ts'
import { findTask } from '../tasks-store.ts'
import { changeOccurrence } from './change-occurrence.ts'
import { evidenceOf, findOccurrence, listTaskEvents } from './detail-store.ts'
import { addTaskFile, removeTaskFile } from './evidence.ts'
import { countOccurrences, isAdmin, listOccurrences, readMonth } from './list-store.ts'
import { occurrenceFile } from './occurrence-file.ts'

export const taskOccurrenceHandlers = (
  platform: Platform,
): Handlers<typeof taskOccurrenceRoutes> => ({
  async list({ scope, query }) {
    const [page, counts] = await Promise.all([
      listOccurrences(scope, query),
      countOccurrences(scope, query),
    ])
    return { ...page, ...counts }
  },
  file: ({ scope, query: { format = 'xlsx', language = defaultLanguage, ...query } }) =>
    occurrenceFile(scope, query, { format, language }),
  month: ({ scope, query }) => readMonth(scope, query),
  get: ({ scope, params }) => shownOccurrence(scope, params.occurrenceId),
  async change({ scope, params: { occurrenceId }, body }) {
    await changeOccurrence(scope, occurrenceId, body)
    return shownOccurrence(scope, occurrenceId)
  },
  addEvidence: ({ scope, params, file }) => addTaskFile(platform, scope, params.occurrenceId, file),
  async removeEvidence({ scope, params }) {
    await removeTaskFile(scope, params)
    return null
  },
})

const shownOccurrence = (scope: ProjectScope, id: number): Promise<OccurrenceDetail> =>
  scope.transaction(async (within) => {
    const found = await findOccurrence(within, id)
    const ofTask = found && (await findTask(within, found.task.id))
    if (!found || !ofTask) throw new Problem('NOT_FOUND')
    return {
      ...found,
      ofTask,
      mayReview: isAdmin(scope) || found.reviewerRole?.holder?.id === scope.userId,
      files: await listEvidence(within, evidenceOf(id)),
      events: await listTaskEvents(within, id),
    }
  })
