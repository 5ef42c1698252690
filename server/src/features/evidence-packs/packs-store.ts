import type {
  EvidencePack,
  PackCounts,
  PackedFile,
  PackOrder,
} from '@puquio/contract/commitments/evidence-packs'
import type { JobState } from '@puquio/contract/jobs'
import type { ProblemCode } from '@puquio/contract'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { NewFile } from '../files/service.ts'

/** What was in a pack; the id of a file's record is null of what the pack itself makes. */
export type PackContents = { counts: PackCounts; files: PackedFile[] }

export async function insertPack(scope: ProjectScope, order: PackOrder): Promise<number> {
  const { kind, commitmentId = null, instrumentId = null, from = null, to = null } = order
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into evidence_pack (project_id, kind, commitment_id, instrument_id, from_on, to_on, language, parts,
      requested_at, requested_by)
    values (${scope.projectId}, ${kind}, ${kind === 'commitment' ? commitmentId : null},
      ${kind === 'instrument' ? instrumentId : null}, ${from}, ${to}, ${order.language}, ${order.parts}::text[],
      ${scope.clock.now()}, ${scope.userId}) returning id`)
  return (row as { id: number }).id
}

/** The name of the commitment or the instrument of which a pack is asked for; null where the project has none such. */
export async function readSubject(
  { projectId, rows }: ProjectScope,
  { kind, commitmentId = 0, instrumentId = 0 }: PackOrder,
): Promise<string | null> {
  const [found] = await rows<{ name: string }>(
    kind === 'commitment'
      ? sql`select short_name as name from commitment where project_id = ${projectId} and id = ${commitmentId}`
      : sql`select name from instrument where project_id = ${projectId} and id = ${instrumentId}`,
  )
  return found?.name ?? null
}

export const setReport = async (scope: ProjectScope, id: number, reportId: number) => {
  await scope.rows(sql`update evidence_pack set pdf_report_id = ${reportId}
    where project_id = ${scope.projectId} and id = ${id}`)
}

type Row = Omit<EvidencePack, 'stage' | 'counts' | 'file' | 'pdf' | 'isMine' | 'done' | 'total'> & {
  requestedBy: number
  contents: PackContents | null
  isEnded: boolean
  reportProblem: ProblemCode | null
  reportState: JobState | null
  filesState: JobState | null
  done: number | null
  jobTotal: number | null
  fileName: string | null
  bytes: number | null
  pdfBytes: number | null
}

const columns: Sql = sql`k.id, k.kind, k.from_on as "from", k.to_on as "to", k.language, k.parts, k.requested_at,
  ${personName} as person, k.requested_by, k.problem, k.contents, k.digest, k.file_name, k.bytes,
  case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.short_name) end as commitment,
  case when i.id is null then null else jsonb_build_object('id', i.id, 'name', i.name) end as instrument,
  k.ended_at is not null as is_ended, r.problem as report_problem, r.bytes as pdf_bytes, j.state as report_state, z.state as files_state,
  coalesce(z.progress_done, j.progress_done) as done, case when z.id is null then j.progress_total else z.progress_total end as job_total,
  case when j.state = 'queued' then pdf_report_place(r.job_id) end as place`
const from: Sql = raw(`evidence_pack k join app_user u on u.id = k.requested_by
  left join commitment c on c.project_id = k.project_id and c.id = k.commitment_id
  left join instrument i on i.project_id = k.project_id and i.id = k.instrument_id
  left join pdf_report r on r.project_id = k.project_id and r.id = k.pdf_report_id
  left join job j on j.id = r.job_id left join job z on z.id = k.job_id`)

const ofJob: Record<JobState, EvidencePack['stage'] | null> = {
  queued: null,
  running: null,
  done: null,
  failed: 'failed',
  cancelled: 'cancelled',
}

/** Jobs are removed some time after their end: what became of a pack then stands in its own row. */
function stageOf(row: Row): EvidencePack['stage'] {
  if (row.digest !== null) return 'done'
  if (row.problem !== null || row.reportProblem !== null) return 'failed'
  if (row.filesState !== null) return ofJob[row.filesState] ?? 'files'
  if (row.isEnded) return 'cancelled'
  if (row.reportState === null) return 'failed'
  return ofJob[row.reportState] ?? (row.reportState === 'queued' ? 'waiting' : 'report')
}

function shown({ userId }: ProjectScope, row: Row): EvidencePack {
  const { requestedBy, contents, isEnded, reportProblem, reportState, filesState, ...rest } = row
  const { fileName, bytes, pdfBytes, done, jobTotal, ...pack } = rest
  return {
    ...pack,
    isMine: requestedBy === userId,
    stage: stageOf(row),
    done: done ?? 0,
    total: jobTotal,
    problem: row.problem ?? reportProblem,
    counts: contents?.counts ?? null,
    file: row.digest === null || fileName === null ? null : { name: fileName, bytes: bytes ?? 0 },
    pdf: pdfBytes === null ? null : { bytes: pdfBytes },
  }
}

type Asked = {
  page?: number | undefined
  size?: number | undefined
  sort?: 'requestedAt' | '-requestedAt' | undefined
}

export async function listPacks(scope: ProjectScope, asked: Asked) {
  const list = {
    columns,
    from,
    where: sql`k.project_id = ${scope.projectId}`,
    order: orderBy(asked.sort, {
      keys: { requestedAt: raw('k.requested_at') },
      fallback: '-requestedAt',
      id: raw('k.id'),
    }),
  }
  const { items, total } = await readPage<Row & { rank?: number }>(scope.rows, list, asked)
  return { items: items.map((row) => shown(scope, row)), total }
}

export async function readPack(scope: ProjectScope, id: number) {
  const [row] = await scope.rows<Row>(sql`
    select ${columns} from ${from} where k.project_id = ${scope.projectId} and k.id = ${id}`)
  return row ? { ...shown(scope, row), files: row.contents?.files ?? [] } : null
}

export type PackToMake = {
  id: number
  kind: PackOrder['kind']
  commitmentId: number | null
  instrumentId: number | null
  from: string | null
  to: string | null
  language: PackOrder['language']
  parts: PackOrder['parts']
  person: string
  requestedAt: string
  project: string
  /** Of the commitment or the instrument. */
  name: string | null
  instrument: string | null
  contents: PackContents | null
}

/** Null for one that was ended. */
export async function findToMake(scope: ProjectScope, id: number): Promise<PackToMake | null> {
  const [row] = await scope.rows<PackToMake>(sql`
    select k.id, k.kind, k.commitment_id, k.instrument_id, k.from_on as "from", k.to_on as "to", k.language, k.parts,
      ${personName} as person, k.requested_at, p.name as project, coalesce(c.short_name, i.name) as name,
      (select o.name from instrument o where o.project_id = k.project_id and o.id = coalesce(c.instrument_id, i.id)) as instrument,
      k.contents
    from ${from} join project p on p.id = k.project_id
    where k.project_id = ${scope.projectId} and k.id = ${id} and k.ended_at is null`)
  return row ?? null
}

export const setContents = async (
  scope: ProjectScope,
  id: number,
  { contents, jobId }: { contents: PackContents; jobId: number | null },
) => {
  await scope.rows(sql`update evidence_pack set contents = ${JSON.stringify(contents)}::jsonb, job_id = ${jobId}
    where project_id = ${scope.projectId} and id = ${id}`)
}

/** Where the file of a pack will stand, while it is made. */
export const setPackFacts = async (
  scope: ProjectScope,
  id: number,
  { sha256, name, bytes }: Omit<NewFile, 'mediaType'>,
) => {
  await scope.rows(sql`update evidence_pack set sha256 = ${sha256}, file_name = ${name}, bytes = ${bytes}
    where project_id = ${scope.projectId} and id = ${id} and ended_at is null`)
}

export async function findPackFacts(scope: ProjectScope, id: number): Promise<Buffer | null> {
  const [row] = await scope.rows<Pick<NewFile, 'sha256'>>(sql`
    select sha256 from evidence_pack where project_id = ${scope.projectId} and id = ${id}
      and ended_at is null and sha256 is not null`)
  return row?.sha256 ?? null
}

const withoutFile = sql`sha256 = null, file_name = null, bytes = null`

export const setPackProblem = async (scope: ProjectScope, id: number, problem: ProblemCode) => {
  await scope.rows(sql`update evidence_pack set problem = ${problem}, ended_at = ${scope.clock.now()}, ${withoutFile}
    where project_id = ${scope.projectId} and id = ${id}`)
}

export const setPackFile = async (
  scope: ProjectScope,
  id: number,
  made: Omit<NewFile, 'mediaType'> & { contents: PackContents },
) => {
  await scope.rows(sql`
    update evidence_pack set sha256 = ${made.sha256}, file_name = ${made.name}, bytes = ${made.bytes},
      digest = ${made.sha256.toString('hex')}, contents = ${JSON.stringify(made.contents)}::jsonb,
      ended_at = ${scope.clock.now()} where project_id = ${scope.projectId} and id = ${id}`)
}

/** Ends one's own that is not finished; returns its report and its job. */
export async function endOwnPack(scope: ProjectScope, id: number) {
  const [row] = await scope.rows<{ reportId: number | null; jobId: number | null }>(sql`
    update evidence_pack set ended_at = ${scope.clock.now()}, ${withoutFile} where project_id = ${scope.projectId} and id = ${id}
      and requested_by = ${scope.userId} and ended_at is null returning pdf_report_id as report_id, job_id`)
  return row ?? null
}

export async function findPackFile(scope: ProjectScope, id: number): Promise<NewFile | null> {
  const [row] = await scope.rows<Omit<NewFile, 'mediaType'>>(sql`
    select sha256, file_name as name, bytes from evidence_pack
    where project_id = ${scope.projectId} and id = ${id} and sha256 is not null and digest is not null`)
  return row ? { ...row, mediaType: 'application/zip' } : null
}

/** The PDF that was made of it. */
export async function findPackPdf(scope: ProjectScope, id: number) {
  const [row] = await scope.rows<Omit<NewFile, 'mediaType'>>(sql`
    select r.sha256, r.file_name as name, r.bytes from evidence_pack k
    join pdf_report r on r.project_id = k.project_id and r.id = k.pdf_report_id
    where k.project_id = ${scope.projectId} and k.id = ${id} and r.sha256 is not null`)
  return row ?? null
}

const keptMs = 30 * 86_400_000

/** Takes the files from packs 30 days after they were made; what was in them stays recorded. */
export async function forgetPacks(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(sql`
    update evidence_pack set ${withoutFile}
    where sha256 is not null and coalesce(ended_at, requested_at) < ${new Date(scope.clock.now().getTime() - keptMs)} returning id`)
  return rows.length
}
