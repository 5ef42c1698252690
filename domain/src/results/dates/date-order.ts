import type { DateOrder } from '../../date-text.ts'
import { addEvidence, type Evidence, noEvidence } from '../evidence.ts'
import type { CellText } from '../cell-text.ts'
import { remembering } from '../../remembering.ts'
import { splitMoment } from './read-time.ts'

/** What dates of one shape in a column say about their order; 1/14/19 and 14/1/2019 differ in shape. */
export type DateGroup = {
  /** Year first: 26-03-04 and 26-03-28, where what would be the year changes more often than the day. */
  order: DateOrder | 'mixed' | 'undecided' | 'year-first'
  evidence: Record<DateOrder, Evidence>
  /** Dates as 4/3/2026, which the group settles or leaves ambiguous. */
  open: Evidence
}

/** The order of day and month in a column, group by group: by the separator and the digits of the year. */
export type ColumnDates = {
  order: DateOrder | 'mixed' | 'undecided'
  stated: DateOrder | null
  groups: Readonly<Record<string, DateGroup>>
  /**
   * Whether a spreadsheet of the other order seems to have turned texts into dates: all its dates have a day
   * that could be a month, and none of the texts left has. 6/10/2019 became 10 June, 17/3/2019 stayed a text.
   */
  isConverted: boolean
}

/**
 * Collects the dates of a column whose cells come one after the other, and reads their order, with the rows (counted from 0)
 * that show it. Dates that came from two programs differ in shape, and each shape has an order of its own.
 */
export const dateCollector = () => {
  const groups = new Map<string, ReturnType<typeof emptyGroup>>()
  const days = { swappable: 0, fixed: 0 }
  const digitsOf = remembering(digitDate)
  const dayOf = remembering((text) =>
    isoDay.test(text) ? (otherDay(text) ? 'swappable' : 'fixed') : null,
  )
  return {
    look(cell: CellText, row: number): void {
      if (typeof cell === 'number' || cell.length > 80) return
      const day = dayOf(cell)
      if (day) days[day]++
      const digits = digitsOf(cell)
      if (!digits) return
      const group = groups.get(digits.shape) ?? emptyGroup()
      groups.set(digits.shape, group)
      const order = clearOrder(digits)
      // Two are enough to settle a shape.
      if (order && group.seen[order].size < datesInMixed)
        group.seen[order].add(`${digits.first}/${digits.second}/${digits.year}`)
      if (digits.year.length === 2) {
        remember(group.firsts, digits.first)
        remember(group.years, Number(digits.year))
      }
      if (order) addEvidence(group.evidence[order], row)
      else if (digits.first !== digits.second) addEvidence(group.open, row)
    },
    read(stated: DateOrder | null = null): ColumnDates {
      const all = [...groups.values()]
      const order = agreed(
        all.some((one) => one.evidence['day-first'].count > 0),
        all.some((one) => one.evidence['month-first'].count > 0),
      )
      const settled = [...groups].map(([shape, group]): [string, DateGroup] => [
        shape,
        {
          order: orderOf(group, order === 'mixed'),
          evidence: group.evidence,
          open: group.open,
        },
      ])
      const isConverted =
        days.swappable > 0 &&
        days.fixed === 0 &&
        order !== 'undecided' &&
        all.every((one) => one.open.count === 0)
      return { order, stated, groups: Object.fromEntries(settled), isConverted }
    },
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}/

/** Returns the date with day and month changed over; null where that is none, or the same. */
export const otherDay = (text: string): string | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  return year !== '' && month !== day && Number(day) <= 12 ? `${year}-${day}-${month}` : null
}

/** A date of digits with its year last. */
export type DigitDate = { first: number; second: number; year: string; shape: string }

/** Returns the parts of 4/3/2026 and 04-03-26, with or without a time; null for other texts. */
export const digitDate = (text: string): DigitDate | null => {
  const [, first = '', separator = '', second = '', year = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(splitMoment(text).date) ?? []
  if (year === '') return null
  return {
    first: Number(first),
    second: Number(second),
    year,
    shape: `${separator}${year.length}`,
  }
}

/** The only order in which a date of digits can be read; null where both can, or none. */
export const clearOrder = ({ first, second }: DigitDate): DateOrder | null => {
  const isDayFirst = first >= 13 && first <= 31 && second >= 1 && second <= 12
  const isMonthFirst = second >= 13 && second <= 31 && first >= 1 && first <= 12
  if (isDayFirst) return 'day-first'
  return isMonthFirst ? 'month-first' : null
}

/**
 * Returns the order in which a date is read; null where nothing settles it. What can be read in one way only is
 * read so, unless all others of its shape have the other order: then it is a slip.
 */
export const orderOfDate = (
  date: DigitDate,
  dates: DateOrder | ColumnDates | undefined,
): DateOrder | null => {
  const clear = clearOrder(date)
  // 7/7/2014 is the same in both.
  const only = clear ?? (date.first === date.second ? 'day-first' : null)
  if (dates === undefined) return only
  if (typeof dates === 'string') return dates
  const group = dates.groups[date.shape]
  const shown = group?.order ?? 'undecided'
  if (shown === 'mixed') return only
  if (shown === 'year-first') return dates.stated
  if (dates.stated === null) return shown === 'undecided' ? only : shown
  // A shape whose dates all contradict the stated order is read where it is clear, and held back elsewhere.
  return shown === 'undecided' || shown === dates.stated ? dates.stated : only
}

/** In a column of two orders, a shape needs two different dates to settle its own. */
const datesInMixed = 2

const emptyGroup = () => ({
  evidence: { 'day-first': noEvidence(), 'month-first': noEvidence() },
  open: noEvidence(),
  seen: { 'day-first': new Set<string>(), 'month-first': new Set<string>() },
  firsts: new Set<number>(),
  years: new Set<number>(),
})

const remember = (numbers: Set<number>, number: number) => {
  if (numbers.size < 100) numbers.add(number)
}

const agreed = (isDayFirst: boolean, isMonthFirst: boolean): ColumnDates['order'] => {
  if (isDayFirst && isMonthFirst) return 'mixed'
  if (isDayFirst) return 'day-first'
  return isMonthFirst ? 'month-first' : 'undecided'
}

const orderOf = (
  { evidence, seen, firsts, years }: ReturnType<typeof emptyGroup>,
  isMixedColumn: boolean,
): DateGroup['order'] => {
  if (years.size > firsts.size) return 'year-first'
  const order = agreed(evidence['day-first'].count > 0, evidence['month-first'].count > 0)
  if (!isMixedColumn || order === 'mixed' || order === 'undecided') return order
  return seen[order].size >= datesInMixed ? order : 'undecided'
}
