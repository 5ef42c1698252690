import { columnsOf, treatmentTable, type TreatmentColumn } from '@puquio/domain'
import type { Content } from '../../src/platform/xlsx/write/content.ts'
import type { SentFile } from '../send.ts'
import { listWorkbookOf } from './list-workbooks.ts'

type Cells = { [Column in TreatmentColumn]?: Content }

/** Days of plants: a row for each product of a day, by the names of the columns. */
export const treatmentWorkbook = async (rows: readonly Cells[]): Promise<SentFile> => {
  const columns = columnsOf(treatmentTable)
  const heads = columns.map((column) => treatmentTable[column].heading.es)
  const cells = rows.map((row) => columns.map((column): Content => row[column] ?? ''))
  return { name: 'neutralizantes.xlsx', bytes: await listWorkbookOf([heads, ...cells]) }
}
