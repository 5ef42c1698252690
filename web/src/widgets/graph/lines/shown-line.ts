import type { AlarmLimit } from '@puquio/domain'
import type { Columns } from './columns.ts'

/** What a laboratory measured of the same parameter at the same station, in the line's unit. */
export type LaboratoryPoint = { atMs: number; value: number; text: string }

/** A variable as it is drawn. */
export type ShownLine = {
  id: number
  /** With the device's, where several are shown. */
  name: string
  unit: string
  decimals: number
  color: string
  dash: number[]
  gapMs: number
  columns: Columns
  /** Of an earlier period; null where none is compared. */
  before: { columns: Columns; shiftMs: number } | null
  /** Of a rule it is a line alone, without a band beyond it. */
  limits: { kind: AlarmLimit; value: number; name: string; isOfRule?: true }[]
  laboratory: LaboratoryPoint[]
}
