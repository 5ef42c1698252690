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

/** Tables whose files people write as they please: where headings do not say it, a person says what each column holds. */
const mapped: ReadonlySet<SheetName> = new Set(['soundings'])

/** Such a file may be CSV, too. */
export const isMappedSheet = (name: SheetName): boolean => mapped.has(name)

const rowsMax: Partial<Record<SheetName, number>> = {
  members: memberRowsMax,
  devices: deviceRowsMax,
  treatment: treatmentRowsMax,
  soundings: soundingRowsMax,
}

export const sheetRowsMax = (name: SheetName): number => rowsMax[name] ?? listRowsMax
