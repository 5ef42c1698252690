import { type AmmoniaCell, ammoniaCells } from '@puquio/domain'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { isUsable } from '../quality/rejected-store.ts'

type Companions = {
  projectId: number
  /** At which a limit follows from them. */
  stations: readonly number[]
  phId: number | null
  temperatureId: number | null
}

/**
 * Returns the join of pH and temperature of the same sample, both or none, as columns of `a`: plain numbers, since "<6" is
 * no pH, and a rejected one neither. By its stations the planner finds them, whether it joins by loops or by hashes.
 */
export const companions = ({ projectId, stations, phId, temperatureId }: Companions): Sql => {
  if (stations.length === 0)
    return raw('cross join (select null::float8 as ph, null::float8 as temperature) a')
  const plain = (id: number | null) => sql`(
    select r.sample_id, r.value from result r
    where r.project_id = ${projectId} and r.is_current and r.station_id = any(${stations}::int[]) and r.parameter_id = ${id}
      and r.qualifier is null and r.value is not null and ${isUsable})`
  return sql`
  left join (
    select p.sample_id, p.value as ph, t.value as temperature
    from ${plain(phId)} p join ${plain(temperatureId)} t on t.sample_id = p.sample_id) a
    on a.sample_id = case when l.ammonia_table = 'fresh-water' then r.sample_id end`
}

/** The steps of the table, negative and in their order, so that `width_bucket` counts those at or above a number. */
const stepsOf = (key: 'ph' | 'temperatureC') =>
  [...new Set(ammoniaCells().map((cell) => -cell[key]))].toSorted((one, other) => one - other)

const maxAt = (ph: number, temperatureC: number) =>
  ammoniaCells().find((cell: AmmoniaCell) => cell.ph === -ph && cell.temperatureC === -temperatureC)
    ?.max
const maxima = stepsOf('temperatureC').map(
  (temperatureC) =>
    `{${stepsOf('ph')
      .map((ph) => maxAt(ph, temperatureC))
      .join()}}`,
)
const array = (of: readonly unknown[]) => `'{${of.join()}}'::float8[]`

/** `ammoniaLimit` of `domain`: the cell of the next higher step of both; null outside the table. */
export const ammoniaMax: Sql =
  raw(`case when a.ph >= 6 and a.temperature >= 0 then (${array(maxima)})[
    width_bucket(-a.temperature, ${array(stepsOf('temperatureC'))})][
    width_bucket(-a.ph, ${array(stepsOf('ph'))})] end`)
