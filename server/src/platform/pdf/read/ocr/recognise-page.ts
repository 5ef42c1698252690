import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage, type Drawn } from '../draw/draw-page.ts'
import type { PageText, Rectangle, TextRun } from '../pdf-page.ts'
import { composeText } from '../text/compose-text.ts'
import { levelWords } from './level-words.ts'
import type { GreyPicture, RecognisedWord, Recogniser } from './recogniser.ts'

/** What the recogniser was taught on has some 200 dots per inch to 300; more costs time and finds no more. */
const dotsPerPoint = 200 / 72
/** Below it a word is noise: the grain of a photo, a line of a table. */
const noiseBelow = 30
/** Below it a page may stand on its side. */
const doubtfulBelow = 65
const turns = [0, 90, 270, 180] as const
type Turn = (typeof turns)[number]

type Size = { width: number; height: number }
type Reading = { words: RecognisedWord[]; confidence: number; turn: Turn; scale: number }

/** Draws a page and recognises its text, turned where it makes no sense as it stands. */
export async function recognisePage(page: PDFPageProxy, recognise: Recogniser): Promise<PageText> {
  const { width, height } = page.getViewport({ scale: 1 })
  let best: Reading | null = null
  for (const turn of turns) {
    const drawn = await drawPage(page, { scale: dotsPerPoint, turn })
    const picture = greyOf(drawn)
    if (isPlain(picture)) break
    const words = recognise(picture).filter(({ confidence }) => confidence >= noiseBelow)
    const confidence = meanConfidence(words)
    if (!best || confidence > best.confidence)
      best = { words, confidence, turn, scale: drawn.scale }
    if (best.words.length === 0 || best.confidence >= doubtfulBelow) break
  }
  page.cleanup()
  return {
    page: page.pageNumber,
    width,
    height,
    ...composed(best, { width, height }),
    origin: 'ocr',
    hidden: '',
    // Nothing was drawn, such as a picture that is larger than is drawn.
    needsOcr: best === null,
  }
}

function greyOf({ canvas }: Drawn): GreyPicture {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4)
    pixels[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8
  canvas.width = canvas.height = 0
  return { width, height, pixels }
}

const isPlain = ({ pixels }: GreyPicture): boolean => pixels.every((pixel) => pixel === pixels[0])

function meanConfidence(words: readonly RecognisedWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  const all = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return characters === 0 ? 0 : all / characters
}

const noGrid = { rules: [], bars: [] }

function composed(reading: Reading | null, page: Size): { text: string; runs: TextRun[] } {
  if (!reading) return { text: '', runs: [] }
  const { text, runs } = composeText(levelWords(reading.words), noGrid)
  return { text, runs: runs.map((run) => ({ ...run, ...placeOf(run, reading, page) })) }
}

/** From the pixels of the turned picture to the points of the page as it is shown. */
function placeOf(run: Rectangle, { scale, turn }: Reading, page: Size): Rectangle {
  const [x, y, width, height] = [
    run.x / scale,
    run.y / scale,
    run.width / scale,
    run.height / scale,
  ]
  if (turn === 90) return { x: y, y: page.height - x - width, width: height, height: width }
  if (turn === 180) return { x: page.width - x - width, y: page.height - y - height, width, height }
  if (turn === 270) return { x: page.width - y - height, y: x, width: height, height: width }
  return { x, y, width, height }
}
