import type { Scheme } from '../status/marks.ts'
import { mapMarks } from './map-marks.ts'
import type { MapStatus } from './map-status.ts'

export type MarkerLook = {
  status: MapStatus | null
  ring: string
  scheme: Scheme
  isChosen: boolean
}

export const markerSizePx = 30
/** Of codes and of the grid's numbers. */
export const mapFont = "500 11px 'Inter Variable', system-ui, sans-serif"

/** A station: its status' mark on a disc of the page's colour, in a ring of its mining component's. */
export const drawMarker = ({ status, ring, scheme, isChosen }: MarkerLook): HTMLCanvasElement => {
  const { canvas, pen } = sheet(markerSizePx, markerSizePx)
  const middle = markerSizePx / 2
  if (isChosen) disc(pen, middle, 14.5, chosenColors[scheme])
  disc(pen, middle, 12.5, pages[scheme])
  disc(pen, middle, 11.5, ring)
  disc(pen, middle, 9, pages[scheme])
  pen.translate(middle - 6.5, middle - 6.5)
  pen.scale(13 / 16, 13 / 16)
  drawMark(pen, status, scheme)
  return canvas
}

/** Several stations: the worst status among them, and how many they are. */
export const drawCluster = (
  count: number,
  status: MapStatus | null,
  scheme: Scheme,
): HTMLCanvasElement => {
  const text = String(count)
  const width = 34 + text.length * 8
  const { canvas, pen } = sheet(width, markerSizePx)
  const color = status === null ? nothings[scheme] : mapMarks[status].color[scheme]
  pen.beginPath()
  pen.roundRect(2, 2, width - 4, markerSizePx - 4, 13)
  pen.fillStyle = pages[scheme]
  pen.fill()
  pen.lineWidth = 2.5
  pen.strokeStyle = color
  pen.stroke()
  pen.fillStyle = inks[scheme]
  pen.font = "600 13px 'Inter Variable', system-ui, sans-serif"
  pen.textBaseline = 'middle'
  pen.fillText(text, 25, markerSizePx / 2 + 0.5)
  pen.translate(9, markerSizePx / 2 - 6.5)
  pen.scale(13 / 16, 13 / 16)
  drawMark(pen, status, scheme)
  return canvas
}

export const pages: Record<Scheme, string> = { light: '#ffffff', dark: '#191c21' }
export const inks: Record<Scheme, string> = { light: '#1b1e25', dark: '#d8dde4' }
const nothings: Record<Scheme, string> = { light: '#8b94a1', dark: '#6f7884' }
const chosenColors: Record<Scheme, string> = { light: '#2f5f8f', dark: '#9cc3ea' }

/** Drawn at the screen's own resolution; the map scales it back. */
const sheet = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * devicePixelRatio)
  canvas.height = Math.ceil(height * devicePixelRatio)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser gives no canvas to draw on')
  pen.scale(devicePixelRatio, devicePixelRatio)
  return { canvas, pen }
}

const disc = (pen: CanvasRenderingContext2D, middle: number, radius: number, color: string) => {
  pen.beginPath()
  pen.arc(middle, middle, radius, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
}

const drawMark = (pen: CanvasRenderingContext2D, status: MapStatus | null, scheme: Scheme) => {
  // The legend's dot: a station without monitorings.
  if (status === null) {
    pen.fillStyle = nothings[scheme]
    pen.fill(new Path2D('M8 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z'))
    return
  }
  const { path, isFilled, color } = mapMarks[status]
  pen.fillStyle = color[scheme]
  pen.strokeStyle = color[scheme]
  pen.lineWidth = 2.2
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  if (isFilled) pen.fill(new Path2D(path))
  else pen.stroke(new Path2D(path))
}
