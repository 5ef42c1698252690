import type { UtmZone } from '@puquio/domain'
import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import { fromLonLat, getPointResolution, toLonLat } from 'ol/proj.js'
import { apply } from 'ol/transform.js'
import type { Scheme } from '../status/marks.ts'
import { type Grid, gridOf } from './grid.ts'

export type GridLook = { scheme: Scheme; locale: string; zone: UtmZone }

/** Coordinate lines over the map, their numbers along its upper and right edge as on a paper map. */
export const gridLayer = () => {
  const canvas = document.createElement('canvas')
  canvas.style.position = 'absolute'
  let look: GridLook = { scheme: 'light', locale: 'es-PE', zone: 18 }
  const layer = new Layer({
    render: (frame: FrameState) => {
      const pen = cleared(canvas, frame)
      const lines = pen && drawnLines(frame, look.zone)
      if (lines) {
        drawLines(pen, lines, look)
        drawNumbers(pen, lines, look, frame.size)
      }
      return canvas
    },
  })
  return {
    layer,
    setLook: (next: GridLook) => {
      look = next
      layer.changed()
    },
  }
}

type Pixel = { x: number; y: number }
type DrawnLine = { runs: 'north' | 'east'; value: number; unit: Grid['unit']; pixels: Pixel[] }

const palettes = {
  light: { line: 'rgb(27 30 37 / 0.16)', ink: '#4a525e', halo: 'rgb(255 255 255 / 0.85)' },
  dark: { line: 'rgb(216 221 228 / 0.16)', ink: '#aab2bd', halo: 'rgb(25 28 33 / 0.85)' },
} satisfies Record<Scheme, Record<string, string>>

const cleared = (canvas: HTMLCanvasElement, { size, pixelRatio }: FrameState) => {
  const [width = 0, height = 0] = size
  canvas.width = Math.round(width * pixelRatio)
  canvas.height = Math.round(height * pixelRatio)
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const pen = canvas.getContext('2d')
  pen?.scale(pixelRatio, pixelRatio)
  return pen
}

const drawnLines = (frame: FrameState, zone: UtmZone): DrawnLine[] => {
  const [west = 0, south = 0, east = 0, north = 0] = frame.extent ?? []
  const [westDeg = 0, southDeg = 0] = toLonLat([west, south])
  const [eastDeg = 0, northDeg = 0] = toLonLat([east, north])
  const { projection, resolution, center } = frame.viewState
  const metresPerPx = getPointResolution(projection, resolution, center)
  const { unit, lines } = gridOf({ westDeg, southDeg, eastDeg, northDeg, metresPerPx }, zone)
  return lines.map(({ runs, value, points }) => ({
    runs,
    value,
    unit,
    pixels: points.map(({ longitudeDeg, latitudeDeg }) => {
      const place = fromLonLat([longitudeDeg, latitudeDeg])
      const [x = 0, y = 0] = apply(frame.coordinateToPixelTransform, place)
      return { x, y }
    }),
  }))
}

const drawLines = (pen: CanvasRenderingContext2D, lines: DrawnLine[], { scheme }: GridLook) => {
  pen.beginPath()
  for (const { pixels } of lines)
    for (const [index, { x, y }] of pixels.entries())
      if (index === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
  pen.strokeStyle = palettes[scheme].line
  pen.stroke()
}

/** Room for the buttons, the northings and the foot, where no number is written. */
const [buttonsPx, sidePx, footPx, insetPx] = [56, 76, 28, 12]

const drawNumbers = (
  pen: CanvasRenderingContext2D,
  lines: DrawnLine[],
  { scheme, locale }: GridLook,
  [width = 0, height = 0]: number[],
) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 })
  pen.font = "500 11px 'Inter Variable', system-ui, sans-serif"
  pen.fillStyle = palettes[scheme].ink
  pen.strokeStyle = palettes[scheme].halo
  pen.lineWidth = 3
  pen.lineJoin = 'round'
  pen.textBaseline = 'middle'
  const write = (line: DrawnLine, x: number, y: number) => {
    pen.strokeText(numberOf(line, format), x, y)
    pen.fillText(numberOf(line, format), x, y)
  }
  for (const line of lines)
    if (line.runs === 'north') {
      const x = crossing(line.pixels, 'y', insetPx)
      pen.textAlign = 'center'
      if (x > buttonsPx && x < width - sidePx) write(line, x, insetPx)
    } else {
      const y = crossing(line.pixels, 'x', width)
      pen.textAlign = 'right'
      if (y > 2 * insetPx && y < height - footPx) write(line, width - 6, y)
    }
}

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
