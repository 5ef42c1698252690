import { cellProblemTerms, type Language, suggestionTerm, type TableIssue } from '@puquio/domain'
import type { FileAnswer } from '../http/send-file.ts'
import { Problem } from '../problem.ts'
import { translate } from '../translate.ts'
import { annotateWorkbook, type Mark, marksMax } from '../xlsx/annotate/annotate-workbook.ts'
import { refusalProblems } from '../xlsx/guard/refusal.ts'
import type { Source } from '../sandbox/source.ts'
import { workbookType } from '../xlsx/write/write-workbook.ts'
import { tableTexts } from './texts.ts'

/** An issue with its marked cell: row from 1, column from 0. */
export type LocatedIssue = Pick<TableIssue, 'code' | 'params'> & {
  sheet: string
  row: number
  at: number
}

type ErrorsWorkbook = {
  fileName: string
  language: Language
  now: Date
  project: number
  signal: AbortSignal
}

/** The user's own workbook, its bad cells coloured, with a comment that says what is wrong. */
export const errorsWorkbook = (
  source: Source,
  issues: readonly LocatedIssue[],
  run: ErrorsWorkbook,
): Promise<FileAnswer> =>
  markedWorkbook(
    source,
    issues.slice(0, marksMax).map((issue) => markOf(issue, run.language)),
    run,
  )

/** The user's own workbook with marks. */
export async function markedWorkbook(
  source: Source,
  marks: readonly Mark[],
  { fileName, language, ...run }: ErrorsWorkbook,
): Promise<FileAnswer> {
  const annotated = await annotateWorkbook(source, marks, { author: 'Puquio', ...run })
  if (annotated.kind === 'refused')
    throw new Problem(refusalProblems[annotated.reason], annotated.params)
  const name = fileName.replace(/\.xlsx?$/i, '')
  return {
    name: `${name} ${tableTexts.errorsSuffix[language]}.xlsx`,
    mediaType: workbookType,
    body: annotated.bytes,
  }
}

function markOf({ sheet, row, at, code, params }: LocatedIssue, language: Language): Mark {
  const reason = translate(cellProblemTerms[code], language, params)
  const hint = 'suggestion' in params ? ` ${translate(suggestionTerm, language, params)}` : ''
  return { sheet, row, column: at, text: reason + hint }
}
