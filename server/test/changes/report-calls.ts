import type { Database } from '../../src/platform/db/database.ts'
import type { buildMine } from '../build.ts'
import { buildWaitingReport } from '../proofs/build-pdf-report.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Calls = Record<Extract<ChangeName, `pdfReports.${string}`>, () => Promise<ChangeCall>>

/** Those of reports as PDF, for changeCalls. */
export const reportCalls = (database: Database, thing: Thing): Calls => ({
  'pdfReports.cancel': thing(async ({ mine }) => {
    const waiting = await buildWaitingReport(database, { ...mine, user: mine.admin })
    return { params: { pdfReportId: waiting.id } }
  }),
})
