import type { Grid } from './grid.ts'

export type Pixel = { x: number; y: number }
export type DrawnLine = {
  runs: 'north' | 'east'
  value: number
  unit: Grid['unit']
  pixels: Pixel[]
}
/** What something else on the map takes up, in pixels. */
export type Box = { left: number; right: number; top: number; bottom: number }
export type GridNumber = Pixel & { text: string; align: 'center' | 'right' }

type Sheet = {
  width: number
  height: number
  format: Intl.NumberFormat
  widthOf: (text: string) => number
  /** Stations with their codes: a number under them would be read as part of a code. */
  taken: readonly Box[]
}

/** The numbers of the lines along the upper and right edge, where nothing stands in their way. */
export const gridNumbers = (lines: readonly DrawnLine[], sheet: Sheet): GridNumber[] => {
  const { width, height, format, widthOf, taken } = sheet
  return lines
    .map((line): GridNumber => {
      const text = numberOf(line, format)
      return line.runs === 'north'
        ? { text, x: crossing(line.pixels, 'y', insetPx), y: insetPx, align: 'center' }
        : { text, x: width - edgePx, y: crossing(line.pixels, 'x', width), align: 'right' }
    })
    .filter(({ x, y, align }) =>
      align === 'center'
        ? x > buttonsPx && x < width - sidePx
        : y > 2 * insetPx && y < height - footPx,
    )
    .filter((number) => {
      const box = boxOf(number, widthOf(number.text))
      return !taken.some((other) => overlap(box, other))
    })
}

/** Room for the buttons, the northings and the foot, where no number is written. */
const [buttonsPx, sidePx, footPx, insetPx, edgePx] = [56, 76, 28, 12, 6]
/** Half a line of 11 px, and its halo. */
const halfHeightPx = 8

const boxOf = ({ x, y, align }: GridNumber, widthPx: number): Box => {
  const left = align === 'center' ? x - widthPx / 2 : x - widthPx
  return { left, right: left + widthPx, top: y - halfHeightPx, bottom: y + halfHeightPx }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** 371 km E, 8783 km N, −76°. */
const numberOf = ({ runs, value, unit }: DrawnLine, format: Intl.NumberFormat): string =>
  unit === '°'
    ? `${format.format(value).replace('-', '−')}°`
    : `${format.format(value)}\u202fkm ${runs === 'north' ? 'E' : 'N'}`

/** Where a line meets a row (y) or a column (x) of pixels, on the other axis; NaN where it does not. */
const crossing = (pixels: Pixel[], axis: 'x' | 'y', at: number): number => {
  const other = axis === 'x' ? 'y' : 'x'
  for (const [index, b] of pixels.entries()) {
    const a = pixels[index - 1]
    if (a === undefined || (a[axis] - at) * (b[axis] - at) > 0) continue
    const share = a[axis] === b[axis] ? 0 : (at - a[axis]) / (b[axis] - a[axis])
    return a[other] + share * (b[other] - a[other])
  }
  return Number.NaN
}
