import {
  longestMs,
  type Period,
  shortestMs,
  type Span,
  within,
} from '../../../widgets/graph/lines/span.ts'
import type { GraphSearch } from '../search.ts'

export const presets = ['1h', '24h', '7d', '30d', '365d'] as const
export const usualRange = '24h'

const unitsMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
type Unit = keyof typeof unitsMs

/** `90s`, `37m`, `24h` or `7d`, in ms. */
export const rangeMs = (range: string): number =>
  Number(range.slice(0, -1)) * unitsMs[range.at(-1) as Unit]

/** The text of a range of whole seconds, to a hundredth of its length or better. */
export const rangeText = (spanMs: number): string => {
  const preset = presets.find((one) => rangeMs(one) === spanMs)
  if (preset) return preset
  const units: readonly Unit[] = ['d', 'h', 'm', 's']
  const exact = units.find((unit) => spanMs % unitsMs[unit] === 0 && fits(spanMs, unit))
  const unit =
    exact ?? units.find((one) => spanMs >= 100 * unitsMs[one] && fits(spanMs, one)) ?? 's'
  return `${Math.max(1, Math.round(spanMs / unitsMs[unit]))}${unit}`
}
const fits = (spanMs: number, unit: Unit) => Math.round(spanMs / unitsMs[unit]) <= 9999

export const periodOf = ({ range, from, to }: Written, nowMs: number): Period => {
  const [fromMs, toMs] = [Date.parse(from ?? ''), Date.parse(to ?? '')]
  if (fromMs < toMs) return { ...within({ fromMs, toMs }), isLive: false }
  const spanMs = Math.min(Math.max(rangeMs(range ?? usualRange), shortestMs), longestMs)
  return { fromMs: nowMs - spanMs, toMs: nowMs, isLive: true }
}

type Written = Pick<GraphSearch, 'range' | 'from' | 'to'>

export const writeFixed = ({ fromMs, toMs }: Span): Written => ({
  range: undefined,
  from: instantText(fromMs),
  to: instantText(toMs),
})

export const writeLive = (range: string): Written => ({
  range: range === usualRange ? undefined : range,
  from: undefined,
  to: undefined,
})

const instantText = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

/** How long ago a period is that is drawn beside another one. */
export const shiftMs = (compare: NonNullable<GraphSearch['compare']>, spanMs: number): number =>
  compare === 'previous' ? spanMs : rangeMs(compare)
