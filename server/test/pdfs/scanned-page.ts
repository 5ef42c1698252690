import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { seededRandom } from '@puquio/domain/test/seeded-random'
import { type RawPage, stream } from './raw-pdf.ts'

GlobalFonts.registerFromPath(join(import.meta.dirname, '../../fonts/Inter-Regular.ttf'), 'Scanned')

/** Pixels for a point: 200 dots per inch. */
const scale = 200 / 72

/** What stands on paper: each text with the start of its baseline, in points from the top left of 600 × 800. */
export type PaperText = { text: string; x: number; y: number; size?: number }

type Scan = {
  /** Degrees by which the paper lay askew. */
  skew?: number
}

/** The picture of a sheet of paper as a scanner makes it, grey and grained: the page and its object of the file. */
export function scannedPage(
  texts: readonly PaperText[],
  object: number,
  { skew = 0 }: Scan = {},
): { page: RawPage; object: string } {
  const [width, height] = [Math.round(600 * scale), Math.round(800 * scale)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ee'
  context.fillRect(0, 0, width, height)
  context.rotate((skew * Math.PI) / 180)
  context.fillStyle = '#2b2b2b'
  for (const { text, x, y, size = 11 } of texts) {
    context.font = `${size * scale}px Scanned`
    context.fillText(text, x * scale, y * scale)
  }
  const { data } = context.getImageData(0, 0, width, height)
  const random = seededRandom(7)
  const grey = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.max(0, Math.min(255, data[at * 4]! + Math.round((random() - 0.5) * 30))),
  )
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
