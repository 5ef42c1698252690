import type { containerRoutes, UnfinishedUpload } from '@puquio/contract/containers'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import { nameInProject } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../../platform/db/sql.ts'

type ListQuery = z.output<typeof containerRoutes.unfinishedUploads.query>

/** Of everybody in the project: for its ADMINs alone. */
export function listUnfinishedUploads(scope: ProjectScope, query: ListQuery) {
  const keys = {
    name: raw('name_key(c.name)'),
    bytes: raw('c.bytes'),
    beganAt: raw('c.created_at'),
    beganBy: nameInProject,
  }
  return readPage<UnfinishedUpload>(
    scope.rows,
    {
      columns: sql`c.id, c.name, c.bytes, c.created_at as began_at, ${nameInProject} as began_by`,
      from: sql`container_upload c join app_user u on u.id = c.user_id`,
      where: allOf([
        sql`c.project_id = ${scope.projectId} and c.type = ${query.type} and c.container_file_id is null`,
        query.search ? containsWords(raw('c.name'), query.search) : null,
      ]),
      order: orderBy(query.sort, { keys, fallback: 'beganAt', id: raw('c.id') }),
    },
    query,
  )
}

/** Returns an unfinished upload of whoever began it. */
export async function findUnfinished(
  scope: ProjectScope,
  id: string,
): Promise<{ id: string } | null> {
  const [row] = await scope.rows<{ id: string }>(sql`
    select id from container_upload
    where project_id = ${scope.projectId} and id = ${id} and container_file_id is null`)
  return row ?? null
}
