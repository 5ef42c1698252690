import type { Language, NamingAct } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { Problem } from '../../../platform/problem.ts'
import { deleteAlias, saveAlias } from '../../parameters/service.ts'
import { saveNamedStations } from '../../reference/service.ts'
import { type ListNames, namesOf, type ResultLists } from '../check/lists.ts'

/** Refuses an id that the project does not have: the rows would only wait again. */
export function refuseUnknownEntry(field: string, act: NamingAct, lists: ResultLists): void {
  const names = namesOf(lists)
  const isKnown =
    act.kind === 'unit'
      ? names.unitOf(act.unit) !== null
      : field === 'station'
        ? names.stationOf(act.id) !== null
        : isSampleField(field)
          ? ofSample[field].known(names)(act.id) !== null
          : names.byId(act.id) !== null
  if (!isKnown) throw new Problem('NOT_FOUND')
}

/** What a sample is of, by the field that names it. */
const ofSample = {
  campaign: {
    find: (names: ListNames) => names.campaign,
    known: (names: ListNames) => names.campaignOf,
    column: raw('campaign_id'),
  },
  laboratory: {
    find: (names: ListNames) => names.laboratory,
    known: (names: ListNames) => names.laboratoryOf,
    column: raw('laboratory_id'),
  },
}
const isSampleField = (field: string): field is keyof typeof ofSample => field in ofSample

type Named = { field: string; name: string; act: NamingAct; lists: ResultLists }

/**
 * Makes a text another name of an entry of the project; a name that means something already keeps its meaning. Returns
 * the alias that was made, null where another call made it.
 */
export async function keepAlias(
  scope: ProjectScope,
  { field, name, act, lists }: Named,
  language: Language,
): Promise<number | null> {
  const { projectId } = scope
  const names = namesOf(lists)
  if (act.kind === 'unit') {
    if (names.unit(name) !== null) throw new Problem('IMPORT_ANSWER_NOT_POSSIBLE')
    const [made] = await scope.rows<{ id: number }>(sql`
      insert into name_alias (project_id, kind, name, unit)
      values (${projectId}, 'unit', ${name}, ${names.unitOf(act.unit)}) on conflict do nothing returning id`)
    return made?.id ?? null
  }
  if (isSampleField(field)) {
    const { find, column } = ofSample[field]
    if (find(names)(name) !== null) throw new Problem('IMPORT_ANSWER_NOT_POSSIBLE')
    const [made] = await scope.rows<{ id: number }>(sql`
      insert into name_alias (project_id, kind, name, ${column}) values (${projectId}, ${field}, ${name}, ${act.id})
      on conflict do nothing returning id`)
    return made?.id ?? null
  }
  if (field === 'station') {
    if (names.station(name) !== null) throw new Problem('IMPORT_ANSWER_NOT_POSSIBLE')
    const [made] = await scope.rows<{ id: number }>(sql`
      insert into name_alias (project_id, kind, name, station_id) values (${projectId}, 'station', ${name}, ${act.id})
      on conflict do nothing returning id`)
    return made?.id ?? null
  }
  const key = lists.parameters.find(({ id }) => id === act.id)?.key ?? ''
  return saveAlias(scope, { parameterId: act.id, key, name }, language)
}

/** Deletes the alias that an answer made. */
export async function deleteKeptAlias(
  scope: ProjectScope,
  { field, aliasId }: { field: string; aliasId: number },
): Promise<void> {
  if (field === 'parameter') return deleteAlias(scope, aliasId)
  await scope.rows(
    sql`delete from name_alias where project_id = ${scope.projectId} and id = ${aliasId}`,
  )
}

/** Accepts the value of rows that wait because a saved result has another one: they become new versions. */
export const setNewVersion = (scope: ProjectScope, key: string, position: number | null) =>
  scope.rows(sql`
    update result_import_row set adds_version = true
    where project_id = ${scope.projectId} and key = ${key} and held @> '[{"reason": "duplicate-in-part"}]'
      and (${position}::int is null or position = ${position}::int)`)

/** Makes the stations of these codes that rows name and the project does not have, each by its first row with coordinates. */
export const saveNewStations = (
  scope: ProjectScope,
  key: string,
  codes: readonly string[],
): Promise<number> =>
  saveNamedStations(
    scope,
    sql`select distinct on (station_key(r.new_station ->> 'code')) r.new_station as station
      from result_import_row r
      where r.project_id = ${scope.projectId} and r.key = ${key} and r.new_station is not null
        and station_key(r.new_station ->> 'code') in (select station_key(code) from unnest(${codes}::text[]) code)
        and not exists (select from station s where s.project_id = r.project_id
          and station_key(s.code) = station_key(r.new_station ->> 'code'))
      order by station_key(r.new_station ->> 'code'), r.new_station ->> 'point' is null, r.position`,
  )
