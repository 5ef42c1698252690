import { soundingColumnTerms } from '@puquio/domain'
import type { Content } from '../../src/platform/xlsx/write/content.ts'
import type { SentFile } from '../send.ts'
import { listWorkbookOf } from './list-workbooks.ts'

type Cells = { [Column in keyof typeof soundingColumnTerms]?: Content }

/** Soundings to enter: a row for each, by the names of the columns. */
export const soundingWorkbook = async (rows: readonly Cells[]): Promise<SentFile> => {
  const columns = Object.keys(soundingColumnTerms) as (keyof Cells)[]
  const heads = columns.map((column) => soundingColumnTerms[column].es)
  const cells = rows.map((row) => columns.map((column): Content => row[column] ?? ''))
  return { name: 'mediciones.xlsx', bytes: await listWorkbookOf([heads, ...cells]) }
}
