import type { Factor } from '../factors.ts'
import type { DerivedDefinition, DerivedInput } from '../derived/derived-kinds.ts'

/** Where an input comes from: the reading nearest in time, at most so many seconds away; 0 is the same time. */
export type DerivedSource = { variableId: number; withinS: number }

/** How a variable follows from others: the definition, and which variable each input is. */
export type DerivedCalculation = {
  definition: DerivedDefinition
  sources: Partial<Record<DerivedInput, DerivedSource>>
}

/** How a variable's values come about from a time on, until the next one: by a factor, or from other variables. */
export type Calculation =
  | ({ kind: 'factor' } & Factor)
  | ({ kind: 'derived'; validFromMs: number } & DerivedCalculation)

/** Longest that an input may be away in time. */
export const withinMaxS = 86_400

/** A span of time, up to and without its end, and what holds in it; null where a variable is as it was sent. */
export type CalculationSpan = { fromMs: number; beforeMs: number; calculation: Calculation | null }

/** Returns the parts of a span in which one calculation holds, one after another, whatever the order of the list. */
export const calculationSpans = (
  calculations: readonly Calculation[],
  fromMs: number,
  beforeMs: number,
): CalculationSpan[] => {
  const sorted = calculations.toSorted((a, b) => a.validFromMs - b.validFromMs)
  const starts: (Calculation | null)[] = [null, ...sorted]
  return starts.flatMap((calculation, at) => {
    const from = Math.max(calculation?.validFromMs ?? Number.NEGATIVE_INFINITY, fromMs)
    const before = Math.min(sorted[at]?.validFromMs ?? Number.POSITIVE_INFINITY, beforeMs)
    return from < before ? [{ fromMs: from, beforeMs: before, calculation }] : []
  })
}

/** Returns what holds at a time; null before the first. */
export const calculationAt = (
  calculations: readonly Calculation[],
  atMs: number,
): Calculation | null =>
  calculations.reduce<Calculation | null>(
    (found, one) =>
      one.validFromMs <= atMs && (!found || one.validFromMs > found.validFromMs) ? one : found,
    null,
  )

/** Returns whether a variable would follow from itself, given which variables each other one follows from. */
export const followsFromItself = (
  variableId: number,
  sources: readonly number[],
  sourcesOf: (variableId: number) => readonly number[],
): boolean => {
  const seen = new Set<number>()
  const waiting = [...sources]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === variableId) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...sourcesOf(next))
  }
  return false
}
