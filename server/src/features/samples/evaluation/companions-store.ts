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
 * no pH, and a rejected one neither. Both are read at once: joined with each other they were compared row by row by a
 * planner that knows nothing of the table yet, as after a first import.
 */
export const companions = ({ projectId, stations, phId, temperatureId }: Companions): Sql => {
  if (stations.length === 0)
    return raw('cross join (select null::float8 as ph, null::float8 as temperature) a')
  return sql`
  left join (
    select r.sample_id, max(r.value) filter (where r.parameter_id = ${phId}) as ph,
      max(r.value) filter (where r.parameter_id = ${temperatureId}) as temperature
    from result r
    where r.project_id = ${projectId} and r.is_current and r.station_id = any(${stations}::int[])
      and r.parameter_id = any(${[phId, temperatureId]}::int[])
      and r.qualifier is null and r.value is not null and ${isUsable}
    group by r.sample_id having count(*) = 2) a
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
