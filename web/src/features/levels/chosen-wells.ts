import type { Well } from '@puquio/contract/levels/levels'
import { wellStates } from '@puquio/domain'
import { parseSort } from '../../ui/table/column.ts'
import { matches } from '../../ui/fields/fold.ts'

/** From the top of the pipe down to the water; negative where it stands above. */
export const depthToWaterM = ({ newest, terrainLevelM, stickUpM }: Well): number | null =>
  newest === null ? null : terrainLevelM + stickUpM - newest.levelM

type Filters = { search: string | undefined; states: readonly string[] | undefined }

export const filtered = (wells: readonly Well[], { search, states }: Filters): Well[] =>
  wells.filter(
    ({ name, station, state }) =>
      (search === undefined || matches(`${name} ${station.code} ${station.name}`, search)) &&
      (states === undefined || states.length === 0 || states.includes(state)),
  )

const valueOf: Record<string, (well: Well) => number | string | null> = {
  name: ({ name }) => name,
  state: ({ state }) => wellStates.indexOf(state),
  levelM: ({ newest }) => newest?.levelM ?? null,
  depthM: depthToWaterM,
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
