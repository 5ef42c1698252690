/** Why a cell of a table was not accepted; the words stand in terms.ts. */
export const cellProblems = [
  // Of a cell by itself.
  'required',
  'too-long',
  'not-in-list',
  'member-permissions',
  'retired',
  'date',
  'no-such-day',
  'date-serial',
  'date-year',
  'number',
  'ambiguous-number',
  'whole-number',
  'yes-no',
  'email',
  'phone',
  'zone',
  'datum',
  'out-of-range',
  'error-value',
  'variable-key',
  'several-parameters',
  'taken',
  'time',
  'in-future',
  'ambiguous-date',
  'head-missing',
  'below-bottom',
  // Of a row, or of rows beside each other.
  'repeated-row',
  'similar-code',
  'coordinates-incomplete',
  'not-in-component',
  'date-or-series',
  'series-incomplete',
  'series-order',
  'series-too-long',
  'coordinates-differ',
  'coordinates-differ-new',
  'too-many-parameters',
  'in-use',
  'coordinates-disagree',
  'geographic-not-moved',
  'utm-not-moved',
  'guest-never-admin',
  'end-of-guests',
  'end-has-passed',
  'differs-above',
  'limits-rise',
  'too-many-variables',
] as const
export type CellProblem = (typeof cellProblems)[number]

/** One cell of a row that was not accepted. */
export type TableIssue<Column extends string = string> = {
  column: Column
  code: CellProblem
  params: Record<string, string | number>
}

/** Adds an issue of a row. */
export type Refuse<Column extends string> = (
  column: Column,
  code: CellProblem,
  params?: TableIssue['params'],
) => void
