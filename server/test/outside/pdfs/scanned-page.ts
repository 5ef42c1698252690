import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { seededRandom } from '@puquio/domain/test/seeded-random'
import { type RawPage, stream } from './raw-pdf.ts'

GlobalFonts.registerFromPath(
  join(import.meta.dirname, '../../../fonts/Inter-Regular.ttf'),
  'Scanned',
)

/** Pixels for a point: 200 dots per inch. */
const scale = 200 / 72

/** What stands on paper: each text with the start of its baseline, in points from the top left of 600 × 800. */
export type PaperText = { text: string; x: number; y: number; size?: number }

type Scan = {
  /** Degrees by which the paper lay askew. */
  skew?: number
}

/** A sheet of paper as a scanner makes a picture of it, grey and grained, as PNG. */
export function scannedPng(texts: readonly PaperText[], scan: Scan = {}): Buffer {
  const canvas = scanned(texts, scan)
  const image = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  for (const [at, value] of greyOf(image.data).entries()) image.data.fill(value, at * 4, at * 4 + 3)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas.toBuffer('image/png')
}

/** The same as the page of a PDF and its object of the file. */
export function scannedPage(
  texts: readonly PaperText[],
  object: number,
  scan: Scan = {},
): { page: RawPage; object: string } {
  const canvas = scanned(texts, scan)
  const { width, height } = canvas
  const grey = greyOf(canvas.getContext('2d').getImageData(0, 0, width, height).data)
  return {
    page: {
      content: 'q 600 0 0 800 0 0 cm /Scan Do Q\n',
      resources: `/XObject << /Scan ${object} 0 R >>`,
    },
    object: stream(
      deflateSync(grey).toString('latin1'),
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    ),
  }
}

function scanned(texts: readonly PaperText[], { skew = 0 }: Scan): Canvas {
  const canvas = createCanvas(Math.round(600 * scale), Math.round(800 * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ee'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.rotate((skew * Math.PI) / 180)
  context.fillStyle = '#2b2b2b'
  for (const { text, x, y, size = 11 } of texts) {
    context.font = `${size * scale}px Scanned`
    context.fillText(text, x * scale, y * scale)
  }
  return canvas
}

function greyOf(data: Uint8ClampedArray): Uint8Array {
  const random = seededRandom(7)
  return Uint8Array.from({ length: data.length / 4 }, (_, at) =>
    Math.max(0, Math.min(255, data[at * 4]! + Math.round((random() - 0.5) * 30))),
  )
}
