import { type LayoutRow, textOf } from '../cell-text.ts'
import { readValue } from '../values/read-value.ts'
import { headingText } from './heading-text.ts'
import type { ColumnMeaning, MappedColumn, Mapping } from './mapping.ts'
import { type ResultField, resultField } from './result-fields.ts'

/** Which texts name something that the project knows. */
export type LayoutNames = {
  isStation: (text: string) => boolean
  isParameter: (text: string) => boolean
  isUnit: (text: string) => boolean
}

/** The first rows of a table; `heads` have the texts of merged cells in each of their columns. */
export type TableSample = {
  rows: readonly LayoutRow[]
  heads: readonly LayoutRow[]
  /** The header, counted from 0. */
  at: number
}

/** Where a table's columns, the rows of its head and its first row of data stand. */
export type FoundTable = Pick<Mapping, 'columns' | 'headRows' | 'firstRow'>

/** Returns the columns whose headings name a field; the first of two of one field counts. */
export const fieldColumns = (header: readonly string[], names: LayoutNames): MappedColumn[] => {
  const taken = new Set<ResultField>()
  return header.map((heading, column) => {
    const field = resultField(heading)
    if (!field || taken.has(field)) return { column, heading, meaning: { kind: 'ignored' } }
    taken.add(field)
    const { unit } = headingText(heading, names.isUnit)
    const meaning: ColumnMeaning =
      field === 'value' ? { kind: 'field', field, unit } : { kind: 'field', field }
    return { column, heading, meaning }
  })
}

/** Whether most cells of a column are values, from this row on, counted from 0. */
export const holdsValues = (rows: readonly LayoutRow[], from: number, column: number): boolean => {
  const filled = rows
    .slice(from)
    .map((row) => row[column] ?? '')
    .filter((cell) => textOf(cell) !== '')
  const values = filled.filter((cell) => {
    const read = readValue(cell)
    return read.kind === 'value' || (read.kind === 'held' && read.reason === 'ambiguous-value')
  })
  return filled.length > 0 && values.length / filled.length >= 0.7
}
