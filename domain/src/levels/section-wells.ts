import { type Gradient, hydraulicGradient, type PlaneLevel } from './gradient.ts'
import { distancesThrough, type PlanePoint, projectedOn } from './section-line.ts'
import { bottomLevelM, topLevelM, type WellPlace } from './sounding.ts'
import { type Geographic, toUtm, type UtmZone, utmZones, zoneOf } from '../geography/utm.ts'

/** A well of a section, in the order of the line; metres, levels above sea. */
export type SectionWell = {
  id: number
  name: string
  /** Along the line. */
  distanceM: number
  terrainM: number
  topM: number
  bottomM: number
  screen: { topM: number; bottomM: number } | null
  /** Null where it is not known then. */
  levelM: number | null
  isDry: boolean
}

type Sited = { position: Geographic | null }
/** A well with its place in the plane of one zone, since a section may cross from one to the next. */
export type PlacedWell<W> = { well: W; at: PlanePoint }

export const placed = <W extends Sited>(wells: readonly W[]): PlacedWell<W>[] => {
  const zone = zoneOfWells(wells)
  return wells.flatMap((well) => {
    if (well.position === null) return []
    const { eastingM, northingM } = toUtm(well.position, zone)
    return [{ well, at: { eastM: eastingM, northM: northingM } }]
  })
}

/** That of the first well with a place. */
export const zoneOfWells = (wells: readonly Sited[]): UtmZone => {
  const first = wells.find(({ position }) => position !== null)?.position
  return first ? zoneOf(first.longitudeDeg) : utmZones[1]
}

export type AlongWell<W> = { well: W; distanceM: number; offsetM: number }

/** The wells one after another: the line goes through each of them. */
export const alongWells = <W>(wells: readonly PlacedWell<W>[]): AlongWell<W>[] => {
  const distances = distancesThrough(wells.map(({ at }) => at))
  return wells.map(({ well }, index) => ({
    well,
    distanceM: distances[index] as number,
    offsetM: 0,
  }))
}

/** The wells near a line that was drawn, in their order along it. */
export const alongLine = <W>(
  wells: readonly PlacedWell<W>[],
  line: readonly PlanePoint[],
  withinM: number,
): AlongWell<W>[] =>
  wells
    .flatMap(({ well, at }) => {
      const along = projectedOn(line, at)
      return along && along.offsetM <= withinM ? [{ well, ...along }] : []
    })
    .toSorted((a, b) => a.distanceM - b.distanceM)

/** Wells whose newest level is this close to the latest of all were measured in the same round; older ones are left out. */
const roundMs = 45 * 86_400_000

/**
 * The last moment at which all of these wells have a level: the earliest of their newest ones, but for wells that were not
 * measured within 45 days of the last. Null where none was.
 */
export function lastCommon(newest: readonly (string | null)[]): string | null {
  const known = newest.flatMap((at) => (at === null ? [] : [Date.parse(at)]))
  const last = Math.max(...known)
  const common = Math.min(...known.filter((at) => last - at <= roundMs))
  return Number.isFinite(common) ? `${new Date(common).toISOString().slice(0, 19)}Z` : null
}

/** The line of an address: `easting,northing;…`; null where it has not two points. */
export function sectionLineOf(text: string | undefined): PlanePoint[] | null {
  const points = (text ?? '').split(';').flatMap((pair) => {
    const [eastM = Number.NaN, northM = Number.NaN] = pair.split(',').map(Number)
    return pair !== '' && Number.isFinite(eastM) && Number.isFinite(northM)
      ? [{ eastM, northM }]
      : []
  })
  return points.length > 1 ? points : null
}

export const sectionLineText = (line: readonly PlanePoint[]): string =>
  line.map(({ eastM, northM }) => `${Math.round(eastM)},${Math.round(northM)}`).join(';')

type Drilled = WellPlace & {
  id: number
  name: string
  screenFromM: number | null
  screenToM: number | null
}
type LevelThen = { wellId: number; levelM: number | null; isDry: boolean }

/** The wells of a section as the figure takes them. */
export const sectionWells = (
  along: readonly AlongWell<Drilled>[],
  levels: readonly LevelThen[],
): SectionWell[] => {
  const byId = new Map(levels.map((one) => [one.wellId, one]))
  return along.map(({ well, distanceM }) => {
    const { levelM = null, isDry = false } = byId.get(well.id) ?? {}
    const { terrainLevelM, screenFromM, screenToM } = well
    return {
      id: well.id,
      name: well.name,
      distanceM,
      terrainM: terrainLevelM,
      topM: topLevelM(well),
      bottomM: bottomLevelM(well),
      screen:
        screenFromM === null || screenToM === null
          ? null
          : { topM: terrainLevelM - screenFromM, bottomM: terrainLevelM - screenToM },
      levelM,
      isDry,
    }
  })
}

/** The gradient of three wells by their levels at an instant; not known where one of them is dry or has no level then. */
export function gradientOfWells(
  wells: readonly PlacedWell<{ id: number }>[],
  levels: readonly LevelThen[],
): Gradient | { problem: 'unknown' } {
  const byId = new Map(levels.map((one) => [one.wellId, one]))
  const [one, two, three] = wells.flatMap(({ well, at }): PlaneLevel[] => {
    const level = byId.get(well.id)
    return level && level.levelM !== null && !level.isDry ? [{ ...at, levelM: level.levelM }] : []
  })
  if (!one || !two || !three) return { problem: 'unknown' }
  return hydraulicGradient([one, two, three])
}
