import { heldTerms, type Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { Problem } from '../../platform/problem.ts'
import { markedWorkbook } from '../../platform/tables/errors-workbook.ts'
import { translate } from '../../platform/translate.ts'
import { marksMax } from '../../platform/xlsx/annotate/annotate-workbook.ts'
import { listHeld } from './rows-store.ts'
import { existing } from './show-import.ts'

type Wish = { key: string; language: Language; signal: AbortSignal }

/** The person's own workbook, the values that wait coloured, each with its reasons. */
export async function importMarked(
  scope: ProjectScope,
  files: FileStore,
  { key, language, signal }: Wish,
): Promise<FileAnswer> {
  const { state, fileName, fileHash } = await existing(scope, key)
  if (state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state })
  if (!/\.xlsx?$/i.test(fileName)) throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: 'text' })
  const { rows } = await listHeld(scope, key, { from: 0, size: marksMax })
  const marks = rows.map(({ sheet, row, at, held }) => ({
    sheet,
    row,
    column: at,
    text: held
      .map((one) => {
        const reason = translate(heldTerms[one.reason], language, one.params)
        return one.field === 'value' ? reason : `${one.text}: ${reason}`
      })
      .join(' '),
  }))
  const source = await files.readAll(fileHash)
  const { projectId: project } = scope
  return markedWorkbook(source, marks, {
    fileName,
    language,
    now: scope.clock.now(),
    project,
    signal,
  })
}
