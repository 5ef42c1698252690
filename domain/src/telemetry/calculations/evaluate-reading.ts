import { type Correction, correctedValue } from '../corrections.ts'
import { derive } from '../derived/derive.ts'
import { type DerivedInput, derivedInputs } from '../derived/derived-kinds.ts'
import { applyFactor } from '../factors.ts'
import { isValue } from '../value.ts'
import { graverQuality, isDoubtful, type Quality } from '../quality.ts'
import { type Calculation, calculationAt, type DerivedCalculation } from './calculation.ts'

/** All that makes a variable's values of what was sent. */
export type VariableRules = {
  /** What is physically possible; null where nothing is said. */
  min: number | null
  max: number | null
  calculations: readonly Calculation[]
  /** Those that are approved and not withdrawn. */
  corrections: readonly Correction[]
}

/** How a reading came, before a person said anything of it. */
export type SentQuality = Extract<Quality, 'good' | 'clock' | 'suspect' | 'simulated'>

export type Evaluated = {
  atMs: number
  /** Null where it was deleted, or cannot be calculated. */
  value: number | null
  /** The graver of how it came and what a person made of it. */
  quality: Quality
  sent: SentQuality
}

export type Sent = { atMs: number; raw: number; sent: SentQuality }

/** Returns a reading that a sensor sent as factors and corrections make it. */
export const evaluateSent = (rules: VariableRules, { atMs, raw, sent }: Sent): Evaluated => {
  const calculation = calculationAt(rules.calculations, atMs)
  const factor = calculation?.kind === 'factor' ? calculation : null
  return corrected(rules, { atMs, value: applyFactor(raw, factor), sent })
}

export type InputReading = Pick<Evaluated, 'value' | 'quality'>

/**
 * Returns a calculated reading as corrections leave it; null where an input is missing, deleted, or gives no number. It is
 * suspect where one of its inputs is doubtful, or where it is itself beyond what is possible.
 */
export const evaluateDerived = (
  rules: VariableRules,
  { definition }: DerivedCalculation,
  atMs: number,
  inputs: Partial<Record<DerivedInput, InputReading | null>>,
): Evaluated | null => {
  const values: Partial<Record<DerivedInput, number | null>> = {}
  for (const input of derivedInputs) values[input] = inputs[input]?.value ?? null
  const { value } = derive(definition, values)
  if (value === null) return null
  const isFromDoubtful = derivedInputs.some((input) => {
    const given = definition.inputs[input] && inputs[input]
    return given && isDoubtful(given.quality)
  })
  const sent = isFromDoubtful || !isPossible(rules, value) ? 'suspect' : 'good'
  return corrected(rules, { atMs, value, sent })
}

/** Whether a value is within what is physically possible. */
export const isPossible = ({ min, max }: Pick<VariableRules, 'min' | 'max'>, value: number) =>
  (min === null || value >= min) && (max === null || value <= max)

/** Returns the one nearest to a time among rising times, at most so far away; of two as near, the earlier one. */
export const nearestAt = <T extends { atMs: number }>(
  rising: readonly T[],
  atMs: number,
  withinMs: number,
): T | null => {
  const { before, after } = neighboursAt(rising, atMs, withinMs)
  if (!before || !after) return before ?? after
  return atMs - before.atMs <= after.atMs - atMs ? before : after
}

/** Inputs that change steadily and are measured at times of their own: what lies between two readings is on their line. */
export const interpolatedInputs: ReadonlySet<DerivedInput> = new Set<DerivedInput>(['barometer'])

/**
 * Returns what a steady input was at a time: on the straight line between the readings before and after it, each at most so
 * far away. The readings have values. Where only one side has such a reading, as at the end of a series, that one; null where neither has.
 */
export const interpolatedAt = <T extends InputReading & { atMs: number }>(
  rising: readonly T[],
  atMs: number,
  withinMs: number,
): T | null => {
  const { before, after } = neighboursAt(rising, atMs, withinMs)
  if (after?.atMs === atMs) return after
  if (!before || !after || before.value === null || after.value === null) return before ?? after
  const [from, to] = [before.value, after.value]
  const share = (atMs - before.atMs) / (after.atMs - before.atMs)
  const value = from + share * (to - from)
  return { ...after, value, quality: graverQuality(before.quality, after.quality) }
}

/** Those before a time, and at it or after it, at most so far away. */
const neighboursAt = <T extends { atMs: number }>(
  rising: readonly T[],
  atMs: number,
  withinMs: number,
): { before: T | null; after: T | null } => {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] as T).atMs < atMs) low = middle + 1
    else high = middle
  }
  const isNear = (one: T | undefined) => one !== undefined && Math.abs(one.atMs - atMs) <= withinMs
  const [before, after] = [rising[low - 1], rising[low]]
  return {
    before: before && isNear(before) ? before : null,
    after: after && isNear(after) ? after : null,
  }
}

const corrected = (
  { corrections }: VariableRules,
  { atMs, value, sent }: { atMs: number; value: number; sent: SentQuality },
): Evaluated => {
  const { value: made, quality } = correctedValue(corrections, atMs, value)
  if (made !== null && !isValue(made))
    return { atMs, value: null, quality: graverQuality(quality ?? sent, 'suspect'), sent }
  return { atMs, value: made, quality: quality ? graverQuality(sent, quality) : sent, sent }
}
