import {
  asListed,
  type CellKind,
  cellReader,
  type DecimalMarks,
  type Language,
  nameKey,
  type NamedLists,
  type PlanColumn,
  planColumns,
  planTable,
  yesNoTerms,
} from '@puquio/domain'
import { shownCell } from './columns.ts'

/** The options and lists by which cells are read. */
export type Understanding = {
  codeOf: (code: string) => string
  lists?: NamedLists
  decimalMarks: DecimalMarks
  language: Language
}

export type UnderstoodAs = (column: PlanColumn, text: string) => string | null

/** Returns what tells the meaning of a cell where it is written differently; else null. */
export const understandCells = ({
  codeOf,
  lists = {},
  decimalMarks,
  language,
}: Understanding): UnderstoodAs => {
  const readers = new Map(
    planColumns
      .filter((column) => shownKinds.includes(planTable[column].cell.kind))
      .map((column) => [column, cellReader(planTable[column], lists, decimalMarks[column])]),
  )
  return (column, text) => {
    if (text === '') return null
    if (column === 'stationCode') return unless(codeOf(text) === text, codeOf(text))
    if (column === 'standard') return named(text, asListed(text, null).standard ?? text)
    const read = readers.get(column)?.(text)
    if (!read || !('value' in read)) return null
    const { value } = read
    if (typeof value === 'number') return unless(Number(text) === value, String(value))
    if (typeof value === 'string') return unless(shownCell(value) === text, shownCell(value))
    if (typeof value === 'boolean') {
      const terms = yesNoTerms[value ? 'yes' : 'no']
      const isWord = Object.values(terms).some((term) => nameKey(term) === nameKey(text))
      return unless(isWord, terms[language])
    }
    return isNamed(value) ? named(text, value.name) : null
  }
}

const shownKinds: readonly CellKind['kind'][] = ['number', 'date', 'flag', 'name']

const unless = (isWritten: boolean, meaning: string) => (isWritten ? null : meaning)
const named = (text: string, name: string) => unless(nameKey(text) === nameKey(name), name)

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value
