import type { SoundingState } from './sounding.ts'

type Levels = {
  soundings: readonly { at: number; levelM: number; state: SoundingState }[]
  sensor: { at: readonly number[]; value: readonly number[] } | null
}
export type LevelSummary = {
  count: number
  min: number | null
  max: number | null
  change: number | null
}

/** Of all that was measured of a well in a period: its range, and its last level less its first. */
export function levelSummary(levels: Levels | undefined): LevelSummary {
  const wet = (levels?.soundings ?? []).filter(({ state }) => state !== 'dry')
  const points = [
    ...wet.map(({ at, levelM }) => ({ at, levelM })),
    ...(levels?.sensor?.at ?? []).map((at, index) => ({
      at,
      levelM: levels?.sensor?.value[index] ?? 0,
    })),
  ]
  const count = levels?.soundings.length ?? 0
  const [first] = points
  if (!first) return { count, min: null, max: null, change: null }
  let [min, max, oldest, newest] = [first, first, first, first]
  for (const point of points) {
    if (point.levelM < min.levelM) min = point
    if (point.levelM > max.levelM) max = point
    if (point.at < oldest.at) oldest = point
    if (point.at > newest.at) newest = point
  }
  return {
    count,
    min: min.levelM,
    max: max.levelM,
    change: points.length < 2 ? null : newest.levelM - oldest.levelM,
  }
}
