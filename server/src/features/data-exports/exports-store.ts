import type { DataExport, ExportOrder } from '@puquio/contract/laboratory/data-exports'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { NewFile } from '../files/service.ts'

export type NewExport = Pick<DataExport, 'format' | 'layout' | 'rows'> & {
  order: ExportOrder
  /** Made at once, or by a job of this id. */
  jobId: number | null
}

export async function insertExport(scope: ProjectScope, made: NewExport): Promise<number> {
  const now = scope.clock.now()
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into data_export (project_id, format, layout, choices, rows, requested_at, requested_by, job_id, ended_at)
    values (${scope.projectId}, ${made.format}, ${made.layout}, ${JSON.stringify(made.order)}::jsonb, ${made.rows}, ${now},
      ${scope.userId}, ${made.jobId}, ${made.jobId === null ? now : null}) returning id`)
  return (row as { id: number }).id
}

/** Returns how many of a person's exports wait or run in the background, in all projects. */
export async function countOwnExports(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`select count_own_exports() as count`)
  return row?.count ?? 0
}

export const setJob = async (scope: ProjectScope, exportId: number, jobId: number) => {
  await scope.rows(sql`update data_export set job_id = ${jobId}, ended_at = null
    where project_id = ${scope.projectId} and id = ${exportId}`)
}

type Row = Omit<DataExport, 'job' | 'file' | 'isMine'> & {
  requestedBy: number
  jobId: number | null
  jobState: NonNullable<DataExport['job']>['state'] | null
  done: number | null
  jobTotal: number | null
  isEnded: boolean
  fileName: string | null
  bytes: number | null
}

const columns = sql`e.id, e.format, e.layout, e.choices as "order", e.rows, e.requested_at, ${personName} as person, e.requested_by,
  e.job_id, j.state as job_state, j.progress_done as done, j.progress_total as job_total, e.ended_at is not null as is_ended,
  e.file_name, e.bytes`
const from = sql`data_export e join app_user u on u.id = e.requested_by left join job j on j.id = e.job_id`

export async function listExports(
  scope: ProjectScope,
  asked: {
    page?: number | undefined
    size?: number | undefined
    sort?: 'requestedAt' | '-requestedAt' | undefined
  },
) {
  const list = {
    columns,
    from,
    where: sql`e.project_id = ${scope.projectId}`,
    order: orderBy(asked.sort, {
      keys: { requestedAt: raw('e.requested_at') },
      fallback: '-requestedAt',
      id: raw('e.id'),
    }),
  }
  const { items, total } = await readPage<Row>(scope.rows, list, asked)
  return { items: items.map((row) => shown(scope, row)), total }
}

export async function readExport(scope: ProjectScope, id: number): Promise<DataExport | null> {
  const [row] = await scope.rows<Row>(exportOf(scope, id))
  return row ? shown(scope, row) : null
}

const exportOf = ({ projectId }: ProjectScope, id: number): Sql =>
  sql`select ${columns} from ${from} where e.project_id = ${projectId} and e.id = ${id}`

/** Finished jobs are removed after a while: what became of theirs then stands in the export's own row. */
function shown({ userId }: ProjectScope, row: Row): DataExport {
  const { requestedBy, jobId, jobState, done, jobTotal, isEnded, fileName, bytes, ...rest } = row
  const state = jobState ?? (isEnded ? 'done' : 'failed')
  return {
    ...rest,
    isMine: requestedBy === userId,
    job: jobId === null ? null : { state, done: done ?? 0, total: jobTotal },
    file: fileName === null ? null : { name: fileName, bytes: bytes ?? 0 },
  }
}

/** Ends one's own export that is not finished; returns its job. */
export async function endOwn(scope: ProjectScope, id: number): Promise<number | null> {
  const [row] = await scope.rows<{ jobId: number | null }>(sql`
    update data_export set ended_at = ${scope.clock.now()} where project_id = ${scope.projectId} and id = ${id}
      and requested_by = ${scope.userId} and ended_at is null returning job_id`)
  return row?.jobId ?? null
}

export async function findExportFile(scope: ProjectScope, id: number): Promise<NewFile | null> {
  const [row] = await scope.rows<NewFile & { format: string }>(sql`
    select sha256, file_name as name, bytes, format from data_export
    where project_id = ${scope.projectId} and id = ${id} and sha256 is not null`)
  return row ? { ...row, mediaType: mediaTypes[row.format as keyof typeof mediaTypes] } : null
}

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const setFile = async (
  scope: ProjectScope,
  id: number,
  { sha256, name, bytes }: Omit<NewFile, 'mediaType'>,
) => {
  await scope.rows(sql`update data_export set sha256 = ${sha256}, file_name = ${name}, bytes = ${bytes},
    ended_at = ${scope.clock.now()} where project_id = ${scope.projectId} and id = ${id}`)
}

const keptMs = 7 * 86_400_000

/** Takes the files from exports a week after they were made; the exports stay recorded. */
export async function forgetFiles(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(sql`
    update data_export set sha256 = null, file_name = null, bytes = null
    where sha256 is not null and ended_at < ${new Date(scope.clock.now().getTime() - keptMs)} returning id`)
  return rows.length
}
