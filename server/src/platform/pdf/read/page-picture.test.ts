import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { firstOwnObject, line, rawPdf, stream } from '../../../../test/outside/pdfs/raw-pdf.ts'
import { pagePicture, type PictureWanted } from './page-picture.ts'

const dark = '0 g 100 500 200 100 re f\n'
const note =
  '/MediaBox [0 0 600 800] /Annots [<< /Subtype /Square /Rect [400 100 500 200] /F 4 ' +
  `/AP << /N ${firstOwnObject} 0 R >> >>]`
const file = rawPdf(
  [
    { content: dark + line('Sin marca', 60, 300), entries: note },
    { content: dark, entries: '/MediaBox [0 0 600 800] /Rotate 90' },
    { content: dark, entries: '/MediaBox [0 0 14400 1]' },
    { content: dark, entries: '/MediaBox [0 0 14400 14400]' },
  ],
  { objects: [stream('1 0 0 rg 0 0 100 100 re f', '/Subtype /Form /BBox [0 0 100 100]')] },
)

async function drawn(page: number, wanted: PictureWanted) {
  const made = await pagePicture({ source: file, project: 1 }, page, wanted)
  if (made.kind === 'refused') throw new Error(made.reason)
  const image = await loadImage(Buffer.from(made.png))
  expect([image.width, image.height]).toEqual([made.widthPx, made.heightPx])
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const colourAt = (x: number, y: number) =>
    Buffer.from(context.getImageData(x, y, 1, 1).data)
      .toString('hex')
      .slice(0, 6)
  return { ...made, colourAt }
}

test('a page is drawn as it is printed, its notes with it', async () => {
  const { widthPx, heightPx, colourAt } = await drawn(1, { widthPx: 1200, heightPx: 4_000 })
  expect([widthPx, heightPx]).toEqual([1200, 1600])
  // Pixels are half a point; from the top left.
  expect(colourAt(400, 500)).toBe('000000')
  expect(colourAt(900, 1300)).toBe('ff0000')
  expect(colourAt(900, 500)).toBe('ffffff')
})

test('areas are marked where they are told, and what is dark stays dark', async () => {
  const areas = [{ x: 250, y: 250, width: 100, height: 20 }]
  const { colourAt } = await drawn(1, { widthPx: 600, heightPx: 4_000, areas })
  expect(colourAt(275, 260)).toBe('000000')
  expect(colourAt(340, 260)).toBe('ffe25c')
  expect(colourAt(340, 280)).toBe('ffffff')
})

test('a turned page is drawn as it is shown', async () => {
  const { widthPx, heightPx, colourAt } = await drawn(2, { widthPx: 800, heightPx: 4_000 })
  expect([widthPx, heightPx]).toEqual([800, 600])
  expect(colourAt(550, 200)).toBe('000000')
  expect(colourAt(200, 200)).toBe('ffffff')
})

test('a page of any shape becomes a picture within limits', async () => {
  const strip = await drawn(3, { widthPx: 100_000, heightPx: 4_000 })
  expect([strip.widthPx, strip.heightPx]).toEqual([4_000, 1])
  const low = await drawn(1, { widthPx: 1_200, heightPx: 800 })
  expect([low.widthPx, low.heightPx]).toEqual([600, 800])
  const square = await drawn(4, { widthPx: 4_000, heightPx: 4_000 })
  expect(square.widthPx).toBe(4_000)
  expect(square.widthPx * square.heightPx).toBeLessThanOrEqual(16_000_000)
})

test('a page that is not there is refused', async () => {
  for (const page of [0, 5])
    expect(
      await pagePicture({ source: file, project: 1 }, page, { widthPx: 100, heightPx: 100 }),
    ).toMatchObject({
      kind: 'refused',
      reason: 'no-such-page',
      params: { page, pages: 4 },
    })
})
