import type { Database } from '../../src/platform/db/database.ts'
import type { buildMine } from '../build.ts'
import { buildVerified, buildWaitingPack } from '../proofs/build-evidence-pack.ts'
import { buildWaitingReport } from '../proofs/build-pdf-report.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Name = Extract<ChangeName, `pdfReports.${string}` | `evidencePacks.${string}`>
type Calls = Record<Name, () => Promise<ChangeCall>>

/** Those of reports as PDF and of evidence packs, for changeCalls. */
export const reportCalls = (database: Database, thing: Thing): Calls => ({
  'evidencePacks.start': thing(async ({ mine }) => {
    const { instrument } = await buildVerified(database, mine)
    return {
      body: { kind: 'instrument', instrumentId: instrument.id, language: 'es', parts: ['pages'] },
    }
  }),
  'evidencePacks.cancel': thing(async ({ mine }) => {
    const waiting = await buildWaitingPack(database, { ...mine, user: mine.admin })
    return { params: { evidencePackId: waiting.id } }
  }),
  'pdfReports.cancel': thing(async ({ mine }) => {
    const waiting = await buildWaitingReport(database, { ...mine, user: mine.admin })
    return { params: { pdfReportId: waiting.id } }
  }),
})
