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
  const columns = new Map<string, { column: ColumnOf<T>; rank: number }>()
  for (const column of columnsOf(table)) {
    const { heading, synonyms = [] } = table[column] as T[ColumnOf<T>]
    const own = [column, ...languages.map((one) => heading[one])]
    for (const word of own) columns.set(headingKey(word), { column, rank: 0 })
    synonyms.forEach((word, at) => columns.set(headingKey(word), { column, rank: 1 + at }))
  }
  const find = (text: string) => {
    const found = columns.get(headingKey(text))
    const others = found && table[found.column]?.otherUnits
    return others?.includes(unitKey(text)) ? undefined : found
  }
  const expected = expectedColumns(table)
  return (texts: readonly string[]): HeadingsRead<ColumnOf<T>> => {
    const found: ColumnPositions<ColumnOf<T>> = {}
    const ranks: Partial<Record<string, number>> = {}
    const unknown: string[] = []
    const repeated: string[] = []
    texts.forEach((text, at) => {
      const named = find(text)
      if (!named) {
        if (text.trim() !== '') unknown.push(text.trim())
        return
      }
      const { column, rank } = named
      const before = found[column]
      // Of two headings for a column its own says it better, then the synonym that is listed first; of two alike the first counts.
      if (before === undefined || rank < (ranks[column] ?? 0)) {
        found[column] = at
        ranks[column] = rank
      }
      if (before !== undefined)
        repeated.push((texts[found[column] === at ? before : at] ?? '').trim())
    })
    const missing = expected.filter((column) => found[column] === undefined)
    return { columns: found, known: Object.keys(found).length, missing, unknown, repeated }
  }
}

// Units in brackets are optional. An unclosed bracket is matched to the end at once and kept: searching
// again from each later bracket would take quadratic time.
const headingKey = (heading: string): string =>
  nameKey(
    heading
      .replace(/\([^)]*(\)?)/g, (found, closed) => (closed ? '' : found))
      .replace(/\[[^\]]*(\]?)/g, (found, closed) => (closed ? '' : found))
      .replace(/[*:]/g, '')
      .replace(/_/g, ' ')
      // Prof. del nivel
      .replace(/(?<=\p{L})\.(?=\s|$)/gu, ''),
  )

/** What the brackets of a heading hold, without points and spaces: msnm of (m s. n. m.). */
const unitKey = (heading: string): string =>
  nameKey(/[([]([^)\]]{1,20})[)\]]/.exec(heading)?.[1] ?? '').replace(/[.\s]/g, '')
