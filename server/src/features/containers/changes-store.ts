import type { ContainerType } from '@puquio/contract/containers'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FileRow } from './files-store.ts'

type Place = { type: ContainerType; folderId: number | null }

/** Names of the files right in a folder, as nameKey has them. */
export async function fileNamesIn(scope: ProjectScope, { type, folderId }: Place) {
  const rows = await scope.rows<{ name: string }>(sql`
    select name_key(name) as name from container_file
    where project_id = ${scope.projectId} and type = ${type} and binned_at is null
      and folder_id is not distinct from ${folderId}::int`)
  return new Set(rows.map(({ name }) => name))
}

export async function findNamed(
  scope: ProjectScope,
  { type, folderId }: Place,
  name: string,
): Promise<Pick<FileRow, 'id' | 'version'> | null> {
  const [row] = await scope.rows<Pick<FileRow, 'id' | 'version'>>(sql`
    select id, version from container_file
    where project_id = ${scope.projectId} and type = ${type} and binned_at is null
      and folder_id is not distinct from ${folderId}::int and name_key(name) = name_key(${name})`)
  return row ?? null
}

export async function insertContainerFile(
  scope: ProjectScope,
  { type, folderId, name }: Place & { name: string },
): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into container_file (project_id, type, folder_id, name)
    values (${scope.projectId}, ${type}, ${folderId}, ${name}) returning id`)
  return row?.id ?? 0
}

type NewVersion = { id: number; version: number; fileId: number; restoredFrom?: number }

export const insertVersion = (
  scope: ProjectScope,
  { id, version, fileId, restoredFrom }: NewVersion,
) =>
  scope.rows(sql`
    insert into container_version
      (project_id, container_file_id, version, file_id, restored_from, made_at, made_by)
    values (${scope.projectId}, ${id}, ${version}, ${fileId}, ${restoredFrom ?? null},
      ${scope.clock.now()}, ${scope.userId})`)

export const setVersion = (scope: ProjectScope, id: number, version: number) =>
  scope.rows(sql`
    update container_file set version = ${version}
    where project_id = ${scope.projectId} and id = ${id}`)

export const updateFile = (
  scope: ProjectScope,
  id: number,
  { name, folderId }: Pick<FileRow, 'name' | 'folderId'>,
) =>
  scope.rows(sql`
    update container_file set name = ${name}, folder_id = ${folderId}
    where project_id = ${scope.projectId} and id = ${id}`)

export const setFileBinned = (scope: ProjectScope, id: number, isBinned: boolean) =>
  scope.rows(sql`
    update container_file set binned_at = ${isBinned ? scope.clock.now() : null},
      binned_by = ${isBinned ? scope.userId : null}
    where project_id = ${scope.projectId} and id = ${id}`)
