import { addDays, matches, placed, spansPlane, zonedInstant } from '@puquio/domain'
import type { BoardFilters, PanelSettings } from '../boards/panels.ts'
import type { Well } from './levels.ts'

/** Lines that one tells apart in a figure. */
export const drawnWellsMax = 12
const firstDrawn = 4

/** Those that were chosen, in their order; the first ones that have levels where none was. */
export function chosenOf(wells: readonly Well[], ids: readonly number[] | undefined): Well[] {
  const byId = new Map(wells.map((well) => [well.id, well]))
  const chosen = (ids ?? []).flatMap((id) => byId.get(id) ?? []).slice(0, drawnWellsMax)
  if (chosen.length > 0) return chosen
  return wells.filter(({ newest }) => newest !== null).slice(0, firstDrawn)
}

type Filters = { search?: string | undefined; states?: readonly string[] | undefined }

/** The wells that a list shows. */
export const filteredWells = (wells: readonly Well[], { search, states = [] }: Filters): Well[] =>
  wells.filter(
    ({ name, station, state }) =>
      (search === undefined || matches(`${name} ${station.code} ${station.name}`, search)) &&
      (states.length === 0 || states.includes(state)),
  )

/** From the top of the pipe down to the water; negative where it stands above. */
export const depthOfWell = ({ newest, terrainLevelM, stickUpM }: Well): number | null =>
  newest === null ? null : terrainLevelM + stickUpM - newest.levelM

/** The wells of a section: those that were chosen, else the first ones with levels, one at each place. */
export function sectionWellsOf(wells: readonly Well[], ids: readonly number[] | undefined): Well[] {
  if (ids !== undefined && ids.length > 0) return chosenOf(wells, ids)
  const places = new Set<string>()
  const apart = wells.filter(({ newest, position }) => {
    if (newest === null || position === null) return false
    const place = `${position.longitudeDeg} ${position.latitudeDeg}`
    if (places.has(place)) return false
    places.add(place)
    return true
  })
  return apart.slice(0, firstDrawn)
}

/** The wells of a panel: those of the reader's stations before those that the board names. */
export function wellsShown(
  wells: readonly Well[],
  settings: Pick<PanelSettings, 'wells'>,
  { stations = [] }: Pick<BoardFilters, 'stations'>,
): Well[] {
  if (stations.length === 0) return chosenOf(wells, settings.wells)
  return wells.filter(({ stationId }) => stations.includes(stationId)).slice(0, drawnWellsMax)
}

/**
 * The three wells of a gradient: those that were chosen; else the first three that hold water and lie in no line, of a
 * section before all others.
 */
export function gradientWells(
  all: readonly Well[],
  through: readonly Well[],
  ids: readonly number[] | undefined,
): Well[] {
  if (ids !== undefined)
    return [...new Set(ids)]
      .flatMap((id) => all.find((well) => well.id === id && well.position !== null) ?? [])
      .slice(0, 3)
  const holdsWater = ({ state }: Well) => state !== 'dry' && state !== 'unmeasured'
  const wells = [...new Map([...through, ...all].map((well) => [well.id, well])).values()]
  const some = placed(wells.filter(holdsWater)).slice(0, drawnWellsMax)
  for (const [index, first] of some.entries())
    for (const [next, second] of some.slice(index + 1).entries())
      for (const third of some.slice(index + next + 2)) {
        const three = [first, second, third] as const
        if (spansPlane(three.map(({ at }) => at))) return three.map(({ well }) => well)
      }
  return some.slice(0, 3).map(({ well }) => well)
}

export type LevelPeriod = { from: string; to: string; fromMs: number; toMs: number }
type Days = { from?: string | undefined; to?: string | undefined }

/** Two years are shown where no days are chosen. */
const usualDays = 730

/** The instants of a period of days: of two years until today where it has no ends. */
export function levelPeriod(days: Days, today: string, timeZone: string): LevelPeriod {
  const until = days.to ?? today
  const since = days.from ?? addDays(until, -usualDays)
  const [first, last] = since <= until ? [since, until] : [until, since]
  const [from, to] = [
    zonedInstant(first, '00:00', timeZone),
    zonedInstant(addDays(last, 1), '00:00', timeZone),
  ]
  return { from, to, fromMs: Date.parse(from), toMs: Date.parse(to) }
}
