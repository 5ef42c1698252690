import { decadesOf, logTicks } from '../drawing/log-axis.ts'
import { niceTicks } from '../drawing/nice-ticks.ts'

export type ValueScale = {
  ticks: { y: number; value: number }[]
  /** Null where a value has no place: below or at zero on a logarithmic scale. */
  y: (value: number) => number | null
}

/** Beyond it a number is no measurement, and would press all others flat. */
const largest = 1e15

/** Whether a number can be drawn at all. */
export const isDrawable = (value: number, isLog: boolean): boolean =>
  Number.isFinite(value) && Math.abs(value) <= largest && (!isLog || value > 0)

/** A limit so many times above the highest result would press the results flat; on a logarithmic scale it does not. */
const nearEnough = { linear: 4, log: 100 }

/** Whether a limit stands near enough to the results to be drawn beside them. */
export function isNearResults(
  bound: number,
  { low, high, isLog }: { low: number; high: number; isLog: boolean },
): boolean {
  if (!isDrawable(bound, isLog)) return false
  const near = isLog ? nearEnough.log : nearEnough.linear
  if (bound <= 0) return bound >= low - Math.abs(high - low) * 3
  return bound <= high * near && bound >= low / (near * 3)
}

type Extent = { top: number; bottom: number; isLog: boolean }

/** Returns the scale of all values that are drawn. Concentrations begin at zero; pH and temperature, whose variation is small, do not. */
export function valueScale(values: readonly number[], { top, bottom, isLog }: Extent): ValueScale {
  const [low, high] = extentOf(values)
  const height = bottom - top
  if (isLog) {
    const [from, to] = decadesOf([low, high])
    const y = (value: number) =>
      value > 0 ? bottom - ((Math.log10(value) - from) / (to - from)) * height : null
    return { ticks: placed(ticksOf(from, to), y), y }
  }
  const isFromZero = low >= 0 && low < high * 0.6
  const ticks = niceTicks(isFromZero ? 0 : low, high, Math.max(2, Math.floor(height / 48)))
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const y = (value: number) => bottom - ((value - first) / (last - first)) * height
  return { ticks: placed(ticks, y), y }
}

const extentOf = (values: readonly number[]): [number, number] => {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return low > high ? [0, 1] : [low, high]
}

/** Powers of ten; within few of them 2 and 5 times these, too. */
const ticksOf = (from: number, to: number): number[] =>
  logTicks(from, to, {
    times: to - from <= 2 ? [1, 2, 5] : [1],
    step: Math.max(1, Math.ceil((to - from) / 6)),
  }).map(({ value }) => value)

const placed = (ticks: readonly number[], y: ValueScale['y']) =>
  ticks.flatMap((value) => {
    const at = y(value)
    return at === null ? [] : [{ value, y: at }]
  })
