import { type Found, foundMax } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { foundRank, type Ranked } from '../../../platform/db/found-rank.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

/** Returns stations in use, by code or name. */
export async function findStations(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'reference'>>[]> {
  const rows = await scope.rows<{ id: number; title: string; detail: string; rank: number }>(sql`
    select s.id, s.code as title, s.name as detail,
      ${foundRank({ code: raw('s.code'), name: raw('s.name'), text })} as rank
    from station s
    where s.project_id = ${scope.projectId} and s.retired_at is null
      and ${containsWords(raw("(s.code || ' ' || s.name)"), text)}
    order by rank, name_key(s.code), s.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'station',
    opens: addressOf('ReferenceData', { list: 'stations', search: { search: row.title } }),
  }))
}
