import type { SoundingState } from './sounding.ts'

type Levels = {
  soundings: readonly { at: number; levelM: number; state: SoundingState }[]
  sensor: { at: readonly number[]; value: readonly number[] } | null
}
export type LevelSummary = {
  count: number
  /** Of these soundings. */
  dryCount: number
  min: number | null
  /** The lowest is the bottom of a dry pipe: the water was below it. */
  isMinDry: boolean
  max: number | null
  change: number | null
}

/**
 * Of all that was measured of a well in a period: its range, and its last level less its first. Of a dry sounding it is known
 * only that the water was below the bottom: it is the lowest where no level lies below it, never the highest, and no change
 * is known from it or to it.
 */
export function levelSummary(levels: Levels | undefined): LevelSummary {
  const soundings = levels?.soundings ?? []
  const points = [
    ...soundings.map(({ at, levelM, state }) => ({ at, levelM, isDry: state === 'dry' })),
    ...(levels?.sensor?.at ?? []).map((at, index) => ({
      at,
      levelM: levels?.sensor?.value[index] ?? 0,
      isDry: false,
    })),
  ]
  const counts = {
    count: soundings.length,
    dryCount: soundings.filter(({ state }) => state === 'dry').length,
  }
  const [first] = points
  if (!first) return { ...counts, min: null, isMinDry: false, max: null, change: null }
  let [min, oldest, newest] = [first, first, first]
  let max: number | null = null
  for (const point of points) {
    const { at, levelM, isDry } = point
    if (levelM < min.levelM || (levelM === min.levelM && isDry)) min = point
    if (!isDry && (max === null || levelM > max)) max = levelM
    if (at < oldest.at) oldest = point
    if (at > newest.at) newest = point
  }
  const isChangeKnown = points.length > 1 && !oldest.isDry && !newest.isDry
  return {
    ...counts,
    min: min.levelM,
    isMinDry: min.isDry,
    max,
    change: isChangeKnown ? newest.levelM - oldest.levelM : null,
  }
}
