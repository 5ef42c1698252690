import type { BoardInput } from '@puquio/contract/boards/boards'
import type { ReportScheduleInput } from '@puquio/contract/boards/report-schedules'
import type { BoardKind } from '@puquio/domain'
import type { Database } from '../../src/platform/db/database.ts'
import type { Keys } from '../../src/platform/keys/keys.ts'
import { urirOf } from '../../src/platform/keys/urir.ts'
import { insert, type Row } from '../build.ts'

/** A board that says something. */
export const boardBody: BoardInput = {
  label: 'Calidad del agua',
  category: 'water',
  panels: [
    { kind: 'text', title: 'Notas', width: 6, height: 'low', settings: { text: 'Revisar PM-01' } },
  ],
}

/** A report of Power BI, which is not configured in the proofs. */
export const powerBiPanel: BoardInput['panels'][number] = {
  kind: 'power-bi',
  title: '',
  width: 6,
  height: 'low',
  settings: {
    workspace: 'f089354e-8366-4e18-aea3-4cb4a3a50b48',
    report: '5b218778-e7a5-4d73-8187-f10824047715',
  },
}

/** A board in the menu, with its identifier in addresses. */
export async function buildBoard(
  { database, keys }: { database: Database; keys: Keys },
  { project, admin }: { project: Row; admin: Row },
  input: Partial<BoardInput> = {},
  kind: BoardKind = 'board',
): Promise<{ id: number; urir: string; menuItemId: number }> {
  const { panels, ...board } = { ...boardBody, ...input }
  const { id } = await insert(database, 'board', {
    projectId: project.id,
    kind,
    ...board,
    panels: JSON.stringify(panels),
    changedAt: '2026-02-01T12:00:00Z',
    changedBy: admin.id,
  })
  const entry = {
    projectId: project.id,
    position: 9,
    kind: 'board',
    label: board.label,
    boardId: id,
  }
  const { id: menuItemId } = await insert(database, 'menu_item', entry)
  return { id, urir: urirOf(keys, project.id, id), menuItemId }
}

export const scheduleBody = (boardId: number, recipient: number): ReportScheduleInput => ({
  boardId,
  frequency: 'monthly',
  startsOn: '2026-03-01',
  atTime: '07:00',
  language: 'es',
  recipients: [recipient],
  byMail: true,
  enabled: true,
})

/** A schedule of a board, with one run. */
export async function buildSchedule(
  database: Database,
  { project, admin, board }: { project: Row; admin: Row; board: { id: number } },
): Promise<Row> {
  const { frequency, language, enabled, ...times } = scheduleBody(board.id, admin.id)
  const schedule = await insert(database, 'report_schedule', {
    projectId: project.id,
    frequency,
    language,
    enabled,
    ...times,
    nextAt: '2026-03-01T12:00:00Z',
    changedAt: '2026-02-01T12:00:00Z',
    changedBy: admin.id,
  })
  await insert(database, 'report_run', {
    projectId: project.id,
    scheduleId: schedule.id,
    dueAt: '2026-02-01T12:00:00Z',
    fromOn: '2026-01-01',
    toOn: '2026-01-31',
  })
  return schedule
}

/** Those of boards, for `validBodies`. */
export const boardBodies = {
  'reportSchedules.edit': ({ board, admin }: { board: Row; admin: Row }) => ({
    ...scheduleBody(board.id, admin.id),
    version: 1,
  }),
  'boards.edit': () => ({ ...boardBody, version: 1 }),
  'boards.pdf': () => ({ language: 'es' as const, filters: {} }),
}
