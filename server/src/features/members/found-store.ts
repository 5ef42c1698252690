import { type Found, foundMax } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import { containsWords } from '../../platform/db/contains-words.ts'
import { foundRank, type Ranked } from '../../platform/db/found-rank.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Returns members who have come to the project, by name or e-mail; for its administrators alone. */
export async function findMembers(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'members'>>[]> {
  const { projectId } = scope
  const rows = await scope.rows<{ id: number; title: string; detail: string; rank: number }>(sql`
    select u.id, ${personName} as title, u.email as detail, ${foundRank({ name: personName, text })} as rank
    from project_member m join app_user u on u.id = m.user_id
    where m.project_id = ${projectId} and u.deleted_at is null
      and not exists (select from awaited_guest g where g.project_id = m.project_id and g.user_id = m.user_id)
      and ${containsWords(sql`concat_ws(' ', ${personName}, u.email)`, text)}
    order by rank, name_key(${personName}), u.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'person',
    opens: addressOf('ProjectUserList', { projectId, search: { search: row.detail } }),
  }))
}
