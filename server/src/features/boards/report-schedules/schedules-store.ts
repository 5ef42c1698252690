import type {
  ReportRun,
  ReportSchedule,
  ReportScheduleInput,
} from '@puquio/contract/boards/report-schedules'
import { roles } from '@puquio/domain'
import { nameInProject } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import {
  columnsOf,
  deleteRow,
  updateVersion,
  valuesOf,
  type Written,
} from '../../../platform/db/written.ts'
import { isInMenuOf } from '../store.ts'

export type ScheduleRow = ReportScheduleInput & { id: number; version: number; nextAt: string }

const columns = sql`s.id, s.board_id, s.frequency, s.starts_on, s.at_time, s.language, s.recipients, s.by_mail, s.enabled,
  s.next_at, s.version`

/** Runs that a list shows of each schedule. */
const shownRuns = 5

const listed = (scope: ProjectScope, where: Sql): Sql => sql`
  select ${columns}, b.label as board,
    array(select jsonb_build_object('id', u.id, 'name', ${nameInProject}, 'mayOpen',
        u.is_system_admin or ${roles.ADMIN} = any(m.permissions) or ${isInMenuOf(sql`u.id`)})
      from app_user u join project_member m on m.user_id = u.id
      where m.project_id = s.project_id and u.id = any(s.recipients) and u.deleted_at is null
      order by u.last_name, u.id) as people,
    coalesce((select jsonb_agg(run order by run.id desc) from (
      select r.id, r.due_at as "dueAt", r.from_on as "from", r.to_on as "to",
        case when r.problem is not null then 'failed' when r.told_at is not null then 'told'
          when p.id is null or p.ended_at is not null then 'cancelled' else 'making' end as state,
        r.problem, r.told_at as "toldAt", r.told,
        case when p.sha256 is not null then p.id end as "pdfReportId"
      from report_run r left join pdf_report p on p.project_id = r.project_id and p.id = r.pdf_report_id
      where r.project_id = s.project_id and r.schedule_id = s.id order by r.id desc limit ${shownRuns}) run), '[]') as runs
  from report_schedule s join board b on b.project_id = s.project_id and b.id = s.board_id
  where s.project_id = ${scope.projectId} and ${where}`

type ListedRow = Omit<ReportSchedule, 'runs' | 'nextAt'> & { nextAt: string; runs: ReportRun[] }

const shown = ({ runs, ...row }: ListedRow): ReportSchedule => ({
  ...row,
  nextAt: row.enabled ? row.nextAt : null,
  runs: runs.map((run) => ({
    ...run,
    dueAt: new Date(run.dueAt).toISOString(),
    toldAt: run.toldAt && new Date(run.toldAt).toISOString(),
  })),
})

export async function listSchedules(scope: ProjectScope): Promise<ReportSchedule[]> {
  const rows = await scope.rows<ListedRow>(
    sql`${listed(scope, raw('true'))} order by name_key(b.label), s.id`,
  )
  return rows.map(shown)
}

export async function readSchedule(
  scope: ProjectScope,
  id: number,
): Promise<ReportSchedule | null> {
  const [row] = await scope.rows<ListedRow>(listed(scope, sql`s.id = ${id}`))
  return row ? shown(row) : null
}

export async function countSchedules(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int as count from report_schedule where project_id = ${scope.projectId}`,
  )
  return row?.count ?? 0
}

const written = (
  scope: ProjectScope,
  input: ReportScheduleInput,
  nextAt: Date,
): Written<ReportScheduleInput> & { others: Record<string, unknown> } => ({
  boardId: { board_id: input.boardId },
  frequency: { frequency: input.frequency },
  startsOn: { starts_on: input.startsOn },
  atTime: { at_time: input.atTime },
  language: { language: input.language },
  recipients: { recipients: sql`${[...new Set(input.recipients)]}::int[]` },
  byMail: { by_mail: input.byMail },
  enabled: { enabled: input.enabled },
  others: { next_at: nextAt, changed_at: scope.clock.now(), changed_by: scope.userId },
})

export async function insertSchedule(
  scope: ProjectScope,
  input: ReportScheduleInput,
  nextAt: Date,
): Promise<number> {
  const fields = written(scope, input, nextAt)
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into report_schedule (project_id, ${columnsOf(fields)})
    values (${scope.projectId}, ${valuesOf(fields)}) returning id`)
  return (row as { id: number }).id
}

/** Returns false where it was changed since that version, or is gone. */
export const updateSchedule = (
  scope: ProjectScope,
  which: { id: number; version: number },
  input: ReportScheduleInput,
  nextAt: Date,
): Promise<boolean> => updateVersion(scope, 'report_schedule', which, written(scope, input, nextAt))

export const deleteSchedule = (scope: ProjectScope, id: number) =>
  deleteRow(scope, 'report_schedule', id)

/** Those whose time has come, and who scheduled them. */
export const readDue = (scope: ProjectScope) =>
  scope.rows<ScheduleRow & { board: string; changedBy: number }>(sql`
    select ${columns}, s.changed_by, b.label as board
    from report_schedule s join board b on b.project_id = s.project_id and b.id = s.board_id
    where s.project_id = ${scope.projectId} and s.enabled and s.next_at <= ${scope.clock.now()} order by s.next_at
    for update of s`)

type NewRun = { scheduleId: number; dueAt: Date; from: string; to: string }

export async function insertRun(scope: ProjectScope, run: NewRun): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into report_run (project_id, schedule_id, due_at, from_on, to_on)
    values (${scope.projectId}, ${run.scheduleId}, ${run.dueAt}, ${run.from}, ${run.to}) returning id`)
  return (row as { id: number }).id
}

export const setRunReport = async (scope: ProjectScope, runId: number, pdfReportId: number) => {
  await scope.rows(sql`update report_run set pdf_report_id = ${pdfReportId}
    where project_id = ${scope.projectId} and id = ${runId}`)
}

export const setNext = async (scope: ProjectScope, scheduleId: number, nextAt: Date) => {
  await scope.rows(sql`update report_schedule set next_at = ${nextAt}
    where project_id = ${scope.projectId} and id = ${scheduleId}`)
}

export type RunToTell = {
  from: string
  to: string
  board: string
  recipients: number[]
  byMail: boolean
  changedBy: number
}

/** Null where its schedule was ended meanwhile. */
export async function findRun(scope: ProjectScope, runId: number): Promise<RunToTell | null> {
  const [row] = await scope.rows<RunToTell>(sql`
    select r.from_on as from, r.to_on as to, b.label as board, s.by_mail, s.changed_by,
      array(select m.user_id from project_member m where m.project_id = s.project_id and m.user_id = any(s.recipients))
        as recipients
    from report_run r join report_schedule s on s.project_id = r.project_id and s.id = r.schedule_id
      join board b on b.project_id = s.project_id and b.id = s.board_id
    where r.project_id = ${scope.projectId} and r.id = ${runId}`)
  return row ?? null
}

export const setTold = async (scope: ProjectScope, runId: number, told: number) => {
  await scope.rows(sql`update report_run set told_at = ${scope.clock.now()}, told = ${told}
    where project_id = ${scope.projectId} and id = ${runId}`)
}

export const setRunProblem = async (scope: ProjectScope, runId: number, problem: string) => {
  await scope.rows(sql`update report_run set problem = ${problem}
    where project_id = ${scope.projectId} and id = ${runId}`)
}
