import type { LevelAtInstant, Well } from '@puquio/contract/levels/levels'
import {
  bottomLevelM,
  distancesThrough,
  type PlanePoint,
  projectedOn,
  topLevelM,
  toUtm,
  type UtmZone,
  utmZones,
  zoneOf,
} from '@puquio/domain'
import type { SectionWell } from '@puquio/figures'

/** A well with its place in the plane of one zone, since a section may cross from one to the next. */
export type PlacedWell = { well: Well; at: PlanePoint }

export const placed = (wells: readonly Well[]): PlacedWell[] => {
  const zone = zoneOfWells(wells)
  return wells.flatMap((well) => {
    if (well.position === null) return []
    const { eastingM, northingM } = toUtm(well.position, zone)
    return [{ well, at: { eastM: eastingM, northM: northingM } }]
  })
}

/** That of the first well with a place. */
export const zoneOfWells = (wells: readonly Well[]): UtmZone => {
  const first = wells.find(({ position }) => position !== null)?.position
  return first ? zoneOf(first.longitudeDeg) : utmZones[1]
}

type Along = { well: Well; distanceM: number; offsetM: number }

/** The wells one after another: the line goes through each of them. */
export const alongWells = (wells: readonly PlacedWell[]): Along[] => {
  const distances = distancesThrough(wells.map(({ at }) => at))
  return wells.map(({ well }, index) => ({
    well,
    distanceM: distances[index] as number,
    offsetM: 0,
  }))
}

/** The wells near a line that was drawn, in their order along it. */
export const alongLine = (
  wells: readonly PlacedWell[],
  line: readonly PlanePoint[],
  withinM: number,
): Along[] =>
  wells
    .flatMap(({ well, at }) => {
      const along = projectedOn(line, at)
      return along && along.offsetM <= withinM ? [{ well, ...along }] : []
    })
    .toSorted((a, b) => a.distanceM - b.distanceM)

/** Later measurements than this one are of the same round; those of a well that is left alone are not waited for. */
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
export function lineOf(text: string | undefined): PlanePoint[] | null {
  const points = (text ?? '').split(';').flatMap((pair) => {
    const [eastM = Number.NaN, northM = Number.NaN] = pair.split(',').map(Number)
    return pair !== '' && Number.isFinite(eastM) && Number.isFinite(northM)
      ? [{ eastM, northM }]
      : []
  })
  return points.length > 1 ? points : null
}

export const lineText = (line: readonly PlanePoint[]): string =>
  line.map(({ eastM, northM }) => `${Math.round(eastM)},${Math.round(northM)}`).join(';')

/** The wells of a section as the figure takes them. */
export const sectionWells = (
  along: readonly Along[],
  levels: readonly LevelAtInstant[],
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
