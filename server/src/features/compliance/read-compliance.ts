import {
  type ComplianceAnswer,
  type ComplianceFilters,
  complianceMonthsMax,
} from '@puquio/contract/laboratory/compliance'
import { addMonths, firstOfMonth, monthOf, monthsBetween, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readCells, readParameters, readStations } from './compliance-store.ts'

/** Months that are shown without a choice. */
const usual = 12

/** Returns how results compare with their limits, by station, parameter and month; of a longer period the latest months. */
export async function readCompliance(
  scope: ProjectScope,
  filters: ComplianceFilters,
): Promise<ComplianceAnswer> {
  const months = monthsOf(filters, todayIn(scope.timeZone, scope.clock.now()).slice(0, 7))
  const [from, to] = [months[0], months.at(-1)]
  const cells =
    from === undefined || to === undefined ? [] : await readCells(scope, { ...filters, from, to })
  const of = (key: 'stationId' | 'parameterId') => [...new Set(cells.map((cell) => cell[key]))]
  return {
    months,
    stations: await readStations(scope, of('stationId')),
    parameters: await readParameters(scope, of('parameterId')),
    cells,
  }
}

function monthsOf({ from, to }: ComplianceFilters, thisMonth: string): string[] {
  const last = to ?? (from !== undefined && from > thisMonth ? from : thisMonth)
  const earliest = from ?? monthOf(addMonths(firstOfMonth(last), 1 - usual))
  return monthsBetween(earliest, last).slice(-complianceMonthsMax)
}
