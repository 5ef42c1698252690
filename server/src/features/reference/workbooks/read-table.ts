import {
  type AnyList,
  type Language,
  type ListColumn,
  listTables,
  type Table,
} from '@puquio/domain'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import { Problem } from '../../../platform/problem.ts'
import type { TableLayout, TableRead, TableRefusal } from '../../../platform/tables/table-reader.ts'
import { readRows } from '../../../platform/xlsx/read/read-rows.ts'
import { refusalProblems } from '../../../platform/xlsx/guard/refusal.ts'
import type { ListRow } from './collect-rows.ts'

/** The sheet whose headings match, with its columns by name. */
export type ListTable = TableLayout<ListColumn> & { rows: readonly ListRow[] }

/** An uploaded workbook, the caller's language, and a signal that the caller is gone. */
export type ListUpload = {
  file: UploadedFile
  language: Language
  project: number
  signal: AbortSignal
}

/** Reads a list's workbook in the sandbox; throws a Problem for any other file. */
export async function readTable(
  list: AnyList,
  { file, language, project, signal }: ListUpload,
): Promise<ListTable> {
  const rows: ListRow[] = []
  const read = await readRows<ListRow, TableRead<ListColumn>, { list: AnyList }>({
    source: file.path,
    project,
    signal,
    module: new URL('./collect-rows.ts', import.meta.url),
    input: { list },
    onRows: (batch) => {
      rows.push(...batch)
    },
  })
  if (read.kind === 'refused') throw new Problem(refusalProblems[read.reason], read.params)
  const { summary } = read
  if (summary.kind === 'refused') throw problemOf(summary.refusal, listTables[list], language)
  return { ...summary.layout, rows }
}

/** Columns by their headings in the reader's language. */
function problemOf({ problem, params }: TableRefusal, table: Table, language: Language): Problem {
  const { columns } = params
  if (!Array.isArray(columns)) return new Problem(problem, params)
  const named = columns.map((column) => table[column]?.heading[language] ?? column)
  return new Problem(problem, { columns: named })
}
