import type { Look, GroupLook } from '../drawing/looks.ts'
import { stiffRows } from '@puquio/domain'
import { niceTicks } from '../drawing/nice-ticks.ts'
import type { DiagramSample, DiagramWords } from './diagram.ts'
import { axisSigns } from './signs.ts'
import { label, line, px, svgOf } from '../drawing/svg-text.ts'

/** Of the three rows from above: what stands at the left and at the right. */
export const stiffSigns = [
  [axisSigns.naK, axisSigns.cl],
  [axisSigns.ca, axisSigns.hco3Co3],
  [axisSigns.mg, axisSigns.so4],
] as const

/** meq/L from 0 to the end of the one scale that the polygons of these samples share. */
export const stiffSteps = (samples: readonly Pick<DiagramSample, 'analysis'>[]): number[] => {
  return niceTicks(0, Math.max(1e-9, longestRow(samples)), 3)
}

const longestRow = (samples: readonly Pick<DiagramSample, 'analysis'>[]): number => {
  let most = 0
  for (const { analysis } of samples)
    for (const { left, right } of stiffRows(analysis)) most = Math.max(most, left, right)
  return most
}

export type StiffBox = {
  /** Where all is 0. */
  middle: number
  top: number
  /** Pixels between two rows, and of one meq/L. */
  row: number
  scale: number
}

/** The polygon of a sample. Source: Stiff (1951), Journal of Petroleum Technology 3. */
export const stiffPath = (
  { analysis }: Pick<DiagramSample, 'analysis'>,
  { middle, top, row, scale }: StiffBox,
): string => {
  const rows = stiffRows(analysis)
  const at = (meqL: number, index: number) =>
    `${px(middle + meqL * scale)} ${px(top + index * row)}`
  const lefts = rows.map(({ left }, index) => at(-left, index))
  const rights = rows.map(({ right }, index) => at(right, index)).toReversed()
  return `M${[...lefts, ...rights].join('L')}Z`
}

/** Ticks of a scale at both sides of its middle, those whose number would touch another one without it. */
export const stiffAxis = (
  { middle, scale }: Pick<StiffBox, 'middle' | 'scale'>,
  { steps, from, to, y }: { steps: readonly number[]; from: number; to: number; y: number },
  words: Pick<DiagramWords, 'number'>,
  look: Look,
): string[] =>
  steps.flatMap((step, index) =>
    (step === 0 ? [0] : [-step, step]).flatMap((meqL) => {
      const x = middle + meqL * scale
      const isNamed = index === 0 || index === steps.length - 1 || scale * (steps[1] ?? 0) > 34
      return [
        line(`M${px(x)} ${px(from)}V${px(to)}`, look.line, meqL === 0 ? 1.2 : 0.6),
        ...(isNamed
          ? [
              label({ x, y }, words.number(step), look.ink, {
                'text-anchor': 'middle',
                'font-size': 9,
              }),
            ]
          : []),
      ]
    }),
  )

/** The names of the rows at both sides of one polygon. */
export const stiffRowNames = (
  { top, row }: Pick<StiffBox, 'top' | 'row'>,
  { left, right }: { left: number; right: number },
  { dim }: Look,
): string[] =>
  stiffSigns.flatMap(([cations, anions], index) => {
    const more = { 'dominant-baseline': 'middle', 'font-size': 9 }
    const y = top + index * row
    return [
      label({ x: left, y }, cations, dim, { ...more, 'text-anchor': 'end' }),
      label({ x: right, y }, anions, dim, { ...more, 'text-anchor': 'start' }),
    ]
  })

/** Pixels of the widest polygon on a map, and of each one's height. */
export const glyphSize = { width: 120, height: 36 } as const

/** How large the polygon of a sample is on a map. */
export const stiffGlyphBox = (sample: DiagramSample | undefined, most: number) => {
  const { height } = glyphSize
  const scale = (glyphSize.width / 2 - 3) / most
  const width = Math.ceil(2 * (longestRow(sample ? [sample] : []) * scale + 4))
  return { width, height, scale, row: (height - 6) / 2 }
}

/** One polygon as a picture for a map, as wide as it is on a scale of which half the widest polygon is `most` meq/L. */
export const stiffGlyph = (
  sample: DiagramSample,
  group: GroupLook,
  isHollow: boolean,
  most: number,
  look: Look,
): { svg: string; width: number; height: number } => {
  const { width, height, scale, row } = stiffGlyphBox(sample, most)
  const path = stiffPath(sample, { middle: width / 2, top: 3, row, scale })
  const svg = svgOf(
    { width, height, title: sample.station, font: look.font },
    line(`M${width / 2} 0V${height}`, look.dim, 0.8),
    `<path d="${path}" fill="${look.paper}" fill-opacity="0.7" stroke="none"/>`,
    `<path d="${path}" fill="${group.color}" fill-opacity="${isHollow ? 0 : 0.55}" stroke="${group.color}" stroke-width="1.6"/>`,
  )
  return { svg, width, height }
}

/** The key of polygons on a map: which ion stands where, and how many meq/L their half width is. */
export const stiffScaleKey = (
  most: number,
  { number }: Pick<DiagramWords, 'number'>,
  title: string,
  look: Look,
): string => {
  const [width, height] = [glyphSize.width + 140, 72]
  const middle = width / 2
  const half = stiffGlyphBox(undefined, most).scale * most
  return svgOf(
    { width, height, title, font: 'Inter, system-ui, sans-serif' },
    line(`M${middle} 4V48`, look.dim, 0.8),
    line(
      `M${middle - half} 50H${middle + half}M${middle - half} 47V53M${middle} 47V53M${middle + half} 47V53`,
      look.ink,
      1,
    ),
    ...[-most, 0, most].map((meqL) =>
      label(
        { x: middle + (half * meqL) / most, y: 66 },
        meqL === most ? `${number(meqL)} meq/L` : number(Math.abs(meqL)),
        look.ink,
        { 'font-size': 9, 'text-anchor': meqL === most ? 'start' : 'middle' },
      ),
    ),
    ...stiffRowNames({ top: 10, row: 14 }, { left: middle - 8, right: middle + 8 }, look),
  )
}
