import type { BadCell, PreviewRow } from '@puquio/contract/plan-imports'
import type { CodeAnswer, Correction } from './use-corrections.ts'
import { hasOpenMark, type PlanIssue, planColumns, stationKey } from '@puquio/domain'

/** One answer to the question of a cell and of others like it: the value that each of them gets. */
export type SharedAnswer = {
  kind: 'suggestion' | 'known-codes' | 'whole' | 'decimal'
  given: readonly { cell: BadCell; value: string }[]
}

/** Returns the answers that settle a cell's question in all cells with the same one; none where it is alone. */
export function sharedAnswers(asked: PlanIssue, bad: readonly BadCell[]): SharedAnswer[] {
  const same = bad.filter((one) => isSameQuestion(asked, one))
  const given = (valueOf: (cell: BadCell) => string) =>
    same.map((cell) => ({ cell, value: valueOf(cell) }))
  if (same.length < 2) return []
  if (asked.code === 'ambiguous-number')
    return (['whole', 'decimal'] as const).map((kind) => ({
      kind,
      given: given(({ params }) => clearNumber(params[kind])),
    }))
  if (typeof asked.params['suggestion'] !== 'string') return []
  const kind = asked.code === 'similar-code' ? 'known-codes' : 'suggestion'
  return [{ kind, given: given(({ params }) => String(params['suggestion'])) }]
}

/** Returns what each code means by a shared answer, or that it means nothing again. */
export const answersOf = (given: SharedAnswer['given'], isTakenBack: boolean): CodeAnswer[] =>
  given.map(({ cell, value }) => ({ code: cell.value, means: isTakenBack ? null : value }))

/** Returns the cells with the value of a shared answer, or with the one that they had before. */
export const correctionsOf = (given: SharedAnswer['given'], isTakenBack: boolean): Correction[] =>
  given.map(({ cell: { row, column, value: before }, value }) => ({
    row,
    column,
    value: isTakenBack ? before : value,
  }))

/** Codes are each like another known one, and numbers each their own; other suggestions must be the same. */
const isSameQuestion = (asked: PlanIssue, { column, code, params }: PlanIssue) =>
  column === asked.column &&
  code === asked.code &&
  (code === 'similar-code' ||
    code === 'ambiguous-number' ||
    params['suggestion'] === asked.params['suggestion'])

/** 4.125 could be 4125 again; 4.1250 could not. */
const clearNumber = (value: string | number | undefined) => {
  const text = String(value)
  return hasOpenMark(text) ? `${text}0` : text
}

/** Returns the questions about codes, by station key: they stand in the first row of each code alone. */
export const codeQuestions = (bad: readonly BadCell[]): ReadonlyMap<string, PlanIssue> =>
  new Map(
    bad.flatMap(({ column, code, params, value }) =>
      code === 'similar-code' ? [[stationKey(value), { column, code, params }] as const] : [],
    ),
  )

/** Returns the row with the question about its code where an earlier row of that code has it. */
export const withCodeQuestion = <Row extends Pick<PreviewRow, 'cells' | 'issues'>>(
  row: Row,
  questions: ReadonlyMap<string, PlanIssue>,
): Row => {
  const question = questions.get(stationKey(row.cells[codeAt] ?? ''))
  if (!question || row.issues.some(({ column }) => column === 'stationCode')) return row
  return { ...row, issues: [question, ...row.issues] }
}

const codeAt = planColumns.indexOf('stationCode')
