type HeldLimit = {
  station_id: number
  parameter_id: number
  ammonia_table: string | null
  is_difference: boolean
}

/** Stations and parameters of limits, by which the planner finds their results. */
export type Places = { stations: number[]; parameters: number[] }

/** Returns of which stations and parameters limits in force are: all of them, the differences, those of ammonia in fresh water. */
export const placesOf = (held: string) => {
  const limits = JSON.parse(held) as HeldLimit[]
  const of = (some: readonly HeldLimit[]): Places => ({
    stations: [...new Set(some.map((one) => one.station_id))],
    parameters: [...new Set(some.map((one) => one.parameter_id))],
  })
  return {
    all: of(limits),
    differences: of(limits.filter((one) => one.is_difference)),
    ammonia: of(limits.filter((one) => one.ammonia_table === 'fresh-water')),
  }
}
