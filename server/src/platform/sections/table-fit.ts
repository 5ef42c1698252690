import type { SectionTable } from './section.ts'

/** How a table stands on paper: `widths` are in points, in the proportion of its columns. */
export type TableFit = { flipped: boolean; sizePt: number; widths: number[] }

/** Points between the margins of a page of A4. */
const roomPt = { portrait: 504, landscape: 751 }
/** Between the text of one column and that of the next. */
const gapPt = 8
/** What is tried one after another; text that is smaller is not read on paper. */
const upright = [8, 7].map((sizePt) => ({ flipped: false, sizePt }))
const smallest = { flipped: true, sizePt: 5.5 }
const flipped = [...[8, 7, 6].map((sizePt) => ({ flipped: true, sizePt })), smallest]

type Printed = Pick<SectionTable, 'columns' | 'rows'>

/**
 * The largest text at which no column of a table is narrower than its longest word: upright where that is possible, else on a page
 * turned sideways. Each column has its share of the width, and at least what its words take.
 */
export function fitTable(table: Printed, isLandscape: boolean): TableFit {
  const needs = needsOf(table)
  const tried = isLandscape ? flipped : [...upright, ...flipped]
  const roomOf = (one: { flipped: boolean }) => (one.flipped ? roomPt.landscape : roomPt.portrait)
  const needsAt = (sizePt: number) => needs.map((need) => need * sizePt + gapPt)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const chosen = tried.find((one) => sum(needsAt(one.sizePt)) <= roomOf(one)) ?? smallest
  const widths = shared(
    table.columns.map(({ share }) => share),
    needsAt(chosen.sizePt),
    roomOf(chosen),
  )
  return { ...chosen, widths }
}

/** By their shares, but none narrower than it needs while there is room. */
function shared(shares: readonly number[], needs: readonly number[], room: number): number[] {
  const isFixed = shares.map(() => false)
  for (;;) {
    const left = room - needs.reduce((sum, need, at) => sum + (isFixed[at] ? need : 0), 0)
    const whole = shares.reduce((sum, share, at) => sum + (isFixed[at] ? 0 : share), 0)
    const widthOf = (at: number) =>
      isFixed[at] ? (needs[at] ?? 0) : ((shares[at] ?? 0) * left) / whole
    const narrow = shares.findIndex((_, at) => !isFixed[at] && widthOf(at) < (needs[at] ?? 0))
    if (narrow < 0) return shares.map((_, at) => widthOf(at))
    isFixed[narrow] = true
  }
}

/** The width of the longest word of each column, in the size of its text. */
const needsOf = ({ columns, rows }: Printed): number[] =>
  columns.map(({ heading, isNumber }, at) => {
    let need = Math.max(0, ...wordsOf(heading).map((word) => widthOf(word) * boldness))
    for (const row of rows) {
      const { text = '', mark } = row[at] ?? {}
      const sign = mark === 'exceeds' || mark === 'near' ? signWidth : 0
      // A number stays in one line with what stands beside it.
      const words = isNumber && text.length < longWord ? [text] : wordsOf(text)
      for (const [index, word] of words.entries())
        need = Math.max(need, widthOf(word) + (index === 0 ? sign : 0))
    }
    return need
  })

const boldness = 1.06
/** A sign before the text, and the space between. */
const signWidth = 1.2
/** The template breaks words from this length on after every six characters (`breakable`). */
const longWord = 16
const brokenAfter = 6

/** A day, or a month, breaks at its strokes, too. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+|(?<=\d\/)(?=\d)/u)
    .map((word) => (word.length < longWord ? word : word.slice(0, brokenAfter)))

/** By the widths of Inter's letters, rounded upwards. */
const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)

function letterWidth(letter: string): number {
  if (/[mwMW%@○▲△]/u.test(letter)) return 0.95
  if (/[\p{Lu}–—+=<>≤≥µ]/u.test(letter)) return 0.76
  if (/[ijlI.,:;'’|()[\]/\- ·]/u.test(letter)) return 0.38
  if (/[₀-₉⁰-⁹⁺⁻²³]/u.test(letter)) return 0.48
  return 0.65
}
