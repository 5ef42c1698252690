import type { SeriesResult } from '@puquio/contract/laboratory/series'
import type { GraphVariable } from '@puquio/contract/modi/readings'
import { convert, findUnit, zonedInstant } from '@puquio/domain'
import type { LaboratoryPoint } from '../../../widgets/graph/lines/shown-line.ts'

/**
 * A laboratory's results in the unit of the variable that measures the same, at noon of the day of the sample. None where
 * the units do not turn into each other; non-detects have no place on a line.
 */
export const laboratoryPoints = (
  results: readonly Pick<SeriesResult, 'sampledOn' | 'value' | 'qualifier' | 'text'>[],
  { unit, parameter }: Pick<GraphVariable, 'unit' | 'parameter'>,
  timeZone: string,
): LaboratoryPoint[] => {
  const [from, to] = [findUnit(parameter?.unit ?? ''), findUnit(unit)]
  const isSame = parameter?.unit === unit
  if (!isSame && (from === null || to === null)) return []
  return results.flatMap(({ sampledOn, value, qualifier, text }) => {
    if (value === null || qualifier !== null) return []
    const converted = isSame || from === null || to === null ? { value } : convert(value, from, to)
    if (!('value' in converted)) return []
    const atMs = Date.parse(zonedInstant(sampledOn, '12:00', timeZone))
    return [{ atMs, value: converted.value, text }]
  })
}
