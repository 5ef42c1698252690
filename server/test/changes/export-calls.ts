import type { Database } from '../../src/platform/db/database.ts'
import { insert } from '../build.ts'
import { buildLaboratory } from '../proofs/build-laboratory.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import type { buildMine } from '../build.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Calls = Record<Extract<ChangeName, `dataExports.${string}`>, () => Promise<ChangeCall>>

/** Those of exports, for changeCalls. */
export const exportCalls = (database: Database, thing: Thing): Calls => ({
  'dataExports.start': thing(async ({ mine }) => {
    await buildLaboratory(database, mine)
    return { body: { from: '2026-01-01', to: '2026-12-31', format: 'csv' } }
  }),
  'dataExports.cancel': thing(async ({ mine, on }) => {
    const at = '2026-02-01T00:00:00Z'
    const job = { ...on, kind: 'export-results', payload: {}, runAt: at, createdAt: at }
    const { id: jobId } = await insert(database, 'job', job)
    const waiting = { requestedAt: at, requestedBy: mine.admin.id, choices: '{}', rows: 1, jobId }
    const made = await insert(database, 'data_export', {
      ...on,
      ...waiting,
      format: 'csv',
      layout: 'long',
    })
    return { params: { exportId: made.id } }
  }),
})
