import { type FoundKind, foundMax } from '@puquio/contract/start/search'
import { nameKey } from '@puquio/domain'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { containsWords } from '../../platform/db/contains-words.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

export type FoundRow = {
  kind: FoundKind
  id: number
  title: string
  detail: string
  /** 0 a code that begins with the text, 1 a name that does, 2 one that contains its words. */
  rank: number
}

/** Stations in use, by code or name. */
export const findStations = (scope: ProjectScope, text: string) =>
  scope.rows<FoundRow>(sql`
    select 'station' as kind, s.id, s.code as title, s.name as detail,
      ${rankOf({ code: raw('s.code'), name: raw('s.name'), text })} as rank
    from station s
    where s.project_id = ${scope.projectId} and s.retired_at is null
      and ${containsWords(raw("(s.code || ' ' || s.name)"), text)}
    order by rank, name_key(s.code), s.id limit ${foundMax}`)

/** Plans that are not annulled, by name. */
export const findPlans = (scope: ProjectScope, text: string) =>
  scope.rows<FoundRow>(sql`
    select 'plan' as kind, p.id, p.name as title, '' as detail, ${rankOf({ name: raw('p.name'), text })} as rank
    from plan p
    where p.project_id = ${scope.projectId} and p.annulled_at is null and ${containsWords(raw('p.name'), text)}
    order by rank, name_key(p.name), p.id limit ${foundMax}`)

/** Members who have come to the project, by name or e-mail; for its administrator alone. */
export const findMembers = (scope: ProjectScope, text: string) =>
  scope.rows<FoundRow>(sql`
    select 'person' as kind, u.id, ${personName} as title, u.email as detail,
      ${rankOf({ name: personName, text })} as rank
    from project_member m join app_user u on u.id = m.user_id
    where m.project_id = ${scope.projectId} and u.deleted_at is null
      and not exists (select from awaited_guest g where g.project_id = m.project_id and g.user_id = m.user_id)
      and ${containsWords(sql`concat_ws(' ', ${personName}, u.email)`, text)}
    order by rank, name_key(${personName}), u.id limit ${foundMax}`)

const begins = (column: Sql, text: string): Sql =>
  sql`starts_with(name_key(${column}), ${nameKey(text)})`

const rankOf = ({ code, name, text }: { code?: Sql; name: Sql; text: string }): Sql => sql`case
  when ${code ? begins(code, text) : raw('false')} then 0
  when ${begins(name, text)} then 1 else 2 end`
