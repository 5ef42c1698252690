import type { ContainerType } from '@puquio/contract/containers'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { shownFolders } from './folders-store.ts'

export type ArchivedFile = {
  id: number
  folderId: number | null
  name: string
  sha256: Buffer
  bytes: number
  changedAt: string
}

/** Returns the shown files of a type, of which `ids` picks some. */
export const listStored = (scope: ProjectScope, type: ContainerType, ids: number[] | null) =>
  scope.rows<ArchivedFile>(sql`
    select c.id, c.folder_id, c.name, s.sha256, s.bytes, v.made_at as changed_at
    from container_file c
    join container_version v on v.project_id = c.project_id and v.container_file_id = c.id and v.version = c.version
    join stored_file s on s.project_id = v.project_id and s.id = v.file_id
    where c.project_id = ${scope.projectId} and c.type = ${type} and c.binned_at is null
      and (c.folder_id is null or c.folder_id in (${shownFolders(scope, type)}))
      and (${ids}::int[] is null or c.id = any(${ids}::int[]))
    order by c.id`)
