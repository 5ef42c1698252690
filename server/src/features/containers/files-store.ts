import type {
  BinnedItem,
  ContainerFile,
  ContainerFileDetail,
  containerRoutes,
  ContainerType,
  MonitoringFile,
} from '@puquio/contract/containers'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import { shownFolders } from './folders-store.ts'

type ListQuery<Name extends keyof typeof containerRoutes> = (typeof containerRoutes)[Name] extends {
  query: infer Query extends z.ZodType
}
  ? z.output<Query>
  : never

const columns = sql`c.id, c.type, c.folder_id, c.name, s.media_type, s.bytes, c.version,
  v.made_at as changed_at, ${personName} as changed_by`
const from = sql`container_file c
  join container_version v on v.project_id = c.project_id and v.container_file_id = c.id and v.version = c.version
  join stored_file s on s.project_id = v.project_id and s.id = v.file_id
  join app_user u on u.id = v.made_by`

const groups = {
  image: raw("s.media_type like 'image/%'"),
  pdf: raw("s.media_type = 'application/pdf'"),
  document: raw("s.media_type like '%wordprocessingml%' or s.media_type like '%presentationml%'"),
  workbook: raw("s.media_type like '%spreadsheetml%'"),
}
const inGroup = (group: keyof typeof groups | undefined) => (group ? sql`(${groups[group]})` : null)

export async function listFiles(scope: ProjectScope, asked: ListQuery<'files'>) {
  const { type, folder, search } = asked
  const isEverywhere = Boolean(search) || asked.everywhere === true
  const where = allOf([
    sql`c.project_id = ${scope.projectId} and c.type = ${type} and c.binned_at is null`,
    sql`(c.folder_id is null or c.folder_id in (${shownFolders(scope, type)}))`,
    isEverywhere ? null : sql`c.folder_id is not distinct from ${folder ?? null}::int`,
    isEverywhere && folder !== undefined
      ? sql`c.folder_id in (${shownFolders(scope, type, folder)})`
      : null,
    search ? containsWords(raw('c.name'), search) : null,
    inGroup(asked.group),
  ])
  const keys = {
    name: raw('name_key(c.name)'),
    bytes: raw('s.bytes'),
    changedAt: raw('v.made_at'),
    changedBy: personName,
  }
  const order = orderBy(asked.sort, { keys, fallback: 'name', id: raw('c.id') })
  return readPage<ContainerFile>(scope.rows, { columns, from, where, order }, asked)
}

export async function listBin(scope: ProjectScope, asked: ListQuery<'bin'>) {
  const ofType = sql`project_id = ${scope.projectId} and type = ${asked.type} and binned_at is not null`
  const binned = sql`(
    select 'folder' as kind, id, name, binned_at, binned_by from container_folder where ${ofType}
    union all
    select 'file', id, name, binned_at, binned_by from container_file where ${ofType}
  ) b join app_user u on u.id = b.binned_by`
  const keys = { name: raw('name_key(b.name)'), binnedAt: raw('b.binned_at'), binnedBy: personName }
  const order = orderBy(asked.sort, { keys, fallback: '-binnedAt', id: raw('b.id') })
  const where = asked.search ? containsWords(raw('b.name'), asked.search) : raw('true')
  const shown = sql`b.kind, b.id, b.name, b.binned_at, ${personName} as binned_by`
  return readPage<BinnedItem>(scope.rows, { columns: shown, from: binned, where, order }, asked)
}

export async function listMonitoringFiles(
  scope: ProjectScope,
  asked: ListQuery<'monitoringFiles'>,
) {
  const where = allOf([
    sql`e.project_id = ${scope.projectId} and e.removed_at is null`,
    asked.search ? containsWords(raw("(s.name || ' ' || st.code)"), asked.search) : null,
    inGroup(asked.group),
  ])
  const keys = {
    name: raw('name_key(s.name)'),
    bytes: raw('s.bytes'),
    uploadedAt: raw('s.uploaded_at'),
    uploadedBy: personName,
    station: raw('st.code'),
  }
  const order = orderBy(asked.sort, { keys, fallback: '-uploadedAt', id: raw('s.id') })
  const list = {
    columns: sql`s.id, s.name, s.media_type, s.bytes, s.uploaded_at, ${personName} as uploaded_by,
      e.monitoring_id, m.plan_id, st.code as station`,
    from: sql`monitoring_evidence e
      join stored_file s on s.project_id = e.project_id and s.id = e.file_id
      join monitoring m on m.project_id = e.project_id and m.id = e.monitoring_id
      join station st on st.project_id = m.project_id and st.id = m.station_id
      join app_user u on u.id = s.uploaded_by`,
    where,
    order,
  }
  return readPage<MonitoringFile>(scope.rows, list, asked)
}

export type FileRow = {
  id: number
  type: ContainerType
  folderId: number | null
  name: string
  version: number
  isBinned: boolean
}

export async function findContainerFile(scope: ProjectScope, id: number): Promise<FileRow | null> {
  const [row] = await scope.rows<FileRow>(sql`
    select id, type, folder_id, name, version, binned_at is not null as is_binned
    from container_file where project_id = ${scope.projectId} and id = ${id}`)
  return row ?? null
}

/** Returns what a list shows of one file. */
export async function readFile(scope: ProjectScope, id: number): Promise<ContainerFile> {
  const [row] = await scope.rows<ContainerFile>(
    sql`select ${columns} from ${from} where c.project_id = ${scope.projectId} and c.id = ${id}`,
  )
  return row as ContainerFile
}

type Head = ContainerFile & { binnedAt: string | null }

export async function readDetail(
  scope: ProjectScope,
  id: number,
): Promise<ContainerFileDetail | null> {
  const [head] = await scope.rows<Head>(sql`
    select ${columns}, c.binned_at from ${from}
    where c.project_id = ${scope.projectId} and c.id = ${id}`)
  if (!head) return null
  const versions = await scope.rows<ContainerFileDetail['versions'][number]>(sql`
    select v.version, s.media_type, s.bytes, encode(s.sha256, 'hex') as sha256, v.restored_from,
      v.made_at, ${personName} as made_by
    from container_version v
    join stored_file s on s.project_id = v.project_id and s.id = v.file_id
    join app_user u on u.id = v.made_by
    where v.project_id = ${scope.projectId} and v.container_file_id = ${id} order by v.version desc`)
  const [newest, first] = [versions[0], versions.at(-1)]
  return {
    ...head,
    versions,
    sha256: newest?.sha256 ?? '',
    createdAt: first?.madeAt ?? head.changedAt,
    createdBy: first?.madeBy ?? head.changedBy,
  }
}

export type StoredVersion = {
  version: number
  fileId: number
  sha256: Buffer
  mediaType: string
  bytes: number
}

export async function findVersion(
  scope: ProjectScope,
  id: number,
  version: number,
): Promise<StoredVersion | null> {
  const [row] = await scope.rows<StoredVersion>(sql`
    select v.version, v.file_id, s.sha256, s.media_type, s.bytes
    from container_version v join stored_file s on s.project_id = v.project_id and s.id = v.file_id
    where v.project_id = ${scope.projectId} and v.container_file_id = ${id} and v.version = ${version}`)
  return row ?? null
}
