import { niceTicks } from '../drawing/nice-ticks.ts'

export type LevelsLook = {
  ink: string
  /** Of grid lines and frames. */
  line: string
  paper: string
  font: string
  ground: string
  water: string
  danger: string
}

/** Round levels that hold all of these, a little apart where they are all one. */
export function levelTicks(values: readonly number[], count: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!Number.isFinite(low)) return [0, 1]
  return high - low < 0.1 ? niceTicks(low - 0.5, high + 0.5, count) : niceTicks(low, high, count)
}
