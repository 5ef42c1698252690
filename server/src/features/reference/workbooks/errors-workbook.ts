import type { AnyList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { sheetErrors } from '../../../platform/tables/sheet-errors.ts'
import { checkItemList, checkStationList } from './check-list.ts'
import { type SheetUpload, readSheet } from '../../../platform/tables/read-sheet.ts'

/** The user's own workbook, checked again, with its bad cells coloured and commented; nothing is stored. */
export async function listErrors(
  scope: ProjectScope,
  list: AnyList,
  upload: SheetUpload,
): Promise<FileAnswer> {
  const table = await readSheet(list, upload)
  const { issues } =
    list === 'stations'
      ? await checkStationList(scope, table)
      : await checkItemList(scope, list, table)
  return sheetErrors(scope, upload, issues)
}
