import type { WaterAnalysis } from '@puquio/domain'
import type { GroupLook, Look } from '../drawing/looks.ts'

/** What the diagrams read of a sample. */
export type DrawnAnalysis = Pick<WaterAnalysis, 'meqL' | 'nonDetects' | 'ph' | 'tdsMgL'>

export type DiagramSample = {
  /** What a selection calls it. */
  id: string
  station: string
  sampledOn: string
  /** The day as the reader's language writes it. */
  day: string
  /** Place of its station, campaign, year or day among the groups, from 0; each has its colour and shape. */
  group: number
  analysis: DrawnAnalysis
}

export type DiagramGroup = { name: string; look: GroupLook }

/** What stands in the diagrams in the reader's language; signs of chemistry are the same in all. */
export type DiagramWords = {
  /** What a reader hears in place of the picture. */
  title: string
  number: (value: number) => string
  solids: string
  /** Of a hollow mark. */
  notDetected: string
  mixed: string
  evaporation: string
  rock: string
  precipitation: string
  scale: string
  /** Of groups that the legend has no room for. */
  more: (count: number) => string
}

export type Place = { x: number; y: number }

/** A mark as it is drawn: at a place, or along a path where it is a line or a polygon. */
export type DiagramMark = {
  /** Of its sample. */
  id: string
  group: number
  look: GroupLook
  isHollow: boolean
  /** Where it is pointed at and caught by a rectangle. */
  at: Place
  radius: number
  /** Drawn pale, as one of too many. */
  isFaint?: boolean
  /** Of a polygon or a line; it is filled where it is closed. */
  path?: string
}

/** A diagram: its text as SVG, and its marks, by which a page chooses samples. */
export type Diagram = {
  svg: string
  width: number
  height: number
  marks: readonly DiagramMark[]
  /** Most of its lines are pale, since there are too many. */
  isThinned?: boolean
  /** Samples, by their id, that it can show only in part or not at all: a logarithm of zero has no place. */
  omitted: readonly string[]
}

/** Everything that a diagram is drawn from. */
export type Drawing = {
  samples: readonly DiagramSample[]
  groups: readonly DiagramGroup[]
  words: DiagramWords
  look: Look
  width: number
  /** Pixels that it is as tall as at most, of those that fit themselves into their room (`fittingKinds`). */
  height?: number
  /** Of Stiff diagrams: what shares their scale, where it is more than they draw. */
  scaledWith?: readonly DiagramSample[]
  /** Of Stiff diagrams in time: days that there is room for. */
  daysMax?: number
  /** The samples of a group are joined in their order. */
  isPathDrawn?: boolean
}

/** In time, whatever the order in which they were given, so that the same samples give the same figure. */
export const inTime = (samples: readonly DiagramSample[]): DiagramSample[] =>
  samples.toSorted((a, b) => {
    if (a.sampledOn !== b.sampledOn) return a.sampledOn < b.sampledOn ? -1 : 1
    // Ids are numbers: a longer one is greater.
    return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  })

/** What every mark of a sample has. */
export const markOf = (
  sample: DiagramSample,
  groups: readonly DiagramGroup[],
): Pick<DiagramMark, 'id' | 'group' | 'look' | 'isHollow'> => ({
  id: sample.id,
  group: sample.group,
  look: lookOf(groups, sample.group),
  isHollow: isHollow(sample),
})

export const nameOf = ({ station, day }: DiagramSample): string => `${station} ${day}`

export const isHollow = ({ analysis }: DiagramSample): boolean => analysis.nonDetects.length > 0

export const lookOf = (groups: readonly DiagramGroup[], group: number): GroupLook =>
  groups[group % Math.max(1, groups.length)]?.look ?? { color: '#7f7f7f', shape: 'circle' }
