import { markPath, type MarkShape } from './marks.ts'
import type { PiperAxis, PiperFigure, PiperSample } from './piper-figure.ts'
import { element, escaped, px } from './svg-text.ts'

export type GroupLook = { color: string; shape: MarkShape }
export type DiagramLook = {
  /** Colours of the page: text and frames, lines, and what is behind. */
  ink: string
  line: string
  paper: string
  font: string
}

export type PiperWords = {
  /** What a reader hears in place of the picture. */
  title: string
  axes: Record<PiperAxis, string>
}

/**
 * Writes a Piper diagram as SVG. Each sample is three marks with `data-sample`, its id; a hollow one has an ion below its
 * detection limit.
 */
export function piperSvg(
  figure: PiperFigure,
  samples: readonly PiperSample[],
  groups: readonly GroupLook[],
  words: PiperWords,
  look: DiagramLook,
): string {
  const lookOf = (group: number) => groups[group % groups.length] as GroupLook
  const label = (
    { x, y }: { x: number; y: number },
    text: string,
    more: Record<string, string | number>,
  ) => element('text', { x, y, fill: look.ink, ...more }, escaped(text))
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
      'font-size': 11,
    },
    element('title', {}, escaped(words.title)),
    element('path', { d: figure.grid, stroke: look.line, 'stroke-width': '0.6', fill: 'none' }),
    element('path', { d: figure.frame, stroke: look.ink, 'stroke-width': '1', fill: 'none' }),
    ...figure.ticks.map((tick) =>
      label(tick, String(tick.percent), { 'text-anchor': tick.anchor, 'font-size': 9 }),
    ),
    ...figure.titles.map((title) =>
      label(title, words.axes[title.axis], {
        'text-anchor': 'middle',
        'dominant-baseline': 'middle',
        transform: `rotate(${title.turn} ${px(title.x)} ${px(title.y)})`,
      }),
    ),
    ...figure.ways.map(({ group, path }) =>
      element('path', {
        d: path,
        stroke: lookOf(group).color,
        'stroke-width': '1',
        'stroke-opacity': '0.6',
        fill: 'none',
      }),
    ),
    element(
      'g',
      { class: 'marks' },
      ...figure.points.map(({ x, y, sample }) => {
        const { id, group, isHollow, radius } = samples[sample] as PiperSample
        const { color, shape } = lookOf(group)
        return element('path', {
          'data-sample': id,
          d: markPath(shape, x, y, radius),
          fill: isHollow ? look.paper : color,
          stroke: isHollow ? color : look.paper,
          'stroke-width': isHollow ? '1.5' : '0.7',
        })
      }),
    ),
  )
}
