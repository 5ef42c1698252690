import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import { acidMetals, ofAcidMetals } from '@puquio/domain'

type Use = DayInput['uses'][number]
export type UseField = Exclude<keyof Use, 'neutralizerId'>
/** What a day has of its own, but for its metals. */
export type DayField = Exclude<keyof DayInput, 'on' | 'version' | 'uses' | 'metals'>
export type Column = { column: string; type: 'float8' | 'text' | 'text[]' }

const float = (column: string): Column => ({ column, type: 'float8' })

/** Where each field is kept; what is read, written, told apart and exported follows from these. */
export const dayColumns: Record<DayField, Column> = {
  flowLs: float('flow_ls'),
  volumeM3: float('volume_m3'),
  hours: float('hours'),
  phIn: float('ph_in'),
  phOut: float('ph_out'),
  acidityMgL: float('acidity'),
  note: { column: 'note', type: 'text' },
  fromDevice: { column: 'from_device', type: 'text[]' },
}
export const metalColumns = ofAcidMetals(float)
export const useColumns: Record<UseField, Column> = {
  kg: float('kg'),
  stockKg: float('stock_kg'),
}
const dayFields = Object.keys(dayColumns) as DayField[]
const useFields = Object.keys(useColumns) as UseField[]

const isEmpty = (value: unknown): boolean => value === null || value === ''

export const isEmptyUse = (use: Pick<Use, UseField>): boolean =>
  useFields.every((field) => isEmpty(use[field]))

export const isEmptyDay = (day: DayInput): boolean =>
  // What was taken over from a device says nothing where its value is gone.
  dayFields.every((field) => field === 'fromDevice' || isEmpty(day[field])) &&
  acidMetals.every((metal) => isEmpty(day.metals[metal])) &&
  day.uses.every(isEmptyUse)

/** Returns the same text for days of which the same was recorded, in whatever order it was sent. */
export const textOf = (day: DayInput): string =>
  JSON.stringify([
    dayFields.map((field) => ordered(day[field])),
    acidMetals.map((metal) => day.metals[metal]),
    day.uses
      .filter((use) => !isEmptyUse(use))
      .toSorted((a, b) => a.neutralizerId - b.neutralizerId)
      .map((use) => [use.neutralizerId, ...useFields.map((field) => use[field])]),
  ])

const ordered = (value: DayInput[DayField]) => (Array.isArray(value) ? value.toSorted() : value)
