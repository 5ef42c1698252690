import { beforeAll, describe, expect, test } from 'vitest'
import { firstOwnObject, line, rawPdf } from '../../../../test/outside/pdfs/raw-pdf.ts'
import { scannedPage } from '../../../../test/outside/pdfs/scanned-page.ts'
import { type PageText, rectanglesOf } from './pdf-page.ts'
import { readPages } from './read-pdf.ts'
import { recognisePages } from './recognise-pages.ts'

const title = '4.2 Programa de monitoreo ambiental de la unidad minera'
const left = [
  'El titular debe realizar cada trimestre',
  'el monitoreo de la calidad del agua en',
  'las estaciones del programa aprobado',
  'y remitir los informes a la autoridad.',
]
const right = [
  'La revegetación de las áreas afectadas',
  'se inicia en la etapa de operación y',
  'concluye en el cierre, con especies',
  'nativas de la zona, según el plan.',
]
const column = (lines: string[], x: number) =>
  lines.map((text, at) => ({ text, x, y: 120 + at * 16 }))

const scan = scannedPage(
  [{ text: title, x: 60, y: 80, size: 14 }, ...column(left, 60), ...column(right, 330)],
  firstOwnObject,
  { skew: 0.4 },
)
const turned = (degrees: number) => ({
  ...scan.page,
  entries: `/MediaBox [0 0 600 800] /Rotate ${degrees}`,
})
const pages = [
  scan.page,
  { content: line('Con texto de la propia página, que nadie recogió de una imagen.', 60, 700, 12) },
  turned(90),
  { content: '' },
  turned(180),
  turned(270),
]
const file = rawPdf(pages, { objects: [scan.object] })
const source = { source: file, project: 1 }

const recognised = new Map<number, PageText>()
beforeAll(async () => {
  const ended = await recognisePages(source, [3, 1, 4, 2, 5, 6], (page) => {
    recognised.set(page.page, page)
  })
  expect(ended).toEqual({ kind: 'recognised' })
  expect([...recognised.keys()]).toEqual([3, 1, 4, 2, 5, 6])
}, 120_000)
const page = (number: number) => recognised.get(number)!

describe('a page that is a picture', () => {
  test('is told by readPages, and its text is recognised, column by column', async () => {
    const needed: number[] = []
    await readPages(source, { from: 1 }, (one) => {
      if (one.needsOcr) needed.push(one.page)
    })
    expect(needed).toEqual([1, 3, 5, 6])
    expect(page(1)).toMatchObject({ page: 1, origin: 'ocr', needsOcr: false, hidden: '' })
    expect([page(1).width, page(1).height]).toEqual([600, 800])
    expect(page(1).text.split('\n')).toEqual([title, ...left, ...right])
  })

  test('has the place of each word', () => {
    const { text, runs } = page(1)
    expect(runs.map(({ start, length }) => text.slice(start, start + length))).toEqual(
      text.split(/\s/),
    )
    const quote = `${left[1]!}\n${left[2]!}`
    const [first, second, ...more] = rectanglesOf(runs, text.indexOf(quote), quote.length)
    expect(more).toEqual([])
    // Its baseline is 136 points below the upper edge, and leans by half a point.
    expect(first!.x).toBeCloseTo(60, -1)
    expect(first!.y).toBeGreaterThan(120)
    expect(first!.y + first!.height).toBeLessThan(142)
    expect(second!.y - first!.y).toBeCloseTo(16, -1)
  })

  test.each([
    [3, 90],
    [5, 180],
    [6, 270],
  ])('of which page %i lies turned by %i degrees is read as it was written', (number, degrees) => {
    const { text, width, height, runs } = page(number)
    expect(text.split('\n')).toEqual([title, ...left, ...right])
    expect([width, height]).toEqual(degrees === 180 ? [600, 800] : [800, 600])
    const { x, y } = runs[0]!
    const [uprightX, uprightY] = [page(1).runs[0]!.x, page(1).runs[0]!.y]
    const near = { 90: [800 - uprightY, uprightX], 180: [600 - uprightX, 800 - uprightY] }[degrees]
    const [nearX, nearY] = near ?? [uprightY, 600 - uprightX]
    expect(Math.abs(x - nearX!)).toBeLessThan(30)
    expect(Math.abs(y - nearY!)).toBeLessThan(30)
  })
})

test('a page with a text of its own is recognised, too, if one asks; a blank one stays unread', () => {
  expect(page(2)).toMatchObject({ text: pages[1]!.content.match(/\((.*)\)/)![1], origin: 'ocr' })
  expect(page(4)).toMatchObject({ text: '', runs: [], origin: 'ocr', needsOcr: true })
})

test('recognising ends where a page is not there, with its caller and by its signal', async () => {
  const nothing = () => undefined
  expect(await recognisePages(source, [4, 7], nothing)).toMatchObject({
    reason: 'no-such-page',
    params: { page: 7, pages: 6 },
  })
  expect(
    await recognisePages({ ...source, source: Buffer.from('%PDF') }, [1], nothing),
  ).toMatchObject({ kind: 'refused' })
  const failing = recognisePages(source, [4, 1], () => {
    throw new Error('enough')
  })
  await expect(failing).rejects.toThrow('enough')
  const stop = new AbortController()
  const stopped = recognisePages({ ...source, signal: stop.signal }, [1, 3], () => stop.abort())
  await expect(stopped).rejects.toThrow('aborted')
}, 60_000)
