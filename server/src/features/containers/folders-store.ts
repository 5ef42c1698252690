import type {
  ContainerFolder,
  ContainerType,
  folderChange,
  folderInput,
} from '@puquio/contract/containers'
import type { z } from 'zod'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { assignmentsOf, columnsOf, valuesOf, type Written } from '../../platform/db/written.ts'

export type FolderRow = {
  id: number
  type: ContainerType
  parentId: number | null
  name: string
  isBinned: boolean
}

type NewFolder = Pick<FolderRow, keyof z.output<typeof folderInput>>
type EditedFolder = Pick<FolderRow, keyof z.output<typeof folderChange>>

const edited = ({ name, parentId }: EditedFolder): Written<EditedFolder> => ({
  name: { name },
  parentId: { parent_id: parentId },
})
const written = ({ type, ...rest }: NewFolder): Written<NewFolder> => ({
  type: { type },
  ...edited(rest),
})

/** Changes of a project's containers wait for each other: names and trees rest on what others write. */
export const lockContainers = (scope: ProjectScope) => lock(scope, 'containers', scope.projectId)

/** Folders that are neither in the bin nor in a folder of it, as `(id)`; those below `start` where it is given. */
export const shownFolders = ({ projectId }: ProjectScope, type: ContainerType, start?: number) => {
  const first: Sql = start === undefined ? sql`parent_id is null` : sql`id = ${start}`
  return sql`
    with recursive shown as (
      select id from container_folder
      where project_id = ${projectId} and type = ${type} and binned_at is null and ${first}
      union all
      select f.id from container_folder f join shown on shown.id = f.parent_id
      where f.project_id = ${projectId} and f.binned_at is null
    ) select id from shown`
}

export const listFolders = (scope: ProjectScope, type: ContainerType) =>
  scope.rows<ContainerFolder>(sql`
    select f.id, f.parent_id, f.name,
      (select count(*)::int from container_file c
        where c.project_id = f.project_id and c.folder_id = f.id and c.binned_at is null)
      + (select count(*)::int from container_folder c
        where c.project_id = f.project_id and c.parent_id = f.id and c.binned_at is null) as items
    from container_folder f
    where f.project_id = ${scope.projectId} and f.id in (${shownFolders(scope, type)})
    order by name_key(f.name), f.id`)

export async function findFolder(scope: ProjectScope, id: number): Promise<FolderRow | null> {
  const [row] = await scope.rows<FolderRow>(sql`
    select id, type, parent_id, name, binned_at is not null as is_binned
    from container_folder where project_id = ${scope.projectId} and id = ${id}`)
  return row ?? null
}

/** Returns whether a folder of the type is shown: another one, or one in the bin, is as good as none. */
export async function isShown(scope: ProjectScope, type: ContainerType, id: number) {
  const rows = await scope.rows<{ id: number }>(
    sql`select id from (${shownFolders(scope, type)}) s where id = ${id}`,
  )
  return rows.length > 0
}

export async function countFolders(scope: ProjectScope, type: ContainerType): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from container_folder
    where project_id = ${scope.projectId} and type = ${type} and binned_at is null`)
  return row?.count ?? 0
}

/** Names of the folders right in a folder, as nameKey has them. */
export async function folderNamesIn(
  scope: ProjectScope,
  type: ContainerType,
  parentId: number | null,
): Promise<Set<string>> {
  const rows = await scope.rows<{ name: string }>(sql`
    select name_key(name) as name from container_folder
    where project_id = ${scope.projectId} and type = ${type} and binned_at is null
      and parent_id is not distinct from ${parentId}::int`)
  return new Set(rows.map(({ name }) => name))
}

export async function insertFolder(
  scope: ProjectScope,
  folder: NewFolder,
): Promise<ContainerFolder> {
  const fields = written(folder)
  const [row] = await scope.rows<ContainerFolder>(sql`
    insert into container_folder (project_id, ${columnsOf(fields)}, created_at, created_by)
    values (${scope.projectId}, ${valuesOf(fields)}, ${scope.clock.now()}, ${scope.userId})
    returning id, parent_id, name, 0 as items`)
  return row as ContainerFolder
}

export const updateFolder = (scope: ProjectScope, id: number, folder: EditedFolder) =>
  scope.rows(sql`
    update container_folder set ${assignmentsOf(edited(folder))}
    where project_id = ${scope.projectId} and id = ${id}`)

export const setFolderBinned = (scope: ProjectScope, id: number, isBinned: boolean) =>
  scope.rows(sql`
    update container_folder set binned_at = ${isBinned ? scope.clock.now() : null},
      binned_by = ${isBinned ? scope.userId : null}
    where project_id = ${scope.projectId} and id = ${id}`)
