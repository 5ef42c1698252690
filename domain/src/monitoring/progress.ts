import { monthOf } from '../dates.ts'

/** The last monitoring of a chain of reschedules, with the date in force. */
export type ProgressUnit = {
  estimatedOn: string
  isDone: boolean
  isOmitted: boolean
  isOnTime: boolean
}

export type ProgressIndicator = {
  done: number
  /** The denominator: units that the indicator asks for, without the omitted ones. */
  due: number
  /** Those of the done that were done within their window. */
  onTime: number
  omitted: number
  /** done / due; null, shown as a dash, where nothing is due. */
  ratio: number | null
}

export type Progress = {
  general: ProgressIndicator
  untilNow: ProgressIndicator
  monthly: ProgressIndicator
}

/**
 * Month is YYYY-MM. The formulas stand in docs/formulas.md. The server computes it in SQL
 * (server/src/features/monitorings/progress-store.ts); `progress` and `unitsOf` are the test oracle.
 */
export const progress = (
  units: readonly ProgressUnit[],
  today: string,
  month: string,
): Progress => ({
  general: indicator(units),
  untilNow: indicator(units.filter((unit) => unit.estimatedOn <= today)),
  monthly: indicator(units.filter((unit) => monthOf(unit.estimatedOn) === month)),
})

/**
 * Reduces each chain of reschedules to its last monitoring, which has the date in force. Expects whole
 * chains: each monitoring is rescheduled at most once.
 */
export const unitsOf = <
  M extends { id: number | string; rescheduledFromId: number | string | null },
>(
  monitorings: readonly M[],
): M[] => {
  const rescheduled = new Set(monitorings.map((monitoring) => monitoring.rescheduledFromId))
  return monitorings.filter((monitoring) => !rescheduled.has(monitoring.id))
}

const indicator = (units: readonly ProgressUnit[]): ProgressIndicator => {
  const done = units.filter((unit) => unit.isDone)
  const omitted = units.filter((unit) => unit.isOmitted && !unit.isDone).length
  const due = units.length - omitted
  return {
    done: done.length,
    due,
    onTime: done.filter((unit) => unit.isOnTime).length,
    omitted,
    ratio: due === 0 ? null : done.length / due,
  }
}
