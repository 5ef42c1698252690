import type { ParameterPart } from './of-parameter.ts'

/** A moment with the result of each station, as its place among the station's columns. */
export type DateRow = { at: string; results: Map<number, number> }

/** The results of several stations by their moment, the newest first; two of one moment at a station are two rows. */
export function resultsByDate(series: ParameterPart['series']): DateRow[] {
  const rows = new Map<string, DateRow[]>()
  for (const [column, { at }] of series.entries())
    for (const [index, when] of at.entries()) {
      const known = rows.get(when) ?? []
      const free = known.find(({ results }) => !results.has(column))
      if (free) free.results.set(column, index)
      else rows.set(when, [...known, { at: when, results: new Map([[column, index]]) }])
    }
  return [...rows.values()]
    .flat()
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}
