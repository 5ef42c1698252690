import type { Look } from '../drawing/looks.ts'
import type { DiagramGroup, DiagramWords } from './diagram.ts'
import { markPath } from '../drawing/marks.ts'
import { solidsRadius } from './solids.ts'
import { element, fitting, label, textWidth } from '../drawing/svg-text.ts'

const [rowHeight, markRoom, gap, size] = [18, 16, 14, 11]
/** More rows would push the diagram away; what is left is counted. */
const rowsBelow = 6
const nameMax = 220

type Legend = { svg: string; height: number }

type LegendPlace = {
  width: number
  top: number
  words: DiagramWords
  look: Look
  left?: number
  rowsMax?: number
}

/** The mark of each group with its name, in rows of this width below a diagram or beside it. */
export function groupLegend(
  groups: readonly DiagramGroup[],
  { width, top, words, look, left: from = 0, rowsMax = rowsBelow }: LegendPlace,
): Legend {
  const room = Math.min(nameMax, width - markRoom)
  const placed: { name: string; group: DiagramGroup; x: number; row: number }[] = []
  let [x, row] = [0, 0]
  for (const group of groups) {
    const name = fitting(group.name, room, size)
    const taken = markRoom + textWidth(name, size)
    if (x > 0 && x + taken > width) [x, row] = [0, row + 1]
    placed.push({ name, group, x, row })
    x += taken + gap
  }
  // The last row that there is room for says how many follow.
  const shown = row < rowsMax ? placed : placed.filter((one) => one.row < rowsMax - 1)
  const left = placed.length - shown.length
  const yOf = (of: number) => top + of * rowHeight + rowHeight / 2
  const named = (at: number, y: number, text: string) =>
    label({ x: from + at, y }, text, look.ink, { 'font-size': size, 'dominant-baseline': 'middle' })
  return {
    svg: element(
      'g',
      { class: 'groups' },
      ...shown.flatMap(({ name, group, x, row }) => [
        element('path', {
          d: markPath(group.look.shape, from + x + 6, yOf(row), 4.5),
          fill: group.look.color,
        }),
        named(x + markRoom, yOf(row), name),
      ]),
      ...(left > 0 ? [named(0, yOf(rowsMax - 1), words.more(left))] : []),
    ),
    height: (left > 0 ? rowsMax : row + 1) * rowHeight,
  }
}

const steps = [100, 1_000, 10_000]

/** What the size of a mark says, and a hollow one, at the right of a place. */
export const sizeLegend = (
  { x, y }: { x: number; y: number },
  words: DiagramWords,
  look: Look,
): string => {
  const small = { 'font-size': 10, 'text-anchor': 'end', 'dominant-baseline': 'middle' }
  const text = (row: number, words: string) =>
    label({ x: x - 22, y: y + row * 17 }, words, look.dim, small)
  return element(
    'g',
    { class: 'sizes' },
    label({ x, y }, `${words.solids} (mg/L)`, look.dim, small),
    ...steps.flatMap((step, index) => [
      element('path', {
        d: markPath('circle', x - 9, y + (index + 1) * 17, solidsRadius(step)),
        fill: 'none',
        stroke: look.dim,
        'stroke-width': '1',
      }),
      text(index + 1, words.number(step)),
    ]),
  )
}

/** Pixels that the rows of sizes take, and that these words and those of a hollow mark take. */
export const sizesHeight = (steps.length + 1) * 17
export const keysWidth = (words: DiagramWords): number =>
  Math.max(textWidth(`${words.solids} (mg/L)`, 10), 16 + textWidth(words.notDetected, 10))

/** Pixels of the widest row that one group needs alone. */
export const groupsWidth = (groups: readonly DiagramGroup[]): number =>
  Math.max(0, ...groups.map(({ name }) => markRoom + Math.min(nameMax, textWidth(name, size))))

/** A hollow mark with what it says. */
export const hollowLegend = (
  { x, y }: { x: number; y: number },
  words: DiagramWords,
  look: Look,
): string =>
  element(
    'g',
    { class: 'hollow' },
    element('path', {
      d: markPath('circle', x + 6, y, 4),
      fill: look.paper,
      stroke: look.dim,
      'stroke-width': '1.5',
    }),
    label({ x: x + 16, y }, words.notDetected, look.dim, {
      'font-size': 10,
      'dominant-baseline': 'middle',
    }),
  )
