import { niceTicks } from '../drawing/nice-ticks.ts'

/** Round levels that hold all of these, a little apart where they are all one. */
export function levelTicks(values: readonly number[], count: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!Number.isFinite(low)) return [0, 1]
  return high - low < 0.1 ? niceTicks(low - 0.5, high + 0.5, count) : niceTicks(low, high, count)
}
