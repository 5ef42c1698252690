import { isCalendarDate, type PlanColumn, planColumns } from '@puquio/domain'

/** Pixels of each column; the sheet's row number stands before them. */
const widths: Partial<Record<PlanColumn, number>> = {
  component: 150,
  subcomponent: 190,
  miningComponent: 180,
  sourceType: 150,
  profile: 230,
  sample: 100,
  zone: 90,
  datum: 90,
  altitude: 110,
  standard: 170,
  observation: 320,
  stationName: 220,
}
export const rowNumberPx = 64
export const rowHeightPx = 36

export type GridColumn = {
  column: PlanColumn
  at: number
  leftPx: number
  widthPx: number
  isNumber: boolean
}

const numbers: readonly PlanColumn[] = ['easting', 'northing', 'altitude']

export const gridColumns: readonly GridColumn[] = planColumns.reduce<GridColumn[]>(
  (before, column, at) => {
    const last = before.at(-1)
    const leftPx = last ? last.leftPx + last.widthPx : rowNumberPx
    before.push({
      column,
      at,
      leftPx,
      widthPx: widths[column] ?? 130,
      isNumber: numbers.includes(column),
    })
    return before
  },
  [],
)

export const gridWidthPx = gridColumns.reduce((sum, { widthPx }) => sum + widthPx, rowNumberPx)

/** Formats a cell: dates of the sheet day first. */
export const shownCell = (text: string): string =>
  isCalendarDate(text) ? text.split('-').toReversed().join('/') : text

const shortLength = 60

/** A cell's text for a line about it; the cell and its title hold all of it. */
export const shortText = (text: string): string =>
  text.length > shortLength ? `${text.slice(0, shortLength).trimEnd()}…` : text
