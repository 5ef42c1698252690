import type { ListedLaboratoryFile } from '@puquio/contract/laboratory/laboratory-links'
import type { LinkOfScope, ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

const listedMax = 50

const columns = sql`i.key, i.file_name,
  case when i.handed_in_at is not null then 'handed-in' else i.state end as state,
  coalesce(i.handed_in_values, (i.counted #>> '{rows,values}')::int, 0) as values,
  coalesce(i.handed_in_held, (i.counted #>> '{rows,held}')::int, 0) as held, i.handed_in_at`
/** Files that were handed in keep the counts of that moment: the laboratory does not see what became of them. */
const filesWhere = (scope: ProjectScope, link: LinkOfScope, condition: Sql) => sql`
  select ${columns} from result_import i
  where i.project_id = ${scope.projectId} and i.link_id = ${link.id} and ${condition}
  order by i.created_at desc limit ${listedMax}`

export const listFiles = (
  scope: ProjectScope,
  link: LinkOfScope,
): Promise<ListedLaboratoryFile[]> =>
  scope.rows<ListedLaboratoryFile>(filesWhere(scope, link, sql`true`))

export async function findHandedIn(scope: ProjectScope, link: LinkOfScope, key: string) {
  const [row] = await scope.rows<ListedLaboratoryFile>(
    filesWhere(scope, link, sql`i.key = ${key} and i.handed_in_at is not null`),
  )
  return row ?? null
}
