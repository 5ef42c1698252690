import type { Database } from '../../src/platform/db/database.ts'
import { buildMine, buildSystemAdmin, insert } from '../build.ts'
import { buildWaitingExtraction } from '../proofs/build-extraction.ts'
import { buildDocument, buildInstrument } from '../proofs/build-instrument.ts'
import { buildPrompt } from '../proofs/build-prompt.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Calls = Record<
  Extract<
    ChangeName,
    | `prompts.${string}`
    | `modelBudget.${string}`
    | `extractions.${string}`
    | `promptTrials.${string}`
  >,
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
  'extractions.start': async () => {
    const { as, params, instrument } = await documented(database)
    const body = { documentIds: null, method: 'rules', prompt: null } as const
    return { as, params: { ...params, instrumentId: instrument.id }, body }
  },
  'extractions.cancel': async () => {
    const { as, params, ...of } = await documented(database)
    const { id } = await buildWaitingExtraction(database, of)
    return { as, params: { ...params, extractionId: id } }
  },
  'promptTrials.start': async () => {
    const { as, params, document } = await documented(database)
    const body = { documentId: document.id, fromPage: 1, toPage: 1, sides: [{ by: 'rules' }] }
    return { as, params, body }
  },
  'modelBudget.set': thing(async () => ({
    as: await buildSystemAdmin(database),
    body: { monthlyUsd: 20, version: 0 },
  })),
})

/** A project with an instrument that has a document. */
async function documented(database: Database) {
  const mine = await buildMine(database)
  const projectId = mine.project.id
  const instrument = await buildInstrument(database, mine)
  const file = await insert(database, 'stored_file', {
    projectId,
    sha256: Buffer.alloc(32, 7),
    name: 'EIA-d.pdf',
    mediaType: 'application/pdf',
    bytes: 5,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: mine.admin.id,
  })
  const document = await buildDocument(database, { ...mine, instrument, file })
  return { ...mine, instrument, document, as: mine.admin, params: { projectId } }
}
