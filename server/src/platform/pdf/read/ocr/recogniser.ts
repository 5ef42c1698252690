import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** A word as it was recognised, in pixels from the top left. */
export type RecognisedWord = {
  text: string
  /** Of 100. */
  confidence: number
  /** Words of the same line follow each other. */
  line: string
  x: number
  y: number
  width: number
  height: number
}

export type GreyPicture = { width: number; height: number; pixels: Uint8Array }

export type Recogniser = (picture: GreyPicture) => RecognisedWord[]

const neuralEngine = 1
const quiet = { print: () => undefined, printErr: () => undefined }

/**
 * Starts the engine of tesseract.js with the Spanish of its package. tesseract.js itself runs it in a thread of its own
 * and fetches what it lacks: here it runs in the sandbox's process, which may do neither.
 */
export async function startRecogniser(): Promise<Recogniser> {
  const spanish = new URL(import.meta.resolve('@tesseract.js-data/spa/4.0.0/spa.traineddata.gz'))
  const [{ default: start }, packed] = await Promise.all([
    import('tesseract.js-core/tesseract-core-simd-lstm.wasm.js'),
    readFile(spanish),
  ])
  const core = await start(quiet)
  core.FS.writeFile('spa.traineddata', await promisify(gunzip)(packed))
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'spa', neuralEngine) !== 0) throw new Error('the recogniser did not start')
  return (picture) => {
    core.FS.writeFile('/input', portableGreyMap(picture))
    if (api.SetImageFile(1, 0) !== 0) throw new Error('the recogniser did not take the picture')
    if (api.Recognize(null) !== 0) throw new Error('the recogniser gave up')
    const words = wordsOf(api.GetTSVText(0))
    api.Clear()
    return words
  }
}

const portableGreyMap = ({ width, height, pixels }: GreyPicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])

const wordLevel = '5'

/** Each line: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function wordsOf(tsv: string): RecognisedWord[] {
  return tsv.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , x, y, width, height, confidence, text] =
      row.split('\t')
    if (level !== wordLevel || text === undefined) return []
    return {
      text,
      confidence: Number(confidence),
      line: `${block} ${paragraph} ${line}`,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }
  })
}
