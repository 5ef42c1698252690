import type { UtmZone } from '@puquio/domain'
import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import { fromLonLat, getPointResolution, toLonLat } from 'ol/proj.js'
import { apply } from 'ol/transform.js'
import type { Scheme } from '../../status/marks.ts'
import { gridOf } from './grid.ts'
import { type Box, type DrawnLine, gridNumbers } from './grid-numbers.ts'
import { mapFont } from '../marker.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'

/** What the stations and their codes take up, in a font of which this tells the width. */
export type TakenBoxes = (frame: FrameState, widthOf: (text: string) => number) => Box[]
export type GridLook = { scheme: Scheme; locale: string; zone: UtmZone }

/** Coordinate lines over the map, their numbers along its upper and right edge as on a paper map. */
export const gridLayer = (taken: TakenBoxes) => {
  const canvas = document.createElement('canvas')
  canvas.style.position = 'absolute'
  let look: GridLook = { scheme: 'light', locale: 'es-PE', zone: 18 }
  const layer = new Layer({
    render: (frame: FrameState) => {
      const pen = cleared(canvas, frame)
      const lines = pen && drawnLines(frame, look.zone)
      if (lines) {
        drawLines(pen, lines, look)
        drawNumbers(pen, lines, look, { frame, taken })
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
      const position = fromLonLat([longitudeDeg, latitudeDeg])
      const [x = 0, y = 0] = apply(frame.coordinateToPixelTransform, position)
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

const drawNumbers = (
  pen: CanvasRenderingContext2D,
  lines: DrawnLine[],
  { scheme, locale }: GridLook,
  { frame, taken }: { frame: FrameState; taken: TakenBoxes },
) => {
  pen.font = mapFont
  pen.fillStyle = palettes[scheme].ink
  pen.strokeStyle = palettes[scheme].halo
  pen.lineWidth = 3
  pen.lineJoin = 'round'
  pen.textBaseline = 'middle'
  const widthOf = (text: string) => pen.measureText(text).width
  const [width = 0, height = 0] = frame.size
  const format = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 })
  const sheet = { width, height, format, widthOf, taken: taken(frame, widthOf) }
  for (const { text, x, y, align } of gridNumbers(lines, sheet)) {
    pen.textAlign = align
    pen.strokeText(text, x, y)
    pen.fillText(text, x, y)
  }
}
