import { normalForm } from '@puquio/domain/pages'
import type { PageText, TextRun } from '../pdf-page.ts'
import { boxOf, type Fragment, type PageContent } from './page-content.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Placed, segmentsOf, type Word } from './rows.ts'
import { joinedRules } from './table-bands.ts'
import { partBySight } from './visible-fragments.ts'

/** A page with fewer characters has no text of its own: a stamp, a page number. */
const fewCharacters = 100
/** Part of a page that pictures cover on a page that is one, scanned. */
const pictured = 0.3
/** Painted paths from which on a page without text may be text in outlines. */
const outlines = 400
/** Part of the characters without a meaning from which on a page cannot be read: its fonts do not tell their letters. */
const meaningless = 0.2
const hiddenMax = 20_000

/** Composes a page's text and the place of each word in it. */
export function pageText(page: number, content: PageContent): PageText {
  const { width, height } = content
  const { seen, hidden } = partBySight(content)
  const inLayer = hidden.filter(({ hiddenBy }) => hiddenBy === 'mode')
  const isPicture = pictureShare(content) >= pictured
  const hasFew = charactersOf(seen) < fewCharacters
  const hasLayer = hasFew && isPicture && charactersOf(inLayer) >= fewCharacters
  const composed = compose(hasLayer ? [...seen, ...inLayer] : seen, content)
  const unseen = hasLayer ? hidden.filter((one) => !inLayer.includes(one)) : hidden
  const isUnread = hasFew && !hasLayer && (isPicture || content.paths >= outlines)
  return {
    page,
    width,
    height,
    ...composed,
    origin: hasLayer ? 'layer' : 'text',
    hidden: compose(unseen, content).text.slice(0, hiddenMax),
    needsOcr: isUnread || isMeaningless(composed.text),
  }
}

const charactersOf = (fragments: readonly Fragment[]): number =>
  fragments.reduce((sum, { text }) => sum + text.length, 0)

function pictureShare({ pictures, width, height }: PageContent): number {
  const area = pictures.reduce((sum, { left, right, top, bottom }) => {
    const across = Math.min(right, width) - Math.max(left, 0)
    const down = Math.min(bottom, height) - Math.max(top, 0)
    return sum + Math.max(0, across) * Math.max(0, down)
  }, 0)
  return area / (width * height || 1)
}

/** Private characters and those that stand for none: what pdf.js gives for letters that a font does not name. */
function isMeaningless(text: string): boolean {
  const bad = text.match(/[\uE000-\uF8FF\uFFFD]/g)?.length ?? 0
  return bad > fewCharacters / 2 && bad > text.length * meaningless
}

function compose(fragments: readonly Fragment[], content: PageContent) {
  const runs: TextRun[] = []
  const lines: string[] = []
  let start = 0
  for (const words of linesOf(fragments, content)) {
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
function linesOf(fragments: readonly Fragment[], { rules, bars }: PageContent): Word[][] {
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
