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
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] as T).atMs < atMs) low = middle + 1
    else high = middle
  }
  const [before, after] = [rising[low - 1], rising[low]]
  const distance = (one: T | undefined) =>
    one === undefined ? Number.POSITIVE_INFINITY : Math.abs(one.atMs - atMs)
  const nearest = distance(before) <= distance(after) ? before : after
  return nearest !== undefined && distance(nearest) <= withinMs ? nearest : null
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
