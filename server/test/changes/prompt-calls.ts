import type { Database } from '../../src/platform/db/database.ts'
import { type buildMine, buildSystemAdmin } from '../build.ts'
import { buildPrompt } from '../proofs/build-prompt.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Calls = Record<
  Extract<ChangeName, `prompts.${string}` | `modelBudget.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of prompts and of what a model may cost, for changeCalls. */
export const promptCalls = (database: Database, thing: Thing): Calls => ({
  'prompts.save': thing(async () => ({
    body: { instrumentId: null, task: 'Busca límites.', after: 0 },
  })),
  'prompts.restore': thing(async ({ mine }) => {
    await buildPrompt(database, mine)
    return { body: { instrumentId: null, number: 1, after: 1 } }
  }),
  'modelBudget.set': thing(async () => ({
    as: await buildSystemAdmin(database),
    body: { monthlyUsd: 20, version: 0 },
  })),
})
