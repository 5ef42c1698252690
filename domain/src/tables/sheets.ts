import { deviceRowsMax, deviceTable } from './devices/columns.ts'
import { listRowsMax, listTables } from './lists/columns.ts'
import { memberRowsMax, memberTable } from './members/columns.ts'
import { soundingRowsMax, soundingTable } from './soundings/columns.ts'
import type { ColumnOf } from './table.ts'
import { treatmentRowsMax, treatmentTable } from './treatment/columns.ts'

/** Tables of one sheet that are saved at once, all rows or none. */
export const sheetTables = {
  ...listTables,
  members: memberTable,
  devices: deviceTable,
  treatment: treatmentTable,
  soundings: soundingTable,
} as const
export type SheetName = keyof typeof sheetTables
export type SheetColumn = { [Name in SheetName]: ColumnOf<(typeof sheetTables)[Name]> }[SheetName]

const rowsMax: Partial<Record<SheetName, number>> = {
  members: memberRowsMax,
  devices: deviceRowsMax,
  treatment: treatmentRowsMax,
  soundings: soundingRowsMax,
}

export const sheetRowsMax = (name: SheetName): number => rowsMax[name] ?? listRowsMax
