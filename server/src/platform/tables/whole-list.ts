import { Problem } from '../problem.ts'

/** Rows of a list as a file; CSV and workbooks of more are exports. */
const fileRowsMax = 100_000

/** Reads a list for a file. A file that is cut looks whole: one of more rows is refused instead. */
export async function wholeList<Row>(
  read: (most: number) => Promise<Row[]>,
  max = fileRowsMax,
): Promise<Row[]> {
  const rows = await read(max + 1)
  if (rows.length > max) throw new Problem('LIST_TOO_LONG', { max })
  return rows
}
