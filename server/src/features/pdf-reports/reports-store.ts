import type { MadeReport, PdfReport, pdfReportRoutes } from '@puquio/contract/pdf-reports'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { nameInProject } from '../../platform/db/person-name.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { NewFile } from '../files/service.ts'

export type NewReport = {
  kind: string
  /** Of several things that have reports of the kind. */
  of: number | null
  title: string
  language: Language
  choices: unknown
  isScheduled: boolean
  isShared: boolean
  requestedBy: number
}

export async function insertReport(scope: ProjectScope, made: NewReport): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into pdf_report (project_id, kind, of_id, title, language, choices, is_scheduled, is_shared, requested_at,
      requested_by)
    values (${scope.projectId}, ${made.kind}, ${made.of}, ${made.title}, ${made.language}, ${JSON.stringify(made.choices)}::jsonb,
      ${made.isScheduled}, ${made.isShared}, ${scope.clock.now()}, ${made.requestedBy}) returning id`)
  return (row as { id: number }).id
}

export const setJob = async (scope: ProjectScope, id: number, jobId: number) => {
  await scope.rows(
    sql`update pdf_report set job_id = ${jobId} where project_id = ${scope.projectId} and id = ${id}`,
  )
}

/** What waits, but for scheduled ones, of all projects and of the scope's own, and whether one is being made. */
export async function countWaiting(scope: ProjectScope) {
  const [row] = await scope.rows<{ ofAll: number; ofProjectAlone: number; isMaking: boolean }>(
    sql`select * from pdf_reports_waiting(${scope.projectId})`,
  )
  return row ?? { ofAll: 0, ofProjectAlone: 0, isMaking: false }
}

/** Whose reports wait or are made, in all projects. */
export async function readWaitingPeople(scope: ProjectScope): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`select pdf_report_people() as id`)
  return rows.map(({ id }) => id)
}

type Row = Omit<PdfReport, 'state' | 'done' | 'total' | 'file'> & {
  jobState: PdfReport['state'] | null
  done: number | null
  total: number | null
  isEnded: boolean
  fileName: string | null
  bytes: number | null
  pages: number | null
}

const ofReports = ({ projectId }: ProjectScope, where: Sql): Sql => sql`
  select r.id, r.kind, r.title, r.requested_at, r.problem, r.file_name, r.bytes, r.pages, j.state as job_state,
    j.progress_done as done, j.progress_total as total, r.ended_at is not null as is_ended,
    case when j.state = 'queued' then pdf_report_place(r.job_id) end as place
  from pdf_report r left join job j on j.id = r.job_id
  where r.project_id = ${projectId} and ${where}`

/** Finished jobs are removed after a while: what became of theirs then stands in the report's own row. */
function shown({ jobState, isEnded, fileName, bytes, pages, ...row }: Row): PdfReport {
  const state = jobState ?? (isEnded ? 'done' : 'failed')
  return {
    ...row,
    state: row.problem !== null && state === 'done' ? 'failed' : state,
    done: row.done ?? 0,
    file: fileName === null ? null : { name: fileName, bytes: bytes ?? 0, pages: pages ?? 0 },
  }
}

export async function readReport(scope: ProjectScope, id: number): Promise<PdfReport | null> {
  const [row] = await scope.rows<Row>(ofReports(scope, sql`r.id = ${id}`))
  return row ? shown(row) : null
}

const shownMost = 20

type ListQuery = z.output<typeof pdfReportRoutes.list.query>

/** The caller's own, the newest first. */
export async function listOwn(scope: ProjectScope, { kind, of }: ListQuery): Promise<PdfReport[]> {
  const own = allOf([
    sql`r.requested_by = ${scope.userId}`,
    kind === undefined ? null : sql`r.kind = ${kind}`,
    of === undefined ? null : sql`r.of_id = ${of}`,
  ])
  const rows = await scope.rows<Row>(sql`
    ${ofReports(scope, own)} order by r.id desc limit ${shownMost}`)
  return rows.map(shown)
}

type MadeQuery = z.output<typeof pdfReportRoutes.made.query>

/** Those that the caller may have: their own of any kind, and those of all readers, whoever asked for them. */
export const listMade = (scope: ProjectScope, query: MadeQuery) =>
  readPage<MadeReport>(
    scope.rows,
    {
      columns: sql`r.id, r.kind, r.title, r.requested_at, r.is_scheduled, ${nameInProject} as person,
        case when r.sha256 is null then null else jsonb_build_object('name', r.file_name, 'bytes', r.bytes, 'pages', r.pages)
        end as file`,
      from: sql`pdf_report r join app_user u on u.id = r.requested_by`,
      where: allOf([
        sql`r.project_id = ${scope.projectId} and (r.is_shared or r.requested_by = ${scope.userId})
          and r.pages is not null`,
        query.search ? containsWords(sql`r.title`, query.search) : null,
      ]),
      order: orderBy(query.sort, {
        keys: { requestedAt: raw('r.requested_at'), title: raw('name_key(r.title)') },
        fallback: '-requestedAt',
        id: raw('r.id'),
      }),
    },
    query,
  )

export type ReportToMake = {
  kind: string
  title: string
  language: Language
  choices: unknown
  project: string
  requestedBy: number
}

/** Null for one that was ended. */
export async function findToMake(scope: ProjectScope, id: number): Promise<ReportToMake | null> {
  const [row] = await scope.rows<ReportToMake>(sql`
    select r.kind, r.title, r.language, r.choices, r.requested_by, p.name as project
    from pdf_report r join project p on p.id = r.project_id
    where r.project_id = ${scope.projectId} and r.id = ${id} and r.ended_at is null`)
  return row ?? null
}

/** Ends one that is not finished; returns its job. */
export async function endReport(
  scope: ProjectScope,
  id: number,
  whose: 'own' | 'any',
): Promise<number | null> {
  const ofWhom = whose === 'any' ? raw('true') : sql`requested_by = ${scope.userId}`
  const [row] = await scope.rows<{ jobId: number | null }>(sql`
    update pdf_report set ended_at = ${scope.clock.now()} where project_id = ${scope.projectId} and id = ${id}
      and ${ofWhom} and ended_at is null returning job_id`)
  return row?.jobId ?? null
}

export const setProblem = async (scope: ProjectScope, id: number, problem: string) => {
  await scope.rows(sql`update pdf_report set problem = ${problem}, ended_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id}`)
}

type MadeFile = Omit<NewFile, 'mediaType'> & { pages: number }
export const setFile = async (
  scope: ProjectScope,
  id: number,
  { sha256, name, bytes, pages }: MadeFile,
) => {
  await scope.rows(sql`
    update pdf_report set sha256 = ${sha256}, file_name = ${name}, bytes = ${bytes}, pages = ${pages},
      ended_at = ${scope.clock.now()} where project_id = ${scope.projectId} and id = ${id}`)
}

/** Of a report of the caller's own, or of one that all readers may have. */
export async function findReportFile(scope: ProjectScope, id: number): Promise<NewFile | null> {
  const [row] = await scope.rows<Omit<NewFile, 'mediaType'>>(sql`
    select sha256, file_name as name, bytes from pdf_report where project_id = ${scope.projectId} and id = ${id}
      and (requested_by = ${scope.userId} or is_shared) and sha256 is not null`)
  return row ? { ...row, mediaType: 'application/pdf' } : null
}

const keptMs = 7 * 86_400_000

/** Takes the files from reports a week after they were made; who asked for which stays recorded. */
export async function forgetReports(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(sql`
    update pdf_report set sha256 = null, file_name = null, bytes = null
    where sha256 is not null and ended_at < ${new Date(scope.clock.now().getTime() - keptMs)} returning id`)
  return rows.length
}
