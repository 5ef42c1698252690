import { listCellProblemTerms } from '@puquio/contract/list-terms'
import type { AnyList, CellIssue } from '@puquio/contract/reference'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import type { FileAnswer } from '../../../platform/http/implement.ts'
import { Problem } from '../../../platform/problem.ts'
import { speak } from '../../../platform/speak.ts'
import { parseAddress } from '../../../platform/xlsx/address.ts'
import {
  annotateWorkbook,
  type Mark,
  marksMax,
} from '../../../platform/xlsx/annotate/annotate-workbook.ts'
import { refusalProblems } from '../../../platform/xlsx/refusal.ts'
import { workbookType } from '../../../platform/xlsx/write-workbook.ts'
import { referenceTexts } from '../texts.ts'
import { judgeItemList, judgeStationList } from './judge-list.ts'
import { type ListUpload, readTable } from './read-table.ts'

/** The person's own workbook, judged again, its bad cells coloured and commented; nothing is kept. */
export async function listErrors(
  scope: ProjectScope,
  list: AnyList,
  upload: ListUpload,
): Promise<FileAnswer> {
  const { file, language, project, signal } = upload
  const table = await readTable(list, upload)
  const { issues } =
    list === 'stations'
      ? await judgeStationList(scope, table)
      : await judgeItemList(scope, list, table)
  // The list has changed so that the workbook can be imported as it is.
  if (issues.length === 0) throw new Problem('CHANGED_MEANWHILE')
  const marks = issues.slice(0, marksMax).map((issue) => markOf(issue, language))
  const annotated = await annotateWorkbook(file.path, marks, {
    author: 'Puquio',
    now: scope.clock.now(),
    project,
    signal,
  })
  if (annotated.kind === 'refused')
    throw new Problem(refusalProblems[annotated.reason], annotated.params)
  const name = file.name.replace(/\.xlsx?$/i, '')
  return {
    name: `${name} ${referenceTexts.errorsSuffix[language]}.xlsx`,
    mediaType: workbookType,
    body: annotated.bytes,
  }
}

function markOf({ sheet, row, column, code, params }: CellIssue, language: Language): Mark {
  const at = parseAddress(`${column}${row}`)?.column ?? 0
  return { sheet, row, column: at, text: speak(listCellProblemTerms[code], language, params) }
}
