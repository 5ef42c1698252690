import { readDate, yearMax, yearMin } from '../date-text.ts'
import { nameKey } from '../name-key.ts'
import { parseDecimal } from '../numbers.ts'
import { plainText } from '../plain-text.ts'
import { yesNoWords } from '../yes-no.ts'
import type { TableIssue } from './cell-problems.ts'
import { knownWords, type NamedList, suggestedName } from './known-names.ts'
import type { CellKind, TableColumn } from './table.ts'

/** From a cell's text to its value; null where it is blank. */
export type CellRead = { value: unknown } | Pick<TableIssue, 'code' | 'params'>
export type CellReader = (text: string) => CellRead
export type NamedLists = Readonly<Record<string, NamedList>>

/** Reads the cells of a column by its kind; browser and server read alike. */
export const cellReader = ({ cell, isRequired }: TableColumn, lists: NamedLists): CellReader => {
  const read = readerOf(cell, lists)
  return (given) => {
    const text = plainText(given).trim()
    if (errorValue.test(text)) return issue('error-value')
    if (text === '') return isRequired ? issue('required') : { value: null }
    return read(text)
  }
}

const issue = (code: TableIssue['code'], params: TableIssue['params'] = {}): CellRead => ({
  code,
  params,
})

/** What spreadsheets leave in a cell whose formula failed, in the languages of their programs. */
const errorValue = /^#(?:N\/[AD]|GETTING_DATA|[¡¿]?\p{Lu}+(?:\/0)?[!?])$/iu

const readerOf = (cell: CellKind, lists: NamedLists): CellReader => {
  switch (cell.kind) {
    case 'text':
      return (text) =>
        text.length > cell.max ? issue('too-long', { max: cell.max }) : { value: text }
    case 'number':
      return (text) => readNumber(text, cell)
    case 'date':
      return dateCell
    case 'flag':
      return flagCell
    case 'word': {
      const find = knownWords(cell.terms)
      return (text) => orIssue(find(text), 'not-in-list')
    }
    case 'spelling':
      return (text) => orIssue(cell.read(text), cell.problem)
    case 'name':
      return nameReader(lists[cell.list])
  }
}

const orIssue = (value: unknown, code: TableIssue['code']): CellRead =>
  value === null ? issue(code) : { value }

const readNumber = (
  text: string,
  { min, max, isWhole }: Extract<CellKind, { kind: 'number' }>,
): CellRead => {
  const value = parseDecimal(text)
  if (value === null) return issue('number')
  if (value < min || value > max) return issue('out-of-range', { min, max })
  return isWhole && !Number.isInteger(value) ? issue('whole-number') : { value }
}

const dateCell: CellReader = (text) => {
  const read = readDate(text)
  if ('on' in read) return { value: read.on }
  // Years as texts: a number would be written with its thousands apart.
  return read.issue === 'date'
    ? issue('date')
    : issue('date-year', { min: String(yearMin), max: String(yearMax) })
}

const flagCell: CellReader = (text) => {
  const word = nameKey(text)
  if (yesNoWords.yes.some((one) => one === word)) return { value: true }
  return yesNoWords.no.some((one) => one === word) ? { value: false } : issue('yes-no')
}

const nameReader = (list: NamedList | undefined): CellReader => {
  const { entries, find } = list ?? { entries: [], find: () => undefined }
  return (text) => {
    const found = find(text)
    if (!found) return issue('not-in-list', suggestedName(text, entries))
    return found.isRetired ? issue('retired') : { value: found }
  }
}
