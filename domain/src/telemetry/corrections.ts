import type { Quality } from './quality.ts'

/**
 * What a person says of the readings of a period, from its first instant up to and without its last. Nothing is
 * overwritten: a correction that is withdrawn leaves the values as they were.
 */
export type Correction = {
  fromMs: number
  toMs: number
} & CorrectionAct

export type CorrectionAct =
  /** Adds a number, in the variable's unit. */
  | { kind: 'offset'; add: number }
  /** Adds what grows by time from the first to the last instant, as a sensor drifts between two checks. */
  | { kind: 'drift'; addFirst: number; addLast: number }
  | { kind: 'mark' }
  | { kind: 'delete' }

/** How good readings are once they are corrected, in a person's judgement. */
export const correctionGrades = ['good', 'fair', 'poor'] as const
export type CorrectionGrade = (typeof correctionGrades)[number]

/** Null where it was deleted; the quality is the gravest that holds, null where no correction does. */
export type Corrected = {
  value: number | null
  quality: Extract<Quality, 'corrected' | 'marked' | 'deleted'> | null
}

/**
 * Returns a value as its corrections leave it. Those whose periods overlap hold together: what they add is summed, and
 * one that deletes wins. The order of the list makes no difference.
 */
export const correctedValue = (
  corrections: readonly Correction[],
  atMs: number,
  value: number,
): Corrected => {
  const inForce = corrections.filter(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs)
  const has = (kind: Correction['kind']) => inForce.some((one) => one.kind === kind)
  if (has('delete')) return { value: null, quality: 'deleted' }
  // Sorted, since the last digit of a sum depends on its order.
  const additions = inForce.map((one) => addedBy(one, atMs)).sort((a, b) => a - b)
  const added = additions.reduce((sum, one) => sum + one, 0)
  if (has('mark')) return { value: value + added, quality: 'marked' }
  return { value: value + added, quality: inForce.length > 0 ? 'corrected' : null }
}

const addedBy = (correction: Correction, atMs: number): number => {
  if (correction.kind === 'offset') return correction.add
  if (correction.kind !== 'drift') return 0
  const { fromMs, toMs, addFirst, addLast } = correction
  return addFirst + ((addLast - addFirst) * (atMs - fromMs)) / (toMs - fromMs)
}
