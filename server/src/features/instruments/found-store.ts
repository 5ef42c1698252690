import { type Found, foundMax } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import { containsWords } from '../../platform/db/contains-words.ts'
import { foundRank, type Ranked } from '../../platform/db/found-rank.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { searched } from './columns-store.ts'

/** Returns instruments in use, searched as the list searches them. */
export async function findInstruments(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'instruments'>>[]> {
  const rows = await scope.rows<{ id: number; title: string; detail: string; rank: number }>(sql`
    select i.id, i.name as title, concat_ws(' · ', n.name, i.year) as detail,
      ${foundRank({ name: raw('i.name'), text })} as rank
    from instrument i join mining_unit n on n.project_id = i.project_id and n.id = i.mining_unit_id
    where i.project_id = ${scope.projectId} and i.retired_at is null
      and ${containsWords(searched, text)}
    order by rank, name_key(i.name), i.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'instrument',
    opens: addressOf('Instrument', { instrumentId: row.id }),
  }))
}
