import type { AnyList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { Problem } from '../../../platform/problem.ts'
import { errorsWorkbook } from '../../../platform/tables/errors-workbook.ts'
import { parseAddress } from '../../../platform/xlsx/package/address.ts'
import { checkItemList, checkStationList } from './check-list.ts'
import { type SheetUpload, readSheet } from '../../../platform/tables/read-sheet.ts'

/** The user's own workbook, checked again, with its bad cells coloured and commented; nothing is stored. */
export async function listErrors(
  scope: ProjectScope,
  list: AnyList,
  upload: SheetUpload,
): Promise<FileAnswer> {
  const { file, language, project, signal } = upload
  const table = await readSheet(list, upload)
  const { issues } =
    list === 'stations'
      ? await checkStationList(scope, table)
      : await checkItemList(scope, list, table)
  // The list has changed meanwhile, and the workbook can be imported as it is.
  if (issues.length === 0) throw new Problem('CHANGED_MEANWHILE')
  const located = issues.map((issue) => ({
    ...issue,
    at: parseAddress(`${issue.column}${issue.row}`)?.column ?? 0,
  }))
  return errorsWorkbook(file.path, located, {
    fileName: file.name,
    language,
    now: scope.clock.now(),
    project,
    signal,
  })
}
