import { type AlarmLevels, brokenLimit } from '@puquio/domain'
import { type GroupLook, groupLook, withoutTriangle } from '../drawing/looks.ts'
import type { LevelLine, LevelMark } from './levels-svg.ts'

/** The look of a well by its place; a triangle says artesian, or dry. */
export const lookOfWell = (index: number): GroupLook => groupLook(index, withoutTriangle)

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
