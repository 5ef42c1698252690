import { type BoardInput, boardRoutes } from '@puquio/contract/boards/boards'
import { boardPanels } from '../server/src/board-panels.ts'
import { makesBoardReport } from '../server/src/features/boards/service.ts'
import { projectScope } from '../server/src/platform/db/scopes/make-scope.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import type { Report } from '../server/src/platform/pdf/render/render-pdf.ts'
import { buildMember, buildProject } from '../server/test/build.ts'
import { buildResults } from '../server/test/build-results.ts'
import { approveUnderLimits } from './fill-results.ts'
import type { startPuquio } from './start-puquio.ts'

/** Of each parameter a chart of 260 results: five stations, each week of a year. */
const laid = { stations: 5, parameters: 60, days: 364, everyDays: 7, firstOn: '2025-01-06' }
const limited = 26
const exceeding = 234
const panelParameters = 10

/** What the report holds: of each chart five rows of statistics, of some a limit, and a list of exceedances. */
export const reportHolds = {
  charts: laid.parameters,
  points: (laid.stations * laid.days) / laid.everyDays,
  rows: laid.parameters * laid.stations + limited + exceeding,
}

/** A board with so many charts and rows, made by the API of a server, and who reads it. */
export async function buildLargeBoard(
  { platform, signIn }: Awaited<ReturnType<typeof startPuquio>>,
  address: string,
) {
  const { database } = platform
  const project = await buildProject(database)
  const admin = await buildMember(database, project, 'admin')
  const { parameters, campaign } = await buildResults(database, { project, admin }, laid)
  const ids = parameters.map(({ id }) => id)
  await database.owner.one(
    {},
    sql`update result r set value = case when n.place <= ${exceeding} then 120 else r.value * 0.75 end
      from (select sample_id, parameter_id, row_number() over (order by parameter_id = any(${ids.slice(0, limited)}::int[]) desc, qualifier nulls first, sample_id, parameter_id) as place
        from result where project_id = ${project.id}) n
      where r.project_id = ${project.id} and n.sample_id = r.sample_id and n.parameter_id = r.parameter_id`,
  )
  await approveUnderLimits(
    database,
    { project, admin },
    { campaign, limited: ids.slice(0, limited) },
  )
  await database.owner.one({}, sql`analyze`)
  const panel = { title: '', width: 12, height: 'tall' } as const
  const board: BoardInput = {
    label: 'Calidad del agua',
    category: 'water',
    panels: [
      { ...panel, kind: 'exceedances', settings: {} },
      ...Array.from({ length: ids.length / panelParameters }, (_, at) => ({
        ...panel,
        kind: 'variation' as const,
        settings: { parameters: ids.slice(at * panelParameters, (at + 1) * panelParameters) },
      })),
    ],
  }
  const headers = { ...(await signIn(admin.id)), 'content-type': 'application/json' }
  const boards = `${address}${boardRoutes.create.path.replace(':projectId', String(project.id))}`
  const body = JSON.stringify({ ...board, kind: 'board' })
  const made = await fetch(boards, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(`The board answered ${made.status}: ${await made.text()}`)
  const { urir } = (await made.json()) as { urir: string }
  return { project, admin, headers, boards, urir, title: board.label }
}

/** The report of the board as the PDF service hands it to its renderer. */
export async function reportOf(
  { platform }: Awaited<ReturnType<typeof startPuquio>>,
  { project, admin, title }: Awaited<ReturnType<typeof buildLargeBoard>>,
): Promise<Report> {
  const { database, clock } = platform
  const timeZone = 'America/Lima'
  const scope = projectScope(database, clock, {
    projectId: project.id,
    userId: admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone,
  })
  const [board] = await database.owner.one<{ id: number; name: string }>(
    {},
    sql`select b.id, p.name from board b join project p on p.id = b.project_id where b.project_id = ${project.id}`,
  )
  const { report } = await makesBoardReport(platform, boardPanels).prepare({
    scope,
    reportId: 0,
    requestedBy: admin.id,
    payload: { boardId: board?.id, filters: {} },
    language: 'es',
    signal: new AbortController().signal,
    progress: async () => undefined,
  })
  return { ...report, title, project: board?.name ?? '', language: 'es', at: clock.now(), timeZone }
}
