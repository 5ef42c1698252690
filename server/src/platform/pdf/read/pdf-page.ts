/** The place of a word on a page, by which a quote becomes rectangles. */
export type TextRun = {
  /** Where it begins in the page's text, and how many UTF-16 units it has. */
  start: number
  length: number
  /** Points (1/72 inch) from the left and top edge of the page as it is shown: turned and cropped. */
  x: number
  y: number
  width: number
  height: number
}

/**
 * The text of one page, as a person sees it: columns one after another, a table row by row and its cells one after
 * another, a line of the page on a line of its own (`\n`). What a file claims to say and nobody sees (white on white,
 * drawn invisibly, beyond the page's edge, beneath a painted area) stands apart.
 */
export type PageText = {
  /** From 1. */
  page: number
  /** Points, as the page is shown. */
  width: number
  height: number
  /** Without control characters; ligatures are letters, accents are joined to theirs (NFC). At most 60,000 of them. */
  text: string
  /** One for each word, in the order of the text; at most 20,000. */
  runs: TextRun[]
  /**
   * text: of the page itself. layer: invisible text that somebody else's text recognition laid beneath a scan.
   * ocr: recognised here.
   */
  origin: 'text' | 'layer' | 'ocr'
  /** What stands in the file and is not seen, in no promised order; at most 20,000 characters. */
  hidden: string
  /** The page is a picture, or its fonts do not tell their letters: its text has to be recognised. */
  needsOcr: boolean
}

/** A page that is broken, or costs more than it may: drawn, it may still show something. */
export const unreadable = (page: number): PageText => ({
  page,
  width: 0,
  height: 0,
  text: '',
  runs: [],
  origin: 'text',
  hidden: '',
  needsOcr: true,
})

/** What a PDF as a whole is. */
export type PdfFacts = {
  pages: number
  /** Its own, of at most 500 characters. */
  title: string | null
  author: string | null
  /** It opens without a password, but limits what programs do with it. */
  isEncrypted: boolean
  /** It carries JavaScript or an action that starts a program. Neither is ever run here. */
  hasScript: boolean
  /** It carries other files. They are never opened here. */
  hasFiles: boolean
}

export type Rectangle = { x: number; y: number; width: number; height: number }

/**
 * Where a part of a page's text stands: a rectangle for each line. A word that is only partly quoted is measured by its
 * characters.
 *
 * @param start Offset in the page's text, and `length`, both in UTF-16 units.
 */
export function rectanglesOf(runs: readonly TextRun[], start: number, length: number): Rectangle[] {
  const end = start + length
  const lines: Rectangle[] = []
  for (const run of runs) {
    const from = Math.max(start, run.start) - run.start
    const to = Math.min(end, run.start + run.length) - run.start
    if (to <= from) continue
    const letter = run.width / run.length
    const part = {
      x: run.x + from * letter,
      y: run.y,
      width: (to - from) * letter,
      height: run.height,
    }
    const last = lines.at(-1)
    if (last && isBeside(last, part)) joinInto(last, part)
    else lines.push(part)
  }
  return lines
}

/** The next word of a line: at its height, and to its right without a column between them. */
const isBeside = (line: Rectangle, next: Rectangle): boolean => {
  const gap = next.x - (line.x + line.width)
  const middle = next.y + next.height / 2
  return (
    middle > line.y && middle < line.y + line.height && gap > -next.height && gap < 2 * next.height
  )
}

function joinInto(line: Rectangle, next: Rectangle): void {
  const right = Math.max(line.x + line.width, next.x + next.width)
  const bottom = Math.max(line.y + line.height, next.y + next.height)
  line.x = Math.min(line.x, next.x)
  line.y = Math.min(line.y, next.y)
  line.width = right - line.x
  line.height = bottom - line.y
}
