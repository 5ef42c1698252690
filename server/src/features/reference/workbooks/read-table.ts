import {
  type AnyList,
  type ListColumn,
  listColumns,
  listRowsMax,
  requiredListColumns,
} from '@puquio/contract/list-rows'
import { listColumnTerms } from '@puquio/contract/list-terms'
import { type Language, languages, nameKey } from '@puquio/domain'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import { Problem } from '../../../platform/problem.ts'
import { readRows } from '../../../platform/xlsx/read-rows.ts'
import { refusalProblems } from '../../../platform/xlsx/refusal.ts'
import type { CollectTexts, TextRow } from './collect-texts.ts'

/** The sheet whose headings match, with its columns by name. */
export type ListTable = {
  sheet: string
  columnAt: ReadonlyMap<ListColumn, number>
  rows: readonly TextRow[]
}

/** A workbook that was sent, the language of who sent it, and whether they still wait. */
export type ListUpload = {
  file: UploadedFile
  language: Language
  project: number
  signal: AbortSignal
}

/** Reads a list's workbook in the sandbox; what is no such workbook is a Problem. */
export async function readTable(
  list: AnyList,
  { file, language, project, signal }: ListUpload,
): Promise<ListTable> {
  const all: TextRow[] = []
  const read = await readRows<TextRow, null, CollectTexts>({
    source: file.path,
    project,
    signal,
    module: new URL('./collect-texts.ts', import.meta.url),
    // Headings, instructions and their blank lines come on top of the list's own rows.
    input: { rowsMax: listRowsMax + 200 },
    onRows: (rows) => {
      all.push(...rows)
    },
  })
  if (read.kind === 'refused') throw new Problem(refusalProblems[read.reason], read.params)
  if (all.length === 0) throw new Problem('WORKBOOK_EMPTY')
  return tableOf(list, all, language)
}

function tableOf(list: AnyList, all: readonly TextRow[], language: Language): ListTable {
  const headings = headingsOf(list)
  const header = bestHeader(all, headings)
  const wanted: readonly ListColumn[] = requiredListColumns[list]
  const named = (columns: readonly ListColumn[]) =>
    columns.map((column) => listColumnTerms[column][language])
  if (!header) throw new Problem('WORKBOOK_COLUMNS_MISSING', { columns: named(wanted) })
  const columnAt = new Map<ListColumn, number>()
  const notValid: string[] = []
  header.texts.forEach((text, at) => {
    const column = headings.get(headingKey(text))
    if (column && !columnAt.has(column)) columnAt.set(column, at)
    else if (text !== '') notValid.push(text)
  })
  const missing = wanted.filter((column) => !columnAt.has(column))
  if (missing.length > 0) throw new Problem('WORKBOOK_COLUMNS_MISSING', { columns: named(missing) })
  if (notValid.length > 0)
    throw new Problem('WORKBOOK_COLUMNS_NOT_VALID', { columns: notValid.slice(0, 20) })
  const rows = all.filter(({ sheet, row }) => sheet === header.sheet && row > header.row)
  if (rows.length === 0) throw new Problem('WORKBOOK_EMPTY')
  if (rows.length > listRowsMax) throw new Problem('WORKBOOK_TOO_MANY_ROWS', { max: listRowsMax })
  return { sheet: header.sheet, columnAt, rows }
}

/** The first of the rows that name most columns: instructions name them too, among other words. */
function bestHeader(
  all: readonly TextRow[],
  headings: ReadonlyMap<string, ListColumn>,
): TextRow | null {
  let best: TextRow | null = null
  let bestScore = 0
  for (const row of all) {
    if (row.row > 20) continue
    const named = row.texts.filter((text) => text !== '')
    const known = named.filter((text) => headings.has(headingKey(text))).length
    const score = known === 0 ? 0 : known / named.length + known
    if (score > bestScore) [best, bestScore] = [row, score]
  }
  return best
}

function headingsOf(list: AnyList): Map<string, ListColumn> {
  const columns: readonly ListColumn[] = listColumns[list]
  return new Map(
    columns.flatMap((column) => [
      [headingKey(column), column] as const,
      ...languages.map(
        (language) => [headingKey(listColumnTerms[column][language]), column] as const,
      ),
    ]),
  )
}

/** Without the asterisk of required columns and the unit in brackets. */
const headingKey = (text: string) => nameKey(text.replace(/\([^)]*\)|\*/g, ''))
