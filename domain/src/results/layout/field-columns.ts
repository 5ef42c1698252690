import { headingText } from './heading-text.ts'
import type { ColumnMeaning, MappedColumn, Mapping } from './mapping.ts'
import { type ResultField, resultField } from './result-fields.ts'

/** Which texts name something that the project knows. */
export type LayoutNames = {
  isStation: (text: string) => boolean
  isParameter: (text: string) => boolean
  isUnit: (text: string) => boolean
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
