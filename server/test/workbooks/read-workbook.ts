import type { Cell } from '../../src/platform/xlsx/read/cell.ts'
import type { CollectedRow, CollectInput } from './collect-rows.ts'
import { type ReadRows, readRows } from '../../src/platform/xlsx/read/read-rows.ts'
import type { Refused } from '../../src/platform/xlsx/guard/refusal.ts'
import type { SheetInfo } from '../../src/platform/xlsx/read/row-checker.ts'
import type { Source } from '../../src/platform/sandbox/source.ts'

/** `rows[i]` is the sheet's row i + 1; rows without a value are empty. */
export type ReadSheet = SheetInfo & { rows: (readonly Cell[])[] }
export type ReadResult = { kind: 'workbook'; sheets: ReadSheet[] } | Refused

export type ReadWorkbookOptions = Pick<
  ReadRows<never, never>,
  'onProgress' | 'signal' | 'limits'
> & { hiddenToo?: boolean; project?: number }

/** Whole sheets at once. For large imports give `readRows` a checker, which spares the copy. */
export async function readWorkbook(
  source: Source,
  options: ReadWorkbookOptions = {},
): Promise<ReadResult> {
  const { hiddenToo = false, project = 0, ...rest } = options
  const rows: (readonly Cell[])[][] = []
  const read = await readRows<CollectedRow, SheetInfo[], CollectInput>({
    ...rest,
    source,
    project,
    module: new URL('./collect-rows.ts', import.meta.url),
    input: { hiddenToo },
    onRows(batch) {
      for (const { sheet, row, cells } of batch) {
        const into = (rows[sheet] ??= [])
        while (into.length < row - 1) into.push(noCells)
        into.push(cells)
      }
    },
  })
  if (read.kind === 'refused') return read
  return {
    kind: 'workbook',
    sheets: read.summary.map((sheet, index) => ({ ...sheet, rows: rows[index] ?? [] })),
  }
}

const noCells: readonly Cell[] = []
