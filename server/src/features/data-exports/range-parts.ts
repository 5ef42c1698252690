import { addMonths, firstOfMonth, lastOfMonth } from '@puquio/domain'
import type { Days, Selection } from './selection-store.ts'

/** A range of days, each of them in one of these. */
type Parts = {
  /** Whole years, open where the range is; null for none. */
  years: { from?: number; before?: number } | null
  /** The first days of the whole months of years that the range cuts. */
  months: string[]
  /** The days of at most two months that it cuts. */
  cut: Days[]
}

/** Splits a range into whole years, the whole months of those that it cuts, and the days of the months that it cuts. */
export function partsOf({ from, to }: Pick<Selection, 'from' | 'to'>): Parts {
  const startsWhole = from === undefined || from.endsWith('-01')
  const endsWhole = to === undefined || to === lastOfMonth(to)
  if (from !== undefined && to !== undefined && firstOfMonth(from) === firstOfMonth(to))
    return startsWhole && endsWhole
      ? { years: null, months: [from], cut: [] }
      : { years: null, months: [], cut: [{ from, to }] }
  const first = startsWhole ? from : addMonths(firstOfMonth(from), 1)
  const before = to === undefined ? undefined : addMonths(firstOfMonth(to), endsWhole ? 1 : 0)
  return {
    ...wholeParts(first, before),
    cut: [
      ...(startsWhole ? [] : [{ from, to: lastOfMonth(from) }]),
      ...(endsWhole ? [] : [{ from: firstOfMonth(to), to }]),
    ],
  }
}

/** Splits whole months, from a first one until before another. */
function wholeParts(
  first: string | undefined,
  before: string | undefined,
): Pick<Parts, 'years' | 'months'> {
  const fromYear = first === undefined ? undefined : yearOf(addMonths(first, 11))
  const beforeYear = before === undefined ? undefined : yearOf(before)
  if (fromYear !== undefined && beforeYear !== undefined && fromYear >= beforeYear)
    return { years: null, months: monthsFrom(first ?? '', before ?? '') }
  return {
    years: {
      ...(fromYear === undefined ? {} : { from: fromYear }),
      ...(beforeYear === undefined ? {} : { before: beforeYear }),
    },
    months: [
      ...(first === undefined ? [] : monthsFrom(first, januaryOf(addMonths(first, 11)))),
      ...(before === undefined ? [] : monthsFrom(januaryOf(before), before)),
    ],
  }
}

const yearOf = (on: string) => Number(on.slice(0, 4))
const januaryOf = (on: string) => `${on.slice(0, 4)}-01-01`

function monthsFrom(first: string, before: string): string[] {
  const months: string[] = []
  for (let month = first; month < before; month = addMonths(month, 1)) months.push(month)
  return months
}
