import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'

/** Results by where and what they are; nothing chosen means all. */
export type Selection = {
  components?: number[] | undefined
  subcomponents?: number[] | undefined
  stations?: number[] | undefined
  parameters?: number[] | undefined
  from?: string | undefined
  to?: string | undefined
}
export type Days = { from: string; to: string }

/** Returns the days of a selection, which an export must have in their right order. */
export function daysOf({ from, to }: Selection): Days {
  if (from === undefined || to === undefined) throw new Problem('EXPORT_RANGE_MISSING')
  requireOrder({ from, to })
  return { from, to }
}

/** Throws where the first day stands after the last. */
export function requireOrder({ from, to }: Selection): void {
  if (from !== undefined && to !== undefined && from > to) throw new Problem('EXPORT_RANGE_WRONG')
}

const isOneOf = (column: string, ids: readonly number[] | undefined): Sql | null => {
  if (!ids || ids.length === 0) return null
  const isListed = sql`${raw(column)} = any(${ids}::int[])`
  // 0 stands for none: null in samples, 0 in the counts.
  return ids.includes(0) ? sql`(${isListed} or ${raw(column)} is null)` : isListed
}

export type Columns = {
  component: string
  subcomponent: string
  station: string
  parameter: string
}

/** The choices but the days, over columns of these names. */
export const chosen = (selection: Selection, columns: Columns): Sql =>
  allOf([
    isOneOf(columns.component, selection.components),
    isOneOf(columns.subcomponent, selection.subcomponents),
    isOneOf(columns.station, selection.stations),
    isOneOf(columns.parameter, selection.parameters),
  ])

/** The choices over results `r` and their samples `s`. */
export const chosenResults = (selection: Selection): Sql =>
  chosen(selection, {
    component: 's.component_id',
    subcomponent: 's.subcomponent_id',
    station: 'r.station_id',
    parameter: 'r.parameter_id',
  })
