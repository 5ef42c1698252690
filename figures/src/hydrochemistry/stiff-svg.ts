import type { DiagramLook, GroupLook } from './piper-svg.ts'
import type { StiffFigure, StiffSample } from './stiff-figure.ts'
import { element, escaped, px } from './svg-text.ts'

export type StiffWords = {
  /** What a reader hears in place of the picture. */
  title: string
  /** Of the three rows from above: the cations at the left, the anions at the right. */
  rows: readonly (readonly [left: string, right: string])[]
}

/** Writes Stiff diagrams as SVG, one below the other on one scale in meq/L. Each polygon has `data-sample`, its id. */
export function stiffSvg(
  figure: StiffFigure,
  samples: readonly StiffSample[],
  groups: readonly GroupLook[],
  words: StiffWords,
  look: DiagramLook,
): string {
  const label = (x: number, y: number, text: string, more: Record<string, string | number>) =>
    element('text', { x, y, fill: look.ink, 'font-size': 10, ...more }, escaped(text))
  const ends = figure.ticks.map(({ x }) => x)
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${px(figure.width)} ${px(figure.height)}`,
      width: figure.width,
      height: figure.height,
      role: 'img',
      'aria-label': words.title,
      'font-family': look.font,
    },
    element('title', {}, escaped(words.title)),
    label(figure.middle, 12, 'meq/L', { 'text-anchor': 'middle' }),
    ...figure.ticks.flatMap(({ x, meqL }) => [
      label(x, 28, String(meqL), { 'text-anchor': 'middle' }),
      element('path', {
        d: `M${px(x)} 34V${px(figure.height)}`,
        stroke: look.line,
        'stroke-width': meqL === 0 ? '1.2' : '0.6',
        fill: 'none',
      }),
    ]),
    ...figure.polygons.flatMap(({ sample, path, top, bottom, name }) => {
      const { id, group, isHollow, name: text } = samples[sample] as StiffSample
      const { color } = groups[group % groups.length] as GroupLook
      return [
        label(name.x, name.y, text, { 'dominant-baseline': 'middle', 'font-size': 11 }),
        element('path', {
          'data-sample': id,
          d: path,
          fill: color,
          'fill-opacity': isHollow ? '0' : '0.45',
          stroke: color,
          'stroke-width': '1.4',
        }),
        // Once, as all are read alike.
        ...(sample === 0 ? words.rows : []).flatMap(([cations, anions], row) => {
          const y = top + ((bottom - top) * row) / 2
          const text = { 'dominant-baseline': 'middle', 'font-size': 9 }
          return [
            label(left - 6, y, cations, { ...text, 'text-anchor': 'end' }),
            label(right + 6, y, anions, { ...text, 'text-anchor': 'start' }),
          ]
        }),
      ]
    }),
  )
}
