import { type Found, foundMax } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import { containsWords } from '../../platform/db/contains-words.ts'
import { foundRank, type Ranked } from '../../platform/db/found-rank.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'

/** Returns devices in service, by serial and name; each is shown by its graph. */
export async function findDevices(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'devices'>>[]> {
  const rank = foundRank({ code: raw('d.serial'), name: raw('d.name'), text })
  const rows = await scope.rows<{ id: number; title: string; detail: string; rank: number }>(sql`
    select d.id, d.name as title, d.serial as detail, ${rank} as rank
    from device d where d.project_id = ${scope.projectId} and d.retired_at is null
      and ${containsWords(raw("concat_ws(' ', d.serial, d.name, d.field_number)"), text)}
    order by rank, name_key(d.name), d.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'device',
    opens: addressOf('ModiGraph', { id: row.id, modi: row.detail }),
  }))
}

/** Returns profiles of devices, by name, maker and model. */
export async function findProfiles(
  scope: ProjectScope,
  text: string,
): Promise<Ranked<Found<'deviceProfiles'>>[]> {
  const rows = await scope.rows<{ id: number; title: string; detail: string; rank: number }>(sql`
    select p.id, p.name as title, concat_ws(' ', p.maker, p.model) as detail,
      ${foundRank({ name: raw('p.name'), text })} as rank
    from device_profile p where p.project_id = ${scope.projectId}
      and ${containsWords(raw("concat_ws(' ', p.name, p.maker, p.model)"), text)}
    order by rank, name_key(p.name), p.id limit ${foundMax}`)
  return rows.map((row) => ({
    ...row,
    kind: 'device-profile',
    opens: addressOf('ModiProfiles', { profile: row.id }),
  }))
}
