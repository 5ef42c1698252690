const levelUnits: readonly string[] = ['m', 'msnm', 'masl']

/** Whether a variable of this unit may be metres above sea: m, m s. n. m., m a.s.l. */
export const isLevelUnit = (unit: string): boolean =>
  levelUnits.includes(unit.toLowerCase().replace(/[\s.]/gu, ''))

/** A level at an instant, in ms of UTC and metres above sea. */
export type LevelPoint = { atMs: number; levelM: number }

/** A dry one stands at the bottom of its well: the water is there or lower. */
export type SoundedLevel = LevelPoint & { isDry: boolean }

/**
 * Returns the level at an instant on the straight line between the points before and after it, which are at most so far
 * apart; null outside of the points and within a longer gap. The points rise in time.
 */
export function levelAt(
  points: readonly LevelPoint[],
  atMs: number,
  mostApartMs: number = Number.POSITIVE_INFINITY,
): number | null {
  const around = pointsAround(points, atMs, mostApartMs)
  return around && between(around, atMs)
}

/** The same of soundings: dry between two dry ones; between a dry one and water nothing is known. */
export function soundedLevelAt(
  soundings: readonly SoundedLevel[],
  atMs: number,
  mostApartMs: number,
): { levelM: number; isDry: boolean } | null {
  const around = pointsAround(soundings, atMs, mostApartMs)
  if (!around || around.before.isDry !== around.after.isDry) return null
  return { levelM: between(around, atMs), isDry: around.before.isDry }
}

type Around<Point> = { before: Point; after: Point }

/** The points before and after an instant; twice the same one that is of it. */
function pointsAround<Point extends LevelPoint>(
  points: readonly Point[],
  atMs: number,
  mostApartMs: number,
): Around<Point> | null {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle] as Point).atMs < atMs) low = middle + 1
    else high = middle
  }
  const after = points[low]
  if (!after) return null
  if (after.atMs === atMs) return { before: after, after }
  const before = points[low - 1]
  return !before || after.atMs - before.atMs > mostApartMs ? null : { before, after }
}

function between({ before, after }: Around<LevelPoint>, atMs: number): number {
  if (before === after) return after.levelM
  const share = (atMs - before.atMs) / (after.atMs - before.atMs)
  return before.levelM + share * (after.levelM - before.levelM)
}
