import { type Look, type DiagramMark, markPaint, markPath } from '@puquio/figures'

/** The pixels of a mark that are not clear: where each is from the mark's corner, and its colour. */
type Stamp = { side: number; dx: Uint8Array; dy: Uint8Array; colors: Uint32Array }

/**
 * Writes the marks of chosen samples as pixels: each look is drawn once, and its pixels are copied to wherever a mark of it
 * is. Drawing 15,000 marks by the canvas takes several frames, copying them a part of one.
 */
export function stampLayer(
  context: CanvasRenderingContext2D,
  marks: readonly DiagramMark[],
  look: Look,
  ratio: number,
): (ids: ReadonlySet<string>) => void {
  const { width, height } = context.canvas
  const image = context.createImageData(width, height)
  const pixels = new Uint32Array(image.data.buffer)
  const made = new Map<string, Stamp>()
  const stampOf = (mark: DiagramMark): Stamp => {
    const key = `${mark.look.color} ${mark.look.shape} ${mark.isHollow} ${mark.radius}`
    const stamp = made.get(key) ?? makeStamp(mark, look, ratio)
    made.set(key, stamp)
    return stamp
  }
  const placed = marks.map((mark) => {
    const stamp = stampOf(mark)
    return {
      id: mark.id,
      stamp,
      x: Math.round(mark.at.x * ratio - stamp.side / 2),
      y: Math.round(mark.at.y * ratio - stamp.side / 2),
    }
  })
  return (ids) => {
    pixels.fill(0)
    if (ids.size > 0)
      for (const { id, stamp, x, y } of placed) {
        if (!ids.has(id)) continue
        const { dx, dy, colors } = stamp
        for (let index = 0; index < colors.length; index += 1) {
          const [toX, toY] = [x + (dx[index] ?? 0), y + (dy[index] ?? 0)]
          if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue
          const at = toY * width + toX
          const color = colors[index] ?? 0
          // The soft edge of a mark does not cut into one that lies below it.
          if (opacityOf(color) > 200 || pixels[at] === 0) pixels[at] = color
        }
      }
    context.putImageData(image, 0, 0)
  }
}

/** Of the four bytes of a pixel the last one, wherever the machine has it. */
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
const opacityOf = (color: number) => (isLittleEndian ? color >>> 24 : color & 255)

function makeStamp(mark: DiagramMark, look: Look, ratio: number): Stamp {
  const side = Math.ceil((mark.radius * 3 + 4) * ratio)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const on = canvas.getContext('2d', { willReadFrequently: true })
  if (!on) return { side, dx: new Uint8Array(), dy: new Uint8Array(), colors: new Uint32Array() }
  const { fill, stroke, strokeWidth } = markPaint(mark, look)
  const middle = side / 2 / ratio
  const path = new Path2D(markPath(mark.look.shape, middle, middle, mark.radius))
  on.setTransform(ratio, 0, 0, ratio, 0, 0)
  on.fillStyle = fill
  on.fill(path)
  on.strokeStyle = stroke
  on.lineWidth = strokeWidth
  on.stroke(path)
  const pixels = new Uint32Array(on.getImageData(0, 0, side, side).data.buffer)
  const shown = [...pixels.keys()].filter((at) => opacityOf(pixels[at] ?? 0) > 40)
  return {
    side,
    dx: Uint8Array.from(shown, (at) => at % side),
    dy: Uint8Array.from(shown, (at) => Math.floor(at / side)),
    colors: Uint32Array.from(shown, (at) => pixels[at] ?? 0),
  }
}
