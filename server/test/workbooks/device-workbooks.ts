import { deviceColumnTerms } from '@puquio/domain'
import type { Content } from '../../src/platform/xlsx/write/content.ts'
import type { SentFile } from '../send.ts'
import { listWorkbookOf } from './list-workbooks.ts'

type Cells = { [Column in keyof typeof deviceColumnTerms]?: Content }

/** Devices to add: a row for each variable, by the names of the columns. */
export const deviceWorkbook = async (rows: readonly Cells[]): Promise<SentFile> => {
  const columns = Object.keys(deviceColumnTerms) as (keyof Cells)[]
  const heads = columns.map((column) => deviceColumnTerms[column].es)
  const cells = rows.map((row) => columns.map((column): Content => row[column] ?? ''))
  return { name: 'dispositivos.xlsx', bytes: await listWorkbookOf([heads, ...cells]) }
}

/** A row that is complete. */
export const deviceRow = (given: Cells = {}): Cells => ({
  serial: 'S-1',
  name: 'Piezómetro 1',
  channel: 'Satélite',
  installedOn: '01/02/2026',
  intervalS: '600',
  key: 'level',
  variable: 'Nivel',
  unit: 'm',
  ...given,
})
