import type { ScheduleMonth } from '@puquio/contract/schedule'
import { addDays, daysInMonth, firstOfMonth, statusesByUrgency } from '@puquio/domain'
import type { Kind } from './search.ts'

export type Cell = ScheduleMonth['cells'][number]
export type NamedStation = { id: number; code: string; name: string }

/** A line of the table: a station, and its monitorings of each day, the most urgent first. */
export type MonthRow = {
  station: NamedStation
  byDay: ReadonlyMap<number, readonly Cell[]>
  /** A monitoring and its reschedules are one, due on the latest date; the omitted ones are not due. */
  due: number
  done: number
}

/** Stations with something in the month, in the order in which they are given. */
export const monthRows = (
  cells: readonly Cell[],
  stations: readonly NamedStation[],
): MonthRow[] => {
  const byStation = Map.groupBy(cells, ({ stationId }) => stationId)
  return stations.flatMap((station) => {
    const own = byStation.get(station.id)
    if (!own) return []
    const byDay = Map.groupBy(own.toSorted(byUrgency), ({ day }) => day)
    return [{ station, byDay, due: own.filter(isDue).length, done: own.filter(isDone).length }]
  })
}

export const isOfKind = (cell: Cell, kind: Kind | undefined): boolean => {
  if (kind === undefined) return true
  if (kind === 'additional') return cell.type === 'additional'
  if (kind === 'mishaps') return cell.isMishap
  if (kind === 'withoutSample') return cell.withoutSample
  return cell.status === kind
}

export type Day = {
  day: number
  on: string
  isWeekend: boolean
  isMonday: boolean
  isToday: boolean
}

export const daysOf = (month: string, today: string): Day[] =>
  Array.from({ length: daysInMonth(month) }, (_, index) => {
    const on = addDays(firstOfMonth(month), index)
    const weekday = new Date(on).getUTCDay()
    return {
      day: index + 1,
      on,
      isWeekend: weekday === 0 || weekday === 6,
      isMonday: weekday === 1,
      isToday: on === today,
    }
  })

const isDue = ({ status }: Cell) => status !== 'rescheduled' && status !== 'omitted'
const isDone = ({ status }: Cell) => status === 'done'
const byUrgency = (a: Cell, b: Cell) =>
  statusesByUrgency.indexOf(a.status) - statusesByUrgency.indexOf(b.status) || a.id - b.id
