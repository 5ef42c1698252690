import type { ShownLine } from '../lines/shown-line.ts'

type Words = { title: string; period: string }
type Legend = Pick<ShownLine, 'name' | 'color' | 'dash'>[]

const titlePx = 15
const textPx = 12
const rowPx = 20
const marginPx = 16

/** Panels one below the other as one PNG, with title, period and the names of the lines. */
export const pictureOf = async (
  panels: readonly HTMLCanvasElement[],
  legend: Legend,
  { title, period }: Words,
): Promise<Blob> => {
  const picture = document.createElement('canvas')
  const context = picture.getContext('2d')
  const [first] = panels
  if (!context || !first) throw new Error('There is nothing to draw')
  const ratio = devicePixelRatio
  const style = getComputedStyle(document.body)
  const widthPx = first.width / ratio
  context.font = fontOf(textPx, 400)
  const rows = legendRows(context, legend, widthPx - 2 * marginPx)
  const headPx = marginPx + titlePx + rowPx + rows.length * rowPx + 6
  picture.width = first.width
  picture.height = Math.round(headPx * ratio) + panels.reduce((sum, { height }) => sum + height, 0)
  context.fillStyle = style.backgroundColor
  context.fillRect(0, 0, picture.width, picture.height)
  context.save()
  context.scale(ratio, ratio)
  context.fillStyle = style.color
  context.textBaseline = 'alphabetic'
  context.font = fontOf(titlePx, 600)
  context.fillText(title, marginPx, marginPx + titlePx - 3)
  context.font = fontOf(textPx, 400)
  context.fillText(period, marginPx, marginPx + titlePx + rowPx - 5)
  for (const [row, names] of rows.entries())
    for (const { name, color, dash, left } of names) {
      const y = marginPx + titlePx + rowPx * (row + 2) - 5
      context.strokeStyle = color
      context.lineWidth = 3
      context.setLineDash(dash)
      context.beginPath()
      context.moveTo(marginPx + left, y - 4)
      context.lineTo(marginPx + left + 18, y - 4)
      context.stroke()
      context.fillText(name, marginPx + left + 24, y)
    }
  context.restore()
  let top = Math.round(headPx * ratio)
  for (const canvas of panels) {
    context.drawImage(canvas, 0, top)
    top += canvas.height
  }
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG was made'))))
  })
}

const fontOf = (px: number, weight: number) => `${weight} ${px}px "Inter Variable", sans-serif`

/** Names beside each other as far as there is room, and on. */
const legendRows = (context: CanvasRenderingContext2D, legend: Legend, widthPx: number) => {
  const rows: (Legend[number] & { left: number })[][] = [[]]
  let left = 0
  for (const line of legend) {
    const needed = 24 + context.measureText(line.name).width + 18
    if (left > 0 && left + needed > widthPx) {
      rows.push([])
      left = 0
    }
    rows.at(-1)?.push({ ...line, left })
    left += needed
  }
  return rows
}
