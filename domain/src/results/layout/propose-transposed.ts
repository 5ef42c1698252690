import { nameKey } from '../../name-key.ts'
import { type LayoutRow, textOf } from '../cell-text.ts'
import {
  type FoundTable,
  fieldColumns,
  holdsValues,
  type LayoutNames,
  type TableSample,
} from './field-columns.ts'
import type { HeadRow, MappedColumn } from './mapping.ts'
import { type ResultField, resultField } from './result-fields.ts'
import { isDay, unlabelledHeads } from './unlabelled-heads.ts'

/** Proposes the columns of a table with parameters beneath each other, and the rows that tell its samples. */
export const proposeTransposed = (
  header: readonly string[],
  { rows, heads, at }: TableSample,
  names: LayoutNames,
): FoundTable => {
  const fields = fieldColumns(header, names)
  const parameterAt = header.findIndex((heading) => resultField(heading) === 'parameter')
  const found = rows.findIndex(
    (row, index) => index > at && names.isParameter(textOf(row[parameterAt] ?? '')),
  )
  const first = found < 0 ? at + 1 : found
  const ofValues = valueColumns(header)
  const columns = fields.map((one): MappedColumn => {
    const isFilled = rows.slice(first).some((row) => textOf(row[one.column] ?? '') !== '')
    const isOther = resultField(one.heading) === null && isFilled && one.column > parameterAt
    // A heading of values may stand over the first of several samples.
    const isUnheaded = one.heading === '' && isFilled && one.column > (ofValues[0] ?? Infinity)
    if (ofValues.length > 0 ? ofValues.includes(one.column) || isUnheaded : isOther)
      return { ...one, meaning: { kind: 'sample' } }
    return one
  })
  const of = (kind: MappedColumn['meaning']['kind']) =>
    columns.filter((one) => one.meaning.kind === kind).map((one) => one.column)
  const samples = of('sample')
  const firstSample = Math.min(Math.max(...of('field')) + 1, ...samples)
  const headRows: HeadRow[] = []
  const unlabelled: { row: number; texts: string[] }[] = []
  for (let index = Math.max(0, at - rowsAbove); index < first; index++) {
    const row = (heads[index] ?? []).map(textOf)
    const texts = samples.map((column) => row[column] ?? '').filter((one) => one !== '')
    if (texts.length === 0) continue
    const before = (rows[index] ?? []).slice(0, firstSample).map(textOf)
    if (index === at && ofValues.length > 0) continue
    const holds =
      index === at ? sampleHeading(texts, names) : before.map(resultField).find((one) => one)
    if (holds && !headRows.some((one) => one.holds === holds))
      headRows.push({ row: index + 1, holds })
    if (!holds && before.every((text) => text === '') && texts.length === samples.length)
      unlabelled.push({ row: index + 1, texts })
  }
  const known = new Set<ResultField>(headRows.map((one) => one.holds))
  headRows.push(...unlabelledHeads(unlabelled, names).filter(({ holds }) => !known.has(holds)))
  headRows.sort((one, other) => one.row - other.row)
  // A group's name may stand above the first parameter.
  const lastHead = Math.max(at + 1, ...headRows.map((one) => one.row))
  return { columns, headRows, firstRow: lastHead + 1 }
}

/**
 * Returns whether a header's results are those of samples side by side: "Resultado" over each of them, or over a single
 * one whose station stands above it without a label.
 */
export const hasSampleColumns = (
  rows: readonly LayoutRow[],
  at: number,
  names: LayoutNames,
): boolean => {
  const header = (rows[at] ?? []).map(textOf)
  const fields = header.map(resultField)
  if (!fields.includes('parameter') || fields.some((one) => one && ofRows.includes(one)))
    return false
  const columns = valueColumns(header)
  const [column] = columns
  if (column === undefined) return false
  if (columns.length > 1)
    return new Set(columns.map((one) => nameKey(header[one] ?? ''))).size === 1
  return rows.slice(Math.max(0, at - rowsAbove), at).some((row) => {
    const isLabelled = row.slice(0, column).some((cell) => textOf(cell) !== '')
    return !isLabelled && names.isStation(textOf(row[column] ?? ''))
  })
}

/** Returns whether samples stand behind a header without headings of their own: what they are is said above it. */
export const hasUnheadedSamples = (
  rows: readonly LayoutRow[],
  heads: readonly LayoutRow[],
  at: number,
): boolean => {
  const first = (rows[at] ?? []).findLastIndex((cell) => textOf(cell) !== '') + 1
  const columns = Array.from({ length: widthBelow(rows, at) - first }, (_, index) => first + index)
  return heads.slice(Math.max(0, at - rowsAbove), at).some((row) => {
    const field = row.slice(0, first).map((cell) => resultField(textOf(cell)))
    const isOfSamples = field.some((one) => one && ofRows.includes(one))
    return (
      isOfSamples &&
      columns.some(
        (column) => textOf(row[column] ?? '') !== '' && holdsValues(rows, at + 1, column),
      )
    )
  })
}

/** Columns of the rows from a header on. */
export const widthBelow = (rows: readonly LayoutRow[], at: number): number =>
  rows.slice(at).reduce((most, row) => Math.max(most, row.length), 0)

/** The rows above the headings in which samples are looked for. */
const rowsAbove = 10

/** A row that says these itself is of one result. */
const ofRows: readonly ResultField[] = ['station', 'date', 'sampleCode']

const valueColumns = (header: readonly string[]): number[] => {
  const fields = header.map(resultField)
  return [...fields.keys()].filter(
    (column) => fields[column] === 'value' && column > fields.indexOf('parameter'),
  )
}

/** What the headings of the samples' columns are: their stations, their dates, else their codes. */
const sampleHeading = (texts: readonly string[], names: LayoutNames): ResultField =>
  texts.some(names.isStation) ? 'station' : texts.every(isDay) ? 'date' : 'sampleCode'
