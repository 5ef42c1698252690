import type { PromptVersion, promptRoutes } from '@puquio/contract/commitments/prompts'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { readCurrent, refuseUnknown } from './current-prompt.ts'
import { findVersion, insertVersion, listVersions } from './store.ts'

export const promptHandlers = ({
  model,
}: Pick<Platform, 'model'>): Handlers<typeof promptRoutes> => ({
  current: async ({ scope, query: { instrumentId = null } }) => ({
    ...(await readCurrent(scope, instrumentId)),
    model: model?.name ?? null,
  }),
  async list({ scope, query: { instrumentId = null, ...query } }) {
    await refuseUnknown(scope, instrumentId)
    return listVersions(scope, instrumentId, query)
  },
  version: ({ scope, query: { instrumentId = null, number } }) =>
    required(scope, instrumentId, number),
  save: ({ scope, body: { instrumentId, task, after } }) =>
    scope.transaction((within) => add(within, { instrumentId, after, task, restoredNumber: null })),
  restore: ({ scope, body: { instrumentId, number, after } }) =>
    scope.transaction(async (within) => {
      const { task } = await required(within, instrumentId, number)
      return add(within, { instrumentId, after, task, restoredNumber: number })
    }),
})

async function required(scope: ProjectScope, instrumentId: number | null, number: number) {
  const version = await findVersion(scope, instrumentId, number)
  if (!version) throw new Problem('NOT_FOUND')
  return version
}

type Added = {
  instrumentId: number | null
  after: number
  task: string | null
  restoredNumber: number | null
}

/** Of two people who saw the same newest version, one is told that it is not any more. */
async function add(within: ProjectScope, added: Added): Promise<PromptVersion> {
  const { instrumentId, after, task, restoredNumber } = added
  await lock(within, 'prompts', within.projectId)
  const { number } = await readCurrent(within, instrumentId)
  if (number !== after) throw new Problem('CHANGED_MEANWHILE')
  await insertVersion(within, { instrumentId, number: number + 1, task, restoredNumber })
  return required(within, instrumentId, number + 1)
}
