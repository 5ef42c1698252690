import type { Well } from '@puquio/contract/levels/levels'
import { depthOfWell } from '@puquio/contract/levels/shown-wells'
import { wellStates } from '@puquio/domain'
import { parseSort } from '../../ui/table/column.ts'

const valueOf: Record<string, (well: Well) => number | string | null> = {
  name: ({ name }) => name,
  state: ({ state }) => wellStates.indexOf(state),
  levelM: ({ newest }) => newest?.levelM ?? null,
  depthM: depthOfWell,
  change30M: ({ change30M }) => change30M,
  at: ({ newest }) => newest?.at ?? null,
}

/** What is not known stands last, whichever way. */
export function sorted(wells: readonly Well[], sort: string | undefined): Well[] {
  const by = parseSort(sort)
  const of = by && valueOf[by.key]
  if (!of) return [...wells]
  return wells.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order =
      typeof a === 'string' ? a.localeCompare(String(b), 'es', { numeric: true }) : a - Number(b)
    return by.isDescending ? -order : order
  })
}
