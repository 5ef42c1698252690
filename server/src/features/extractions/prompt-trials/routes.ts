import type {
  PromptTrial,
  PromptTrialInput,
  promptTrialRoutes,
  TrialSide,
} from '@puquio/contract/commitments/prompt-trials'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { chosenPrompt } from '../../prompts/service.ts'
import { notSent } from '../choose-documents.ts'
import { findChosen } from '../choose-store.ts'
import { refuseUnpaid } from '../start-extraction.ts'
import { trialJob } from './trial-job.ts'
import { findTrial, insertTrial, type KeptSide, setTrialJob } from './trials-store.ts'

export const promptTrialHandlers = (
  platform: Pick<Platform, 'model'>,
): Handlers<typeof promptTrialRoutes> => ({
  async start({ scope, body }) {
    return shown(scope, await startTrial(platform, scope, body))
  },
  get: ({ scope, params }) => shown(scope, params.trialId),
})

const startTrial = (
  { model }: Pick<Platform, 'model'>,
  scope: ProjectScope,
  { documentId, fromPage, toPage, sides }: PromptTrialInput,
): Promise<number> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const document = await findChosen(within, documentId)
    if (document === null) throw new Problem('NOT_FOUND')
    const { name, state, pages, instrumentId } = document
    if (state !== 'ready') throw notSent(name, state)
    if (toPage > pages) throw new Problem('PDF_NO_SUCH_PAGE', { page: toPage, pages })
    if (sides.some(({ by }) => by !== 'rules')) await refuseUnpaid(within, model)
    const kept: KeptSide[] = []
    for (const side of sides) kept.push(await keptSide(within, instrumentId, side))
    const id = await insertTrial(within, { documentId, fromPage, toPage, sides: kept })
    await setTrialJob(within, id, await enqueue(within, trialJob, { trialId: id }))
    return id
  })

const keptSide = async (
  scope: ProjectScope,
  instrumentId: number,
  side: TrialSide,
): Promise<KeptSide> =>
  side.by === 'version' ? { by: side.by, ...(await chosenPrompt(scope, instrumentId, side)) } : side

async function shown(scope: ProjectScope, id: number): Promise<PromptTrial> {
  const found = await findTrial(scope, id)
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}
