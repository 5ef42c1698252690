import { normalForm } from '@puquio/domain/pages'
import type { TextRun } from '../pdf-page.ts'
import { boxOf, type Fragment } from './page-content.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Placed, segmentsOf, type Word } from './rows.ts'
import { type Grid, joinedRules } from './table-bands.ts'

export const charactersOf = (fragments: readonly Fragment[]): number =>
  fragments.reduce((sum, { text }) => sum + text.length, 0)

/** Composes texts to the text of a page, in the order in which people read, with the place of each word in it. */
export function composeText(
  fragments: readonly Fragment[],
  grid: Grid,
): { text: string; runs: TextRun[] } {
  const runs: TextRun[] = []
  const lines: string[] = []
  let start = 0
  for (const words of linesOf(fragments, grid)) {
    let line = ''
    for (const word of words) {
      const text = cleanText(word.text)
      if (text === '') continue
      if (line !== '') line += ' '
      runs.push({ start: start + line.length, length: text.length, ...boxAround(word) })
      line += text
    }
    if (line === '') continue
    lines.push(line)
    start += line.length + 1
  }
  return { text: lines.join('\n'), runs }
}

/** Words line by line: first what runs as most of the page does, then what was turned, such as the text at an edge. */
function linesOf(fragments: readonly Fragment[], { rules, bars }: Grid): Word[][] {
  const byTurns = Map.groupBy(fragments, ({ turns }) => turns)
  return [...byTurns]
    .toSorted(([, a], [, b]) => charactersOf(b) - charactersOf(a))
    .flatMap(([turns, those]) => {
      // Lines are drawn in the page's own direction; what is turned is read without them.
      const grid = turns === 0 ? { rules: joinedRules(rules), bars } : { rules: [], bars: [] }
      return inReadingOrder(segmentsOf(those.map(levelled)), grid)
    })
    .map((line) => line.flatMap(({ words }) => words))
}

function levelled(fragment: Fragment): Placed {
  const { x, y, turns } = fragment
  if (turns === 0) return { fragment, x, y }
  if (turns === 1) return { fragment, x: y, y: -x }
  if (turns === 2) return { fragment, x: -x, y: -y }
  return { fragment, x: -y, y: x }
}

/** Ligatures as letters, accents joined to theirs; no control characters, which no database keeps. */
const cleanText = (text: string): string =>
  normalForm(
    text.replaceAll(ligatures, (ligature) => normalForm(ligature, 'NFKD')),
    'NFC',
  )
    .replaceAll(/[\p{Cc}\u200B\uFEFF]/gu, '')
    // Drawn within a line it is a hyphen: fonts have one glyph for both.
    .replaceAll(/(?<=[\p{L}\p{N}])\u00ad(?=[\p{L}\p{N}])/gu, '-')
    .toWellFormed()
    .trim()
    // A symbol's font gives its bullets private characters.
    .replace(/^\p{Co}$/u, '•')

const ligatures = /[\uFB00-\uFB06\u0132\u0133]/g

function boxAround({ fragments }: Word): Pick<TextRun, 'x' | 'y' | 'width' | 'height'> {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const fragment of fragments) {
    const box = boxOf(fragment)
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
