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
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { NewFile } from '../files/service.ts'

/** What was in a pack; the id of a file's record is null of what the pack itself makes. */
export type PackContents = { counts: PackCounts; files: PackedFile[] }

/** What packs have that were made before their pictures were counted. */
const notCounted = { withoutPicture: 0 }

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

/** Of a pack the job that gathers what it tells. */
export const setGathering = async (scope: ProjectScope, id: number, jobId: number | null) => {
  await scope.rows(sql`update evidence_pack set job_id = ${jobId}
    where project_id = ${scope.projectId} and id = ${id}`)
}

export const setReport = async (scope: ProjectScope, id: number, reportId: number) => {
  await scope.rows(sql`update evidence_pack set pdf_report_id = ${reportId}
    where project_id = ${scope.projectId} and id = ${id}`)
}

type Row = Omit<EvidencePack, 'stage' | 'counts' | 'file' | 'pdf' | 'isMine' | 'done' | 'total'> & {
  requestedBy: number
  counts: PackContents['counts'] | null
  isEnded: boolean
  reportProblem: ProblemCode | null
  reportState: JobState | null
  /** Of the job that gathers it or, once it has contents, puts it together. */
  ownState: JobState | null
  done: number | null
  jobTotal: number | null
  fileName: string | null
  bytes: number | null
  pdfBytes: number | null
}

// Its first job is done then, and its last one not begun.
const isReporting = raw('k.contents is null and j.id is not null')
const columns: Sql = sql`k.id, k.kind, k.from_on as "from", k.to_on as "to", k.language, k.parts, k.requested_at,
  ${personName} as person, k.requested_by, k.problem, k.contents -> 'counts' as counts, k.digest, k.file_name, k.bytes, k.file_gone,
  case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.short_name) end as commitment,
  case when i.id is null then null else jsonb_build_object('id', i.id, 'name', i.name) end as instrument,
  k.ended_at is not null as is_ended, r.problem as report_problem, r.bytes as pdf_bytes, j.state as report_state, z.state as own_state,
  case when ${isReporting} then j.progress_done else z.progress_done end as done,
  case when ${isReporting} then j.progress_total else z.progress_total end as job_total,
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
  if (row.counts !== null && row.ownState !== null) return ofJob[row.ownState] ?? 'files'
  if (row.isEnded) return 'cancelled'
  if (row.reportState === null)
    return row.ownState === null ? 'failed' : (ofJob[row.ownState] ?? 'gathering')
  return ofJob[row.reportState] ?? (row.reportState === 'queued' ? 'waiting' : 'report')
}

function shown({ userId }: ProjectScope, row: Row): EvidencePack {
  const { requestedBy, counts, isEnded, reportProblem, reportState, ownState, ...rest } = row
  const { fileName, bytes, pdfBytes, done, jobTotal, ...pack } = rest
  return {
    ...pack,
    isMine: requestedBy === userId,
    stage: stageOf(row),
    done: done ?? 0,
    total: jobTotal,
    problem: row.problem ?? reportProblem,
    counts: counts && { ...notCounted, ...counts },
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
  const [row] = await scope.rows<Row & { files: PackedFile[] | null }>(sql`
    select ${columns}, k.contents -> 'files' as files from ${from}
    where k.project_id = ${scope.projectId} and k.id = ${id}`)
  if (!row) return null
  const { files, ...pack } = row
  return { ...shown(scope, pack), files: files ?? [] }
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

/** How many packs of the project wait or are made. One whose job or report somebody ended is not among them. */
export async function countUnfinished({ projectId, rows }: ProjectScope): Promise<number> {
  const [row] = await rows<{ count: number }>(sql`
    select count(*)::int as count from ${from}
    where k.project_id = ${projectId} and k.ended_at is null
      and (j.state in ('queued', 'running') or z.state in ('queued', 'running'))`)
  return row?.count ?? 0
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

export const withoutFile = sql`sha256 = null, file_name = null, bytes = null`

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

type Ended = { reportId: number | null; jobId: number | null; sha256: Buffer | null }

/** Ends one's own that is not finished; returns its report, its job, and the hash of what was gathered for it. */
export async function endOwnPack(scope: ProjectScope, id: number): Promise<Ended | null> {
  const [row] = await scope.rows<Ended>(sql`
    with own as (
      select id, sha256 from evidence_pack where project_id = ${scope.projectId} and id = ${id}
        and requested_by = ${scope.userId} and ended_at is null for update
    )
    update evidence_pack k set ended_at = ${scope.clock.now()}, ${withoutFile} from own
    where k.project_id = ${scope.projectId} and k.id = own.id
    returning k.pdf_report_id as report_id, k.job_id, own.sha256`)
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
