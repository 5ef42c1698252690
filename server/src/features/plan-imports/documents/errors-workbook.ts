import { cellProblemTerms, suggestionTerm } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { FileAnswer } from '../../../platform/http/implement.ts'
import { Problem } from '../../../platform/problem.ts'
import { speak } from '../../../platform/speak.ts'
import { refusalProblems } from '../../../platform/xlsx/refusal.ts'
import { workbookType } from '../../../platform/xlsx/write-workbook.ts'
import {
  annotateWorkbook,
  type Mark,
  marksMax,
} from '../../../platform/xlsx/annotate/annotate-workbook.ts'
import type { BadCell } from '@puquio/contract/plan-imports'
import type { Layout } from '../check/check-rows.ts'
import { listRows } from '../rows-store.ts'
import { badCellsOf } from '../show-import.ts'
import { findImport } from '../store.ts'
import { planImportTexts } from '../texts.ts'

/** The person's own workbook, its bad cells coloured, with a comment that says what is wrong. */
export async function errorsWorkbook(
  scope: ProjectScope,
  files: FileStore,
  { key, language, signal }: { key: string; language: Language; signal: AbortSignal },
): Promise<FileAnswer> {
  const one = await findImport(scope, key)
  if (!one) throw new Problem('NOT_FOUND')
  const { state, layout } = one
  if (state !== 'checked' || !layout) throw new Problem('IMPORT_NOT_READY', { state })
  const { rows } = await listRows(scope, key, { from: 0, size: marksMax, onlyBad: true })
  const marks = badCellsOf(rows, layout).slice(0, marksMax)
  const annotated = await annotateWorkbook(
    await files.readAll(one.fileHash),
    marks.map((cell) => markOf(cell, layout, language)),
    { author: 'Puquio', now: scope.clock.now(), project: scope.projectId, signal },
  )
  if (annotated.kind === 'refused')
    throw new Problem(refusalProblems[annotated.reason], annotated.params)
  const name = one.fileName.replace(/\.xlsx?$/i, '')
  return {
    name: `${name} ${planImportTexts.errorsSuffix[language]}.xlsx`,
    mediaType: workbookType,
    body: annotated.bytes,
  }
}

function markOf(
  { sheet, row, column, code, params }: BadCell,
  layout: Layout,
  language: Language,
): Mark {
  // What belongs into a column that the workbook lacks is told at the row's station.
  const at = layout.columns[column] ?? layout.columns.stationCode ?? 0
  const reason = speak(cellProblemTerms[code], language, params)
  const hint = 'suggestion' in params ? ` ${speak(suggestionTerm, language, params)}` : ''
  return { sheet, row, column: at, text: reason + hint }
}
