import { type AlarmLevels, brokenLimit } from '@puquio/domain'
import { type MarkShape, markShapes } from '../hydrochemistry/marks.ts'
import type { LevelLine, LevelMark } from './levels-svg.ts'

/** Okabe and Ito's colours but for yellow and black, which are lost on white and on dark. */
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f']

/** A triangle says artesian, or dry. */
const shapes = markShapes.filter((shape) => shape !== 'triangle')

/** Colour and shape are of different number, so that 35 wells look different. */
export const lookOfWell = (index: number): { color: string; shape: MarkShape } => ({
  color: colors[index % colors.length] ?? '#7f7f7f',
  shape: shapes[index % shapes.length] ?? 'circle',
})

type DrawnWell = AlarmLevels & { id: number; name: string; terrainLevelM: number }
type DrawnLevels = {
  wellId: number
  soundings: readonly { id: number; at: number; levelM: number; state: LevelMark['state'] }[]
  sensor: { at: readonly number[]; value: readonly number[] } | null
}
export type LimitNames = {
  highest: (well: string, levelM: number) => string
  lowest: (well: string, levelM: number) => string
}

/** The levels of wells as the figure takes them, each with the look of its place. */
export function levelLines(
  wells: readonly DrawnWell[],
  levels: readonly DrawnLevels[],
  { withGround, names }: { withGround: boolean; names: LimitNames },
): LevelLine[] {
  const byId = new Map(levels.map((one) => [one.wellId, one]))
  return wells.map((well, index) => {
    const { soundings = [], sensor = null } = byId.get(well.id) ?? {}
    const { name, highM, lowM, terrainLevelM } = well
    return {
      name,
      ...lookOfWell(index),
      sensor: sensor && { atMs: sensor.at, levelM: sensor.value },
      soundings: soundings.map(({ id, at, levelM, state }) => ({
        id,
        atMs: at,
        levelM,
        state,
        isBeyond: state !== 'dry' && brokenLimit(levelM, well) !== null,
      })),
      terrainM: withGround ? terrainLevelM : null,
      limits: [
        ...(highM === null ? [] : [{ levelM: highM, name: names.highest(name, highM) }]),
        ...(lowM === null ? [] : [{ levelM: lowM, name: names.lowest(name, lowM) }]),
      ],
    }
  })
}
