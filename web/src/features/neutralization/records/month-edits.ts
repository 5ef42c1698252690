import type { DayInput, DeviceDay, TreatmentDay } from '@puquio/contract/laboratory/treatment-days'
import { deviceMeasures, readNumber } from '@puquio/domain'
import { plainNumber } from '../../../ui/fields/plain-number.ts'
import { type CellColumn, type CellKey, emptyDay, valueOf, withValue } from './columns.ts'

/** A day as it is edited: texts of its cells, over the day that was recorded when the editing began. */
export type EditedDay = { base: DayInput; texts: Partial<Record<CellKey, string>> }
export type MonthEdits = ReadonlyMap<string, EditedDay>

export const recordedDay = (on: string, days: readonly TreatmentDay[]): DayInput => {
  const found = days.find((day) => day.on === on)
  if (!found) return emptyDay(on)
  const { derived: _, changedAt: __, changedBy: ___, ...day } = found
  return day
}

export const textOf = (day: DayInput, key: CellKey, locale: string): string => {
  const value = valueOf(day, key)
  return typeof value === 'string' ? value : plainNumber(value, locale)
}

/** What a cell's text is: a value, or undefined where it is not understood or out of bounds. */
export function readCell(text: string, column: CellColumn): number | string | null | undefined {
  const typed = text.trim()
  if (column.bounds === null) return typed
  if (typed === '' || typed === '-' || typed === '–') return null
  const read = readNumber(typed, column.bounds)
  if (!('value' in read)) return undefined
  const { min, max } = column.bounds
  return read.value >= min && read.value <= max ? read.value : undefined
}

/** The day that texts say, and which of its cells are not understood. */
export function readEdited(
  { base, texts }: EditedDay,
  columns: readonly CellColumn[],
): { day: DayInput; bad: CellKey[] } {
  const bad: CellKey[] = []
  let day = base
  for (const column of columns) {
    const text = texts[column.key]
    if (text === undefined) continue
    const value = readCell(text, column)
    if (value === undefined) bad.push(column.key)
    else if (value !== valueOf(base, column.key)) day = withValue(day, column.key, value)
  }
  return { day, bad }
}

type Change = { on: string; key: CellKey; text: string }

/** Returns the edits with other texts; a day whose cells all say what is recorded is edited no more. */
export function withTexts(
  edits: MonthEdits,
  changes: readonly Change[],
  recorded: (on: string) => DayInput,
  locale: string,
): MonthEdits {
  const next = new Map(edits)
  for (const { on, key, text } of changes) {
    const { base, texts } = next.get(on) ?? { base: recorded(on), texts: {} }
    const { [key]: _, ...others } = texts
    const isAsBefore = text === textOf(base, key, locale)
    const now = isAsBefore ? others : { ...others, [key]: text }
    if (Object.keys(now).length === 0 && base.fromDevice.length === recorded(on).fromDevice.length)
      next.delete(on)
    else next.set(on, { base, texts: now })
  }
  return next
}

/** Returns what a pasted block changes, from a cell on; what stands beyond the month's days or columns is left out. */
export function pastedChanges(
  cells: readonly (readonly string[])[],
  { on, key }: { on: string; key: CellKey },
  days: readonly string[],
  columns: readonly CellColumn[],
): Change[] {
  const [row, column] = [days.indexOf(on), columns.findIndex((one) => one.key === key)]
  return cells.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const [day, at] = [days[row + down], columns[column + right]]
      return day === undefined || at === undefined ? [] : [{ on: day, key: at.key, text }]
    }),
  )
}

/** Returns the edits with what devices measured in cells that are empty, and how many days that gives something. */
export function withDeviceDays(
  edits: MonthEdits,
  measured: readonly DeviceDay[],
  recorded: (on: string) => DayInput,
  columns: readonly CellColumn[],
): { edits: MonthEdits; days: number } {
  const next = new Map(edits)
  let days = 0
  for (const one of measured) {
    const edited = next.get(one.on) ?? { base: recorded(one.on), texts: {} }
    const { day } = readEdited(edited, columns)
    const taken = deviceMeasures.filter((measure) => {
      const isGiven = measure === 'flowLs' && day.volumeM3 !== null
      return one[measure] !== null && day[measure] === null && !isGiven
    })
    if (taken.length === 0) continue
    days++
    const values = Object.fromEntries(taken.map((measure) => [measure, rounded(one[measure])]))
    const base = {
      ...edited.base,
      ...values,
      fromDevice: [...edited.base.fromDevice, ...taken],
    }
    next.set(one.on, { ...edited, base })
  }
  return { edits: next, days }
}

/** As a person would write it. */
const rounded = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(2))

/** Cells that differ between what was typed and what somebody recorded meanwhile. */
export const differences = (
  mine: DayInput,
  theirs: DayInput,
  columns: readonly CellColumn[],
): CellColumn[] => columns.filter(({ key }) => valueOf(mine, key) !== valueOf(theirs, key))
