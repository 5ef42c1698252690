import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { Problem } from '../../../platform/problem.ts'
import { errorsWorkbook } from '../../../platform/tables/errors-workbook.ts'
import { marksMax } from '../../../platform/xlsx/annotate/annotate-workbook.ts'
import { listRows } from '../rows-store.ts'
import { badCellsOf } from '../show-import.ts'
import { findImport } from '../store.ts'

/** The workbook of an import with its bad cells marked. */
export async function importErrors(
  scope: ProjectScope,
  files: FileStore,
  { key, language, signal }: { key: string; language: Language; signal: AbortSignal },
): Promise<FileAnswer> {
  const one = await findImport(scope, key)
  if (!one) throw new Problem('NOT_FOUND')
  const { state, layout, fileName } = one
  if (state !== 'checked' || !layout) throw new Problem('IMPORT_NOT_READY', { state })
  const { rows } = await listRows(scope, key, { from: 0, size: marksMax, onlyBad: true })
  // Issues of a column that the workbook lacks are marked at the row's station.
  const issues = badCellsOf(rows, layout).map((cell) => ({
    ...cell,
    at: layout.columns[cell.column] ?? layout.columns.stationCode ?? 0,
  }))
  const source = await files.readAll(one.fileHash)
  const { projectId: project } = scope
  return errorsWorkbook(source, issues, {
    fileName,
    language,
    now: scope.clock.now(),
    project,
    signal,
  })
}
