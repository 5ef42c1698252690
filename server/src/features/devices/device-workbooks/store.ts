import {
  type Fraction,
  keysOf,
  type Matrix,
  nameKey,
  projectParameterFinder,
  stationKey,
  type Text,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { KnownThings } from './check-devices.ts'

type Parameter = {
  id: number
  key: string
  name: Text
  symbol: string
  fraction: Fraction | null
  matrix: Matrix
  unit: string
  aliases: string[]
}

export async function readKnown(scope: ProjectScope): Promise<KnownThings> {
  const devices = await scope.rows<{ serial: string }>(
    sql`select lower(serial) as serial from device where project_id = ${scope.projectId}`,
  )
  const stations = await scope.rows<{ id: number; code: string; isRetired: boolean }>(sql`
    select id, code, retired_at is not null as is_retired from station where project_id = ${scope.projectId}`)
  const profiles = await scope.rows<{ id: number; name: string }>(
    sql`select id, name from device_profile where project_id = ${scope.projectId} order by name_key(name)`,
  )
  const parameters = await scope.rows<Parameter>(sql`
    select p.id, p.key, p.name, p.symbol, p.fraction, p.matrix, p.unit, array(select a.name from parameter_alias a
      where a.project_id = p.project_id and a.parameter_id = p.id) as aliases
    from parameter p where p.project_id = ${scope.projectId} and p.retired_at is null`)
  const byKey = new Map(parameters.map((one) => [one.key, one]))
  const find = projectParameterFinder(parameters)
  return {
    serials: new Set(devices.map(({ serial }) => serial)),
    stations: new Map(stations.map((station) => [stationKey(station.code), station])),
    profiles: new Map(profiles.map((profile) => [nameKey(profile.name), profile])),
    parameters: (text) => keysOf(find(text)).flatMap((key) => byKey.get(key) ?? []),
  }
}
