import type { Language } from '@puquio/domain'
import type { CopiedRow } from '../../../platform/db/copy/copy-rows.ts'
import type {
  StreamedCell,
  StreamedColumn,
  StreamedRow,
  StreamedTable,
} from '../../../platform/xlsx/write/sheet-chunks.ts'
import { exceeds } from '../evaluated-store.ts'
import type { ExportCell, ExportColumn } from '../export-columns-store.ts'
import { cellOf, gathered } from './gathered-columns-store.ts'
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
