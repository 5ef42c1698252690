import { type ComplianceOutcome, shownDay } from '@puquio/domain'
import { element, fitting, label, px, svgOf } from '../drawing/svg-text.ts'
import { type Look, onPaper } from '../drawing/looks.ts'

export type ComplianceRow = { name: string; cells: readonly ComplianceOutcome[] }

export type ComplianceWords = {
  /** What a reader hears in place of the picture. */
  title: string
  /** `YYYY-MM`, a column each. */
  months: readonly string[]
  outcomes: (outcome: ComplianceOutcome) => string
}

/** Pixels: of a row, of the names at the left, of the months above, and of the legend below. */
const sizes = { row: 20, names: 150, head: 30, legend: 30, letter: 6.4 }

/** Colour and shape of each outcome: done teal, near amber, missed red, as statuses have them everywhere. */
export const complianceColors: Record<ComplianceOutcome, string> = {
  exceeds: onPaper.danger,
  unknown: '#7a5195',
  near: '#b7791f',
  complies: onPaper.good,
  'no-standard': '#8a94a3',
  'not-sampled': '#c3cad3',
}

/** Writes a matrix of outcomes as SVG: a shape a cell, a row a station or parameter, a column a month. */
export function complianceSvg(
  rows: readonly ComplianceRow[],
  words: ComplianceWords,
  look: Look,
  width: number,
): string {
  const column = Math.max(8, (width - sizes.names) / Math.max(1, words.months.length))
  const bottom = sizes.head + rows.length * sizes.row
  const x = (at: number) => sizes.names + (at + 0.5) * column
  const y = (at: number) => sizes.head + (at + 0.5) * sizes.row
  const step = Math.ceil(44 / column)
  const used = new Set(rows.flatMap(({ cells }) => cells))
  return svgOf(
    { width, height: bottom + sizes.legend, title: words.title, font: look.font },
    element('path', {
      d: Array.from(
        { length: rows.length + 1 },
        (_, at) => `M0 ${px(sizes.head + at * sizes.row)}H${px(width)}`,
      ).join(''),
      stroke: look.line,
      'stroke-width': '0.6',
      fill: 'none',
    }),
    ...words.months.flatMap((month, at) =>
      at % step === 0
        ? [
            label({ x: x(at), y: 18 }, shownDay(month), look.dim, {
              'text-anchor': 'middle',
              'font-size': 9.5,
            }),
          ]
        : [],
    ),
    ...rows.flatMap(({ name, cells }, row) => [
      label({ x: 0, y: y(row) + 4 }, fitting(name, sizes.names - 8, 11), look.ink),
      ...cells.map((outcome, at) => mark(outcome, x(at), y(row), look)),
    ]),
    ...legend(
      [...order].filter((outcome) => used.has(outcome)),
      words,
      { look, y: bottom + 18 },
    ),
  )
}

const order: readonly ComplianceOutcome[] = [
  'exceeds',
  'near',
  'complies',
  'unknown',
  'no-standard',
  'not-sampled',
]

/** A triangle exceeds, a hollow one is near, a disc complies, a question mark says nothing, a dash has no standard. */
function mark(outcome: ComplianceOutcome, x: number, y: number, look: Look): string {
  const color = complianceColors[outcome]
  const triangle = `M${px(x)} ${px(y - 5)}L${px(x + 5.2)} ${px(y + 4)}L${px(x - 5.2)} ${px(y + 4)}Z`
  switch (outcome) {
    case 'exceeds':
      return element('path', { d: triangle, fill: color, 'data-outcome': outcome })
    case 'near':
      return element('path', {
        d: triangle,
        fill: look.paper,
        stroke: color,
        'stroke-width': '1.4',
        'data-outcome': outcome,
      })
    case 'complies':
      return element('circle', { cx: x, cy: y, r: 4, fill: color, 'data-outcome': outcome })
    case 'unknown':
      return label({ x: x, y: y + 4 }, '?', color, {
        'text-anchor': 'middle',
        'font-weight': '600',
        'data-outcome': outcome,
      })
    case 'no-standard':
      return element('path', {
        d: `M${px(x - 4)} ${px(y)}H${px(x + 4)}`,
        stroke: color,
        'stroke-width': '1.6',
        'data-outcome': outcome,
      })
    case 'not-sampled':
      return ''
  }
}

function legend(
  outcomes: readonly ComplianceOutcome[],
  words: ComplianceWords,
  { look, y }: { look: Look; y: number },
): string[] {
  let x = 8
  return outcomes.flatMap((outcome) => {
    const word = words.outcomes(outcome)
    const at = x
    x += 26 + word.length * sizes.letter
    return [mark(outcome, at, y - 4, look), label({ x: at + 11, y: y }, word, look.dim)]
  })
}
