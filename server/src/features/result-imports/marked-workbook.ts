import {
  findingTerms,
  type Held,
  type HeldReason,
  heldTerms,
  type Language,
  type Text,
  twinOf,
  twinTerms,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storedSource } from '../../platform/files/stored-source.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { Problem } from '../../platform/problem.ts'
import { markedWorkbook } from '../../platform/tables/errors-workbook.ts'
import { translate } from '../../platform/translate.ts'
import { type Mark, marksMax } from '../../platform/xlsx/annotate/annotate-workbook.ts'
import { heldFor } from './held-for.ts'
import { listPlaces, type MarkedRow } from './rows-store.ts'
import { existing } from './show-import.ts'

type Wish = { key: string; language: Language; signal: AbortSignal }

/** The person's own workbook, every cell for which a value waits coloured, each with its reasons. */
export async function importMarked(
  scope: ProjectScope,
  files: FileStore,
  { key, language, signal }: Wish,
): Promise<FileAnswer> {
  const one = await existing(scope, key)
  const { state, fileName } = one
  if (state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state })
  if (!/\.xlsx?$/i.test(fileName)) throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: 'text' })
  const marks = marksOf(scope, await listPlaces(scope, key, marksMax), language)
  const { projectId: project } = scope
  return markedWorkbook(storedSource(files, one), marks, {
    fileName,
    language,
    now: scope.clock.now(),
    project,
    signal,
  })
}

/** A cell for which several values wait has each reason once; what no cell of its own says is told at its value. */
function marksOf(scope: ProjectScope, rows: readonly MarkedRow[], language: Language): Mark[] {
  const wordsOf = scope.link ? findingTerms : heldTerms
  const marks = new Map<string, Mark>()
  for (const one of rows)
    for (const held of heldFor(scope, one.held)) {
      const [row, column] = one.places?.[held.field] ?? [one.row, one.at]
      const reason = reasonIn(wordsOf, held, language)
      const isOwn = held.field === 'value' || row !== one.row || column !== one.at
      const text = isOwn || held.text === '' ? reason : `${held.text}: ${reason}`
      const key = JSON.stringify([one.sheet, row, column])
      const known = marks.get(key)
      if (!known) marks.set(key, { sheet: one.sheet, row, column, text })
      else if (!known.text.includes(text)) known.text += ` ${text}`
    }
  return [...marks.values()].slice(0, marksMax)
}

const reasonIn = (
  words: Record<HeldReason, Text>,
  { reason, params }: Held,
  language: Language,
): string => {
  const twin = twinOf(params)
  const why = translate(words[reason], language, params)
  return twin ? `${why} ${translate(twinTerms[twin.term], language, twin.params)}` : why
}
