import type { Comparisons, Delays, Operator } from './rule.ts'

/** Whether a measure meets the comparisons, which raises an alarm. */
export const raises = (rule: Comparisons, measure: number): boolean => meets(rule, measure, 0)

/** Whether a measure still keeps an active alarm: its limits moved by the dead band. */
export const keeps = (rule: Comparisons & Pick<Delays, 'deadBand'>, measure: number): boolean =>
  meets(rule, measure, rule.deadBand)

/**
 * The limit behind which an alarm clears; equality has no side to come back to, and stays. To 12 digits, as it is
 * shown: 5.1 − 0.1 is less than 5 otherwise.
 */
export const clearingLimit = (op: Operator, limit: number, deadBand: number): number => {
  if (deadBand === 0 || op === '=' || op === '≠') return limit
  const moved = op === '>' || op === '≥' ? limit - deadBand : limit + deadBand
  return Number(moved.toPrecision(12))
}

/**
 * Measures that stand for all: every limit, one between each two, and the ends of the range. Between limits no
 * comparison changes, so what holds for these holds everywhere.
 */
export const probesOf = (
  limits: readonly number[],
  { min = -Infinity, max = Infinity }: { min?: number; max?: number } = {},
): number[] => {
  const marks = [min, ...limits.filter((limit) => limit > min && limit < max), max].toSorted(
    (one, other) => one - other,
  )
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1]
    if (next === undefined || !Number.isFinite(mark) || !Number.isFinite(next)) return [mark]
    return [mark, mark + (next - mark) / 2]
  })
}

const meets = (rule: Comparisons, measure: number, deadBand: number): boolean => {
  const first = compares(rule.op1, measure, clearingLimit(rule.op1, rule.value1, deadBand))
  if (rule.join === null || rule.op2 === null || rule.value2 === null) return first
  if (first === (rule.join === 'or')) return first
  return compares(rule.op2, measure, clearingLimit(rule.op2, rule.value2, deadBand))
}

const compares = (op: Operator, measure: number, limit: number): boolean => {
  switch (op) {
    case '>':
      return measure > limit
    case '≥':
      return measure >= limit
    case '<':
      return measure < limit
    case '≤':
      return measure <= limit
    case '=':
      return measure === limit
    case '≠':
      return measure !== limit
  }
}
