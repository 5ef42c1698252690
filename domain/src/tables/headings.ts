import { languages } from '../languages.ts'
import { nameKey } from '../name-key.ts'
import { type ColumnOf, columnsOf, expectedColumns, type Table } from './table.ts'

/** Where a sheet has the columns of its table, counted from 0. */
export type ColumnPositions<Column extends string = string> = Partial<Record<Column, number>>

export type HeadingsRead<Column extends string = string> = {
  columns: ColumnPositions<Column>
  /** The number of the table's columns found, which distinguishes a header from other rows. */
  known: number
  missing: Column[]
  /** Headings that are not the table's. */
  unknown: string[]
  /** Headings that name a column a second time. */
  repeated: string[]
}

/** Reads rows of texts as the header of a table, in any of the languages. */
export const headingReader = <T extends Table>(table: T) => {
  const columns = new Map<string, ColumnOf<T>>()
  for (const column of columnsOf(table)) {
    const { heading, synonyms = [] } = table[column] as T[ColumnOf<T>]
    for (const words of [column, ...languages.map((one) => heading[one]), ...synonyms])
      columns.set(headingKey(words), column)
  }
  const expected = expectedColumns(table)
  return (texts: readonly string[]): HeadingsRead<ColumnOf<T>> => {
    const found: ColumnPositions<ColumnOf<T>> = {}
    const unknown: string[] = []
    const repeated: string[] = []
    texts.forEach((text, at) => {
      const column = columns.get(headingKey(text))
      if (column && found[column] === undefined) found[column] = at
      else if (text.trim() !== '') (column ? repeated : unknown).push(text.trim())
    })
    const missing = expected.filter((column) => found[column] === undefined)
    return { columns: found, known: Object.keys(found).length, missing, unknown, repeated }
  }
}

// Units in brackets are optional. An unclosed bracket is matched to the end at once and kept: searching
// again from each later bracket would take quadratic time.
const headingKey = (heading: string): string =>
  nameKey(
    heading.replace(/\([^)]*(\)?)/g, (found, closed) => (closed ? '' : found)).replace(/[*:]/g, ''),
  )
