import { fromUtm, type Geographic, toUtm, type UtmZone } from '@puquio/domain'

/** What of the earth is in sight, and how large. */
export type Sight = {
  westDeg: number
  southDeg: number
  eastDeg: number
  northDeg: number
  metresPerPx: number
}

export type GridLine = {
  /** Across the sight, from south to north or from west to east. */
  points: Geographic[]
  runs: 'north' | 'east'
  /** Kilometres of easting or northing, or degrees. */
  value: number
}

export type Grid = { unit: 'km' | '°'; lines: GridLine[] }

/** A grid of UTM kilometres at the scale of a mine; of degrees where the view is too wide for them. */
export const gridOf = (sight: Sight, zone: UtmZone): Grid => {
  const wantedM = wantedPx * sight.metresPerPx
  const stepM = utmStepsM.find((step) => step >= wantedM)
  return stepM === undefined
    ? { unit: '°', lines: degreeLines(sight, wantedM) }
    : { unit: 'km', lines: utmLines(sight, zone, stepM) }
}

/** Lines stand at least this far apart. */
const wantedPx = 90
const utmStepsM = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
const stepsDeg = [1, 2, 5, 10]
const metresPerDeg = 111_000

const utmLines = (sight: Sight, zone: UtmZone, stepM: number): GridLine[] => {
  const edge = edgeOf(sight).map((point) => toUtm(point, zone))
  const [west, east] = rangeOf(edge.map(({ eastingM }) => eastingM))
  const [south, north] = rangeOf(edge.map(({ northingM }) => northingM))
  const at = (eastingM: number, northingM: number) => fromUtm({ eastingM, northingM, zone })
  return [
    ...multiples(west, east, stepM).map((eastingM) => ({
      points: parts(south, north).map((northingM) => at(eastingM, northingM)),
      runs: 'north' as const,
      value: eastingM / 1000,
    })),
    ...multiples(south, north, stepM).map((northingM) => ({
      points: parts(west, east).map((eastingM) => at(eastingM, northingM)),
      runs: 'east' as const,
      value: northingM / 1000,
    })),
  ]
}

const degreeLines = (sight: Sight, wantedM: number): GridLine[] => {
  const { westDeg, southDeg, eastDeg, northDeg } = sight
  const stepDeg = stepsDeg.find((step) => step * metresPerDeg >= wantedM) ?? 10
  return [
    ...multiples(westDeg, eastDeg, stepDeg).map((longitudeDeg) => ({
      points: [southDeg, northDeg].map((latitudeDeg) => ({ latitudeDeg, longitudeDeg })),
      runs: 'north' as const,
      value: longitudeDeg,
    })),
    ...multiples(southDeg, northDeg, stepDeg).map((latitudeDeg) => ({
      points: [westDeg, eastDeg].map((longitudeDeg) => ({ latitudeDeg, longitudeDeg })),
      runs: 'east' as const,
      value: latitudeDeg,
    })),
  ]
}

const edgeOf = ({ westDeg, southDeg, eastDeg, northDeg }: Sight): Geographic[] =>
  [westDeg, (westDeg + eastDeg) / 2, eastDeg].flatMap((longitudeDeg) =>
    [southDeg, (southDeg + northDeg) / 2, northDeg].map((latitudeDeg) => ({
      latitudeDeg,
      longitudeDeg,
    })),
  )

const rangeOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
]

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    // Avoids -0.
    first + index === 0 ? 0 : (first + index) * step,
  )
}

/** A UTM line is slightly bent on the map: eight straight pieces follow it within a pixel. */
const parts = (from: number, to: number): number[] =>
  Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8)
