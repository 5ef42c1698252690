import type { CellIssue } from '@puquio/contract/reference'
import type { ProjectScope } from '../db/scopes/scope.ts'
import type { FileAnswer } from '../http/send-file.ts'
import { Problem } from '../problem.ts'
import { parseAddress } from '../xlsx/package/address.ts'
import { errorsWorkbook } from './errors-workbook.ts'
import type { SheetUpload } from './read-sheet.ts'

/**
 * The person's own workbook, its bad cells coloured and commented. Throws CHANGED_MEANWHILE where none is bad any more: what
 * the project has is another than at the check before, and the workbook can be imported as it is.
 */
export async function sheetErrors(
  { clock }: Pick<ProjectScope, 'clock'>,
  { file, language, project, signal }: SheetUpload,
  issues: readonly CellIssue[],
): Promise<FileAnswer> {
  if (issues.length === 0) throw new Problem('CHANGED_MEANWHILE')
  const located = issues.map((issue) => ({
    ...issue,
    at: parseAddress(`${issue.column}${issue.row}`)?.column ?? 0,
  }))
  const now = clock.now()
  return errorsWorkbook(file.path, located, { fileName: file.name, language, now, project, signal })
}
