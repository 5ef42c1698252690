import type {
  ActionDetail,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { defaultLanguage } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { listEvidence } from '../files/service.ts'
import { actionFile } from './action-file.ts'
import { evidenceOf, findAction, listActionEvents } from './actions-store.ts'
import { changeAction, editAction, openAction } from './change-action.ts'
import { addActionFile, removeActionFile } from './evidence.ts'
import { countActions, listActions } from './list-store.ts'

export const correctiveActionHandlers = (
  platform: Platform,
): Handlers<typeof correctiveActionRoutes> => ({
  async list({ scope, query }) {
    const [page, counts] = await Promise.all([
      listActions(scope, query),
      countActions(scope, query),
    ])
    return { ...page, ...counts }
  },
  file: ({ scope, query: { format = 'xlsx', language = defaultLanguage, ...query } }) =>
    actionFile(scope, query, { format, language }),
  get: ({ scope, params }) => shown(scope, params.actionId),
  async open({ scope, body }) {
    return shown(scope, await openAction(scope, body))
  },
  async edit({ scope, params: { actionId }, body }) {
    await editAction(scope, actionId, body)
    return shown(scope, actionId)
  },
  async change({ scope, params: { actionId }, body }) {
    await changeAction(scope, actionId, body)
    return shown(scope, actionId)
  },
  addEvidence: ({ scope, params, file }) => addActionFile(platform, scope, params.actionId, file),
  async removeEvidence({ scope, params }) {
    await removeActionFile(scope, params)
    return null
  },
})

const shown = (scope: ProjectScope, id: number): Promise<ActionDetail> =>
  scope.transaction(async (within) => {
    const found = await findAction(within, id)
    if (found === null) throw new Problem('NOT_FOUND')
    return {
      ...found,
      files: await listEvidence(within, evidenceOf(id)),
      events: await listActionEvents(within, id),
    }
  })
