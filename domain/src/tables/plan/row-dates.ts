import { seriesMax } from '../../limits.ts'
import type { Seasons } from '../../monitoring/seasons.ts'
import { isLongerThan, seriesDates } from '../../monitoring/series.ts'
import type { Refuse } from '../cell-problems.ts'
import type { PlanColumn } from './columns.ts'
import type { ListedFrequency } from './lists.ts'

/** The dates of a row as read; undefined where the cell was not accepted. */
export type RowDates = {
  estimatedOn: string | null | undefined
  frequency: ListedFrequency | null | undefined
  startsOn: string | null | undefined
  endsOn: string | null | undefined
}

/**
 * One estimated date, or a series of a frequency from start to end. Beside a single date a frequency only
 * gives its window (docs/decisions/006-import-judges-cells-in-one-place.md).
 */
export const datesOfRow = (
  given: RowDates,
  seasons: Seasons,
  refuse: Refuse<PlanColumn>,
): string[] => {
  const { estimatedOn, frequency, startsOn, endsOn } = given
  const ends = [startsOn, endsOn]
  if (estimatedOn !== null) {
    if (ends.some((one) => one !== null)) refuse('estimatedOn', 'date-or-series')
    return estimatedOn === undefined ? [] : [estimatedOn]
  }
  if (frequency === null && ends.every((one) => one === null)) {
    refuse('estimatedOn', 'date-or-series')
    return []
  }
  const blank = (['frequency', 'startsOn', 'endsOn'] as const).filter(
    (column) => given[column] === null,
  )
  for (const column of blank) refuse(column, 'series-incomplete')
  if (!frequency || !startsOn || !endsOn) return []
  if (endsOn < startsOn) {
    refuse('endsOn', 'series-order')
    return []
  }
  const series = { frequency: frequency.rule, startsOn, endsOn, seasons }
  if (!isLongerThan(series, seriesMax)) return seriesDates(series, seriesMax)
  refuse('endsOn', 'series-too-long', { max: seriesMax })
  return []
}
