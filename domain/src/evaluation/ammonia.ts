const phs = [6, 6.5, 7, 7.5, 8, 8.5, 9, 10]
const temperaturesC = [0, 5, 10, 15, 20, 25, 30]

/** mg/L of NH3: a row for each temperature, a column for each pH. */
const limits = [
  [231, 73.0, 23.1, 7.32, 2.33, 0.749, 0.25, 0.042],
  [153, 48.3, 15.3, 4.84, 1.54, 0.502, 0.172, 0.034],
  [102, 32.4, 10.3, 3.26, 1.04, 0.343, 0.121, 0.029],
  [69.7, 22.0, 6.98, 2.22, 0.715, 0.239, 0.089, 0.026],
  [48.0, 15.2, 4.82, 1.54, 0.499, 0.171, 0.067, 0.024],
  [33.5, 10.6, 3.37, 1.08, 0.354, 0.125, 0.053, 0.022],
  [23.7, 7.5, 2.39, 0.767, 0.256, 0.094, 0.043, 0.021],
]

/**
 * Returns the limit of total ammonia (mg/L NH3) in fresh water for the pH and temperature of the same sample,
 * or null outside the table (pH 6 to 10, 0 to 30 °C). Between two steps the next higher one holds, of both.
 * Source: D.S. 004-2017-MINAM, Table 1 and its note, El Peruano 7 June 2017, page 17.
 */
export const ammoniaLimit = (ph: number, temperatureC: number): number | null => {
  if (ph < 6 || temperatureC < 0) return null
  const column = phs.findIndex((step) => step >= ph)
  const row = temperaturesC.findIndex((step) => step >= temperatureC)
  return limits[row]?.[column] ?? null
}

/** Every cell of the table, in the shape in which SQL compares: it holds up to both steps, above the ones before. */
export type AmmoniaCell = { ph: number; temperatureC: number; max: number }

/** Returns the cells of Table 1; of those with `ph >=` and `temperatureC >=` the sample's, the first holds. */
export const ammoniaCells = (): AmmoniaCell[] =>
  temperaturesC.flatMap((temperatureC, row) =>
    phs.map((ph, column) => ({ ph, temperatureC, max: limits[row]?.[column] as number })),
  )
