import type { Platform } from '../../src/platform/platform.ts'
import type { buildMine } from '../build.ts'
import { buildVerified, buildWaitingPack } from '../proofs/build-evidence-pack.ts'
import { boardBody, buildBoard, buildSchedule, scheduleBody } from '../proofs/build-board.ts'
import { buildWaitingReport } from '../proofs/build-pdf-report.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (
  make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
) => () => Promise<ChangeCall>
type Name = Extract<
  ChangeName,
  | `pdfReports.${string}`
  | `evidencePacks.${string}`
  | `boards.${string}`
  | `hydrochemistry.${string}`
  | `reportSchedules.${string}`
>
type Calls = Record<Name, () => Promise<ChangeCall>>

/** Those of boards, reports as PDF and evidence packs, for changeCalls. */
export const reportCalls = (
  { database, keys }: Pick<Platform, 'database' | 'keys'>,
  thing: Thing,
): Calls => ({
  'boards.create': thing(async () => ({ body: { ...boardBody, kind: 'board' } })),
  'boards.edit': thing(async ({ mine }) => {
    const { urir } = await buildBoard({ database, keys }, mine)
    return { params: { urir }, body: { ...boardBody, label: 'Efluentes', version: 1 } }
  }),
  'boards.remove': thing(async ({ mine }) => {
    const { urir } = await buildBoard({ database, keys }, mine)
    return { params: { urir } }
  }),
  'reportSchedules.create': thing(async ({ mine }) => {
    const { id } = await buildBoard({ database, keys }, mine)
    return { body: scheduleBody(id, mine.admin.id) }
  }),
  'reportSchedules.edit': thing(async ({ mine }) => {
    const board = await buildBoard({ database, keys }, mine)
    const { id } = await buildSchedule(database, { ...mine, board })
    const body = { ...scheduleBody(board.id, mine.admin.id), enabled: false, version: 1 }
    return { params: { scheduleId: id }, body }
  }),
  'reportSchedules.remove': thing(async ({ mine }) => {
    const board = await buildBoard({ database, keys }, mine)
    return { params: { scheduleId: (await buildSchedule(database, { ...mine, board })).id } }
  }),
  'boards.pdf': thing(async ({ mine }) => {
    const { urir } = await buildBoard({ database, keys }, mine)
    return { params: { urir }, body: { language: 'es', filters: {} } }
  }),
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
  'hydrochemistry.pdf': thing(async () => ({
    body: { diagram: 'piper', by: 'station', language: 'es' },
  })),
  'pdfReports.cancel': thing(async ({ mine }) => {
    const waiting = await buildWaitingReport(database, { ...mine, user: mine.admin })
    return { params: { pdfReportId: waiting.id } }
  }),
})
