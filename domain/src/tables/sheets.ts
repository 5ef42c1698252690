import { deviceRowsMax, deviceTable } from './devices/columns.ts'
import { listRowsMax, listTables } from './lists/columns.ts'
import { memberRowsMax, memberTable } from './members/columns.ts'
import { soundingRowsMax, soundingTable } from './soundings/columns.ts'
import type { ColumnOf, Table } from './table.ts'
import { treatmentRowsMax, treatmentTable } from './treatment/columns.ts'

type Sheet = {
  table: Table
  /** Rows that its workbook may hold. */
  rowsMax: number
  /**
   * Whether people write its files as they please: where headings do not say it, a person says what each column holds. Such a
   * file may be CSV, too.
   */
  isMapped: boolean
}

const ownSheets = {
  members: { table: memberTable, rowsMax: memberRowsMax, isMapped: false },
  devices: { table: deviceTable, rowsMax: deviceRowsMax, isMapped: false },
  treatment: { table: treatmentTable, rowsMax: treatmentRowsMax, isMapped: false },
  soundings: { table: soundingTable, rowsMax: soundingRowsMax, isMapped: true },
} as const satisfies Record<string, Sheet>

const tablesOf = <Sheets extends Record<string, Sheet>>(sheets: Sheets) =>
  Object.fromEntries(Object.entries(sheets).map(([name, { table }]) => [name, table])) as {
    [Name in keyof Sheets]: Sheets[Name]['table']
  }

/** Tables of one sheet that are saved at once, all rows or none. */
export const sheetTables = { ...listTables, ...tablesOf(ownSheets) }
export type SheetName = keyof typeof sheetTables
export type SheetColumn = { [Name in SheetName]: ColumnOf<(typeof sheetTables)[Name]> }[SheetName]

const sheets: Readonly<Record<string, Sheet>> = ownSheets

export const isMappedSheet = (name: SheetName): boolean => sheets[name]?.isMapped ?? false

export const sheetRowsMax = (name: SheetName): number => sheets[name]?.rowsMax ?? listRowsMax
