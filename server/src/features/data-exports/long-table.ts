import type { Language } from '@puquio/domain'
import type { CopiedRow } from '../../platform/db/copy/copy-rows.ts'
import { join, sql } from '../../platform/db/sql.ts'
import type {
  StreamedCell,
  StreamedColumn,
  StreamedRow,
  StreamedTable,
} from '../../platform/xlsx/write/sheet-chunks.ts'
import { exceeds } from './evaluated-store.ts'
import type { ExportCell, ExportColumn } from './export-columns-store.ts'
import { dateColumn, exceedsStyle, headed } from './sheet-columns.ts'

type Writing = {
  language: Language
  rowsOf: (cells: readonly ExportCell[], format: string) => AsyncIterable<CopiedRow[]>
}

/** A sheet with a row for each result. */
export function longTable(
  sheet: string,
  columns: readonly ExportColumn[],
  { language, rowsOf }: Writing,
): StreamedTable {
  const groups = gathered(columns)
  // Null and blank are the same cell.
  const rows = rowsOf([...groups.map(cellOf), { of: exceeds }], "null ''")
  return {
    sheet,
    columns: groups.map(([first, ...more]) =>
      more.length === 0
        ? written(first, language)
        : [first, ...more].map((column) => written(column, language)),
    ),
    rows: marked(
      rows,
      groups.findIndex(([{ kind }]) => kind === 'value'),
    ),
    frozenColumns: 1,
    filter: true,
  }
}

type Group = [ExportColumn, ...ExportColumn[]]

/** Columns of a sample that follow one another stand together: its rows have them in one cell, made once. */
function gathered(columns: readonly ExportColumn[]): Group[] {
  const groups: Group[] = []
  for (const column of columns) {
    const before = groups.at(-1)
    if (column.once === 'sample' && before?.[0].once === 'sample') before.push(column)
    else groups.push([column])
  }
  return groups
}

/** The cell of a group: the texts of several columns as a JSON array. */
function cellOf([first, ...more]: Group): ExportCell {
  if (more.length === 0) return first
  const texts = [first, ...more].map(({ of }) => sql`(${of})::text`)
  return { of: sql`json_build_array(${join(texts, ', ')})::text`, once: 'sample' }
}

const written = (
  { heading, kind, widthChars }: ExportColumn,
  language: Language,
): StreamedColumn => ({
  ...headed(heading[language], widthChars),
  ...(kind === 'date' ? dateColumn : {}),
  textIs: kind,
})

/** Marks the value of what exceeds its limit, which the last cell of each row says. */
async function* marked(
  batches: AsyncIterable<CopiedRow[]>,
  value: number,
): AsyncGenerator<StreamedRow[]> {
  for await (const rows of batches) {
    for (const row of rows)
      if (row.pop() === 't')
        (row as StreamedCell[])[value] = { content: row[value] ?? null, style: exceedsStyle }
    yield rows
  }
}
