/** What is said of a well by its newest level, in the order of lists and legends. */
export const wellStates = [
  'over-limit',
  'under-limit',
  'artesian',
  'dry',
  'outdated',
  'unmeasured',
  'normal',
] as const
export type WellState = (typeof wellStates)[number]

/** Soundings are monthly; one that is half a month late says nothing of now. */
export const outdatedAfterDays = 45
const dayMs = 86_400_000

/** The newest level of a well. */
export type NewestLevel = { atMs: number; levelM: number; isDry: boolean }
export type AlarmLevels = { lowM: number | null; highM: number | null }

/**
 * What an old level was says nothing of now; a dry pipe has no level that could be beyond a limit; a level beyond its limit
 * is told before that it is artesian.
 */
export function wellState(
  newest: NewestLevel | null,
  { lowM, highM, topM }: AlarmLevels & { topM: number },
  nowMs: number,
): WellState {
  if (!newest) return 'unmeasured'
  if (nowMs - newest.atMs > outdatedAfterDays * dayMs) return 'outdated'
  if (newest.isDry) return 'dry'
  const broken = brokenLimit(newest.levelM, { lowM, highM })
  if (broken) return broken === 'high' ? 'over-limit' : 'under-limit'
  return newest.levelM > topM ? 'artesian' : 'normal'
}

/** Which limit a level is beyond; one that is equal keeps it. */
export const brokenLimit = (
  levelM: number,
  { lowM, highM }: AlarmLevels,
): 'high' | 'low' | null => {
  if (highM !== null && levelM > highM) return 'high'
  return lowM !== null && levelM < lowM ? 'low' : null
}
