import { deviceRowsMax, deviceTable } from './devices/columns.ts'
import { listRowsMax, listTables } from './lists/columns.ts'
import { memberRowsMax, memberTable } from './members/columns.ts'
import type { ColumnOf } from './table.ts'

/** Tables of one sheet that are saved at once, all rows or none. */
export const sheetTables = { ...listTables, members: memberTable, devices: deviceTable } as const
export type SheetName = keyof typeof sheetTables
export type SheetColumn = { [Name in SheetName]: ColumnOf<(typeof sheetTables)[Name]> }[SheetName]

export const sheetRowsMax = (name: SheetName): number =>
  name === 'members' ? memberRowsMax : name === 'devices' ? deviceRowsMax : listRowsMax
