import { type Box, placeBoxes } from '@puquio/figures'

/** Pixels of a station's mark with its code, which no picture covers. */
const mark = { width: 34, height: 30 }

type Sized = { width: number; height: number }

/**
 * Where the middles of pictures stand whose stations are at these pixels: above them, or, where two would cover each other, the
 * later one at the nearest free place.
 */
export const figurePlaces = (
  figures: readonly Sized[],
  stations: readonly { x: number; y: number }[],
): { x: number; y: number }[] =>
  placeBoxes(
    figures.map(({ width, height }, index): Box => {
      const { x = 0, y = 0 } = stations[index] ?? {}
      return { x, y: y - (mark.height + height) / 2 - 2, width, height }
    }),
    { taken: stations.map((station) => ({ ...station, ...mark })) },
  )

export type Padding = [top: number, right: number, bottom: number, left: number]

/** Between a picture and the edge of the map. */
const edge = 8

/**
 * The padding with which a map shows its stations and their pictures whole. `stationsAt` gives the pixels of the stations where
 * the map has this padding: how far pictures reach beyond them follows from the scale, which follows from the padding, so
 * that it is found in a few rounds. At most half of the map is padding.
 */
export function paddingAround(
  figures: readonly Sized[],
  least: Padding,
  size: Sized,
  stationsAt: (padding: Padding) => readonly { x: number; y: number }[],
): Padding {
  let padding = least
  if (figures.length === 0) return padding
  for (let round = 0; round < 4; round += 1) {
    const stations = stationsAt(padding)
    const [left, right] = ends(stations.map(({ x }) => x))
    const [top, bottom] = ends(stations.map(({ y }) => y))
    const boxes = figurePlaces(figures, stations).map((at, index) => {
      const { width, height } = figures[index] ?? { width: 0, height: 0 }
      return { ...at, width: width / 2 + edge, height: height / 2 + edge }
    })
    const reach: Padding = [
      Math.max(...boxes.map(({ y, height }) => top - y + height)),
      Math.max(...boxes.map(({ x, width }) => x + width - right)),
      Math.max(...boxes.map(({ y, height }) => y + height - bottom)),
      Math.max(...boxes.map(({ x, width }) => left - x + width)),
    ]
    const side = (at: number, of: number) =>
      Math.min(of / 4, Math.max(least[at] ?? 0, padding[at] ?? 0, reach[at] ?? 0))
    padding = [side(0, size.height), side(1, size.width), side(2, size.height), side(3, size.width)]
  }
  return padding
}

const ends = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
