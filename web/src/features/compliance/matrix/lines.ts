import type { ComplianceAnswer, ComplianceCell } from '@puquio/contract/laboratory/compliance'
import {
  addCounts,
  type ComplianceCounts,
  type Language,
  noCounts,
  parameterTitle,
} from '@puquio/domain'
import type { ComplianceRows } from '../search.ts'

export type Line = {
  key: string
  name: string
  /** What the row is of: a station, a parameter, or one at the other. */
  stationId: number | undefined
  parameterId: number | undefined
  counts: Map<string, ComplianceCounts>
  total: ComplianceCounts
}

/** The rows of a matrix, in the order of stations and parameters: those with results. */
export function linesOf(
  answer: ComplianceAnswer,
  rows: ComplianceRows,
  language: Language,
): Line[] {
  const { cells, stations, parameters } = answer
  const keyOf = ({ stationId, parameterId }: Pick<ComplianceCell, 'stationId' | 'parameterId'>) =>
    rows === 'station'
      ? `${stationId}`
      : rows === 'parameter'
        ? `${parameterId}`
        : `${stationId} ${parameterId}`
  const byKey = Map.groupBy(cells, keyOf)
  const places = stations.flatMap((station) =>
    parameters.map((parameter) => ({ station, parameter })),
  )
  const lines = new Map<string, Line>()
  for (const { station, parameter } of places) {
    const key = keyOf({ stationId: station.id, parameterId: parameter.id })
    const own = byKey.get(key)
    if (lines.has(key) || !own) continue
    const title = parameterTitle(parameter, language)
    lines.set(key, {
      key,
      name: { station: station.code, parameter: title, both: `${station.code} · ${title}` }[rows],
      stationId: rows === 'parameter' ? undefined : station.id,
      parameterId: rows === 'station' ? undefined : parameter.id,
      counts: countsByMonth(own),
      total: own.reduce<ComplianceCounts>(addCounts, noCounts),
    })
  }
  if (rows !== 'parameter') return [...lines.values()]
  const order = new Map(parameters.map(({ id }, at) => [id, at]))
  const rank = ({ parameterId = 0 }: Line) => order.get(parameterId) ?? 0
  return [...lines.values()].toSorted((one, other) => rank(one) - rank(other))
}

export function countsByMonth(cells: readonly ComplianceCell[]): Map<string, ComplianceCounts> {
  const counts = new Map<string, ComplianceCounts>()
  for (const cell of cells)
    counts.set(cell.month, addCounts(counts.get(cell.month) ?? noCounts, cell))
  return counts
}
