import { type LayoutRow, textOf } from '../cell-text.ts'
import { readSampleDate } from '../dates/read-sample-date.ts'
import { type FoundTable, fieldColumns, type LayoutNames } from './field-columns.ts'
import type { HeadRow, MappedColumn } from './mapping.ts'
import { type ResultField, resultField } from './result-fields.ts'

/** Proposes the columns of a table with parameters beneath each other, and the rows that tell its samples. */
export const proposeTransposed = (
  header: readonly string[],
  rows: readonly LayoutRow[],
  at: number,
  names: LayoutNames,
): FoundTable => {
  const taken = fieldColumns(header, names)
  const labelColumns = taken.filter((one) => one.meaning.kind === 'field').map((one) => one.column)
  const first = rows.findIndex(
    (row, index) => index > at && names.isParameter(textOf(row[fieldAt(taken, 'parameter')] ?? '')),
  )
  const lastLabel = Math.max(...labelColumns)
  const columns = taken.map((one): MappedColumn => {
    const isFilled = rows.slice(first).some((row) => textOf(row[one.column] ?? '') !== '')
    const isSample =
      one.meaning.kind === 'ignored' && isFilled && one.column > fieldAt(taken, 'parameter')
    return isSample ? { ...one, meaning: { kind: 'sample' } } : one
  })
  const samples = columns.filter((one) => one.meaning.kind === 'sample').map((one) => one.column)
  const firstSample = Math.min(lastLabel + 1, ...samples)
  const headRows: HeadRow[] = []
  for (let index = Math.max(0, at - 10); index < first; index++) {
    const row = (rows[index] ?? []).map(textOf)
    const texts = samples.map((column) => row[column] ?? '').filter((one) => one !== '')
    if (texts.length === 0) continue
    const label =
      index === at
        ? null
        : row
            .slice(0, firstSample)
            .map(resultField)
            .find((one) => one)
    const holds = label ?? (index === at ? sampleHeading(texts, names) : null)
    if (holds && !headRows.some((one) => one.holds === holds))
      headRows.push({ row: index + 1, holds })
  }
  // A group's name may stand above the first parameter.
  const lastHead = Math.max(at + 1, ...headRows.map((one) => one.row))
  return { columns, headRows, firstRow: lastHead + 1 }
}

const fieldAt = (columns: readonly MappedColumn[], field: ResultField): number =>
  columns.findIndex(({ meaning }) => meaning.kind === 'field' && meaning.field === field)

/** What the headings of the samples' columns are: their stations, their dates, else their codes. */
const sampleHeading = (texts: readonly string[], names: LayoutNames): ResultField => {
  if (texts.some(names.isStation)) return 'station'
  const isDate = (text: string) => {
    const read = readSampleDate(text, { today: '2099-12-31' })
    return read.kind === 'date' || (read.kind === 'held' && read.reason === 'ambiguous-date')
  }
  return texts.every(isDate) ? 'date' : 'sampleCode'
}
