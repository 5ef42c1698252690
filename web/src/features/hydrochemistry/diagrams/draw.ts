import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { piperFractions, stiffRows } from '@puquio/domain'
import {
  type DiagramLook,
  piperFigure,
  type PiperSample,
  piperSvg,
  type StiffSample,
  stiffFigure,
  stiffSvg,
} from '@puquio/figures'
import { type Group, groupIdOf, type Grouping } from './groups.ts'
import { piperAxisSigns, stiffRowSigns } from './words.ts'

/** More polygons than one compares. */
export const stiffSamplesMax = 30

type Drawn = {
  /** A Piper diagram joins them in this order, a Stiff one draws them in it. */
  samples: readonly AnalysedSample[]
  groups: readonly Group[]
  by: Grouping
  title: string
  width: number
  look: DiagramLook
}

const indexOf = (groups: readonly Group[], sample: AnalysedSample, by: Grouping) =>
  Math.max(
    0,
    groups.findIndex(({ id }) => id === groupIdOf(sample, by)),
  )

/** By the square root, so that the area says it: 3 to 8 pixels from fresh water to brine. */
const radiusOf = ({ tdsMgL }: AnalysedSample) =>
  Math.min(8, Math.max(3, 3 + Math.sqrt(Math.max(0, tdsMgL)) / 16))

export function drawPiper({
  samples,
  groups,
  by,
  title,
  width,
  look,
  isPath,
}: Drawn & { isPath: boolean }): string {
  const marks: PiperSample[] = samples.map((sample) => ({
    id: String(sample.id),
    group: indexOf(groups, sample, by),
    isHollow: sample.nonDetects.length > 0,
    radius: radiusOf(sample),
    fractions: piperFractions(sample),
  }))
  const looks = groups.map((group) => group.look)
  const words = { title, axes: piperAxisSigns }
  return piperSvg(piperFigure(marks, width, isPath), marks, looks, words, look)
}

export function drawStiff({
  samples,
  groups,
  by,
  title,
  width,
  look,
  nameOf,
}: Drawn & { nameOf: (sample: AnalysedSample) => string }): string {
  const polygons: StiffSample[] = samples.slice(0, stiffSamplesMax).map((sample) => ({
    id: String(sample.id),
    name: nameOf(sample),
    group: indexOf(groups, sample, by),
    isHollow: sample.nonDetects.length > 0,
    rows: stiffRows(sample),
  }))
  const looks = groups.map((group) => group.look)
  const words = { title, rows: stiffRowSigns }
  return stiffSvg(stiffFigure(polygons, width), polygons, looks, words, look)
}
