import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { parseSort } from '../../ui/table/column.ts'

type SortKey = 'sampledOn' | 'station' | 'errorPercent' | 'tdsMgL'

/** All samples of the diagrams are here: they are sorted here, too. */
export function sorted(
  samples: readonly AnalysedSample[],
  sort: string | undefined,
  stationOf: (sample: AnalysedSample) => string,
): readonly AnalysedSample[] {
  const asked = parseSort(sort)
  const order: Record<SortKey, (a: AnalysedSample, b: AnalysedSample) => number> = {
    sampledOn: (a, b) => a.sampledOn.localeCompare(b.sampledOn),
    station: (a, b) => stationOf(a).localeCompare(stationOf(b), 'es', { numeric: true }),
    errorPercent: (a, b) => Math.abs(a.errorPercent) - Math.abs(b.errorPercent),
    tdsMgL: (a, b) => a.tdsMgL - b.tdsMgL,
  }
  const compare = order[(asked?.key ?? 'sampledOn') as SortKey]
  const inOrder = samples.toSorted((a, b) => compare(a, b) || a.id - b.id)
  return asked?.isDescending ? inOrder.toReversed() : inOrder
}
