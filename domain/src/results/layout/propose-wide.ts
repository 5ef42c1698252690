import { type LayoutRow, textOf } from '../cell-text.ts'
import { nameKey } from '../../name-key.ts'
import { readValue } from '../values/read-value.ts'
import { type FoundTable, fieldColumns, type LayoutNames } from './field-columns.ts'
import { headingText } from './heading-text.ts'
import type { ColumnMeaning, HeadRow, MappedColumn } from './mapping.ts'
import {
  parameterRowField,
  parameterRowFields,
  type ResultField,
  resultField,
} from './result-fields.ts'

/** Proposes the columns of a table with parameters side by side, and the rows of units and limits beneath. */
export const proposeWide = (
  header: readonly string[],
  rows: readonly LayoutRow[],
  at: number,
  names: LayoutNames,
): FoundTable & { isLimitUnlabelled: boolean } => {
  const isLabelColumn = (heading: string) => resultField(heading) === 'parameter'
  const columns = fieldColumns(header, names).map((one): MappedColumn => {
    if (isCalculatedHeading(one.heading)) return { ...one, meaning: { kind: 'ignored' } }
    // The heading in the corner belongs to the row of parameters to its right; the column beneath it names the samples.
    if (isLabelColumn(one.heading)) return { ...one, meaning: { kind: 'field', field: 'station' } }
    if (one.meaning.kind === 'field') {
      // A row of several parameters has no unit or method of its own.
      const isOfSample = !ofParameters.includes(one.meaning.field) && one.meaning.field !== 'value'
      return isOfSample ? one : { ...one, meaning: { kind: 'ignored' } }
    }
    const { name, unit } = headingText(one.heading, names.isUnit)
    const isParameter =
      one.heading !== '' &&
      (names.isParameter(name) || unit !== null || holdsValues(rows, at, one.column, one.heading))
    return isParameter ? { ...one, meaning: { kind: 'parameter', name, unit } } : one
  })
  for (const [at, one] of columns.entries()) {
    const next = columns[at + 1]?.meaning
    const signed = /^(.*\S)\s*<$/u.exec(one.heading)?.[1]
    if (
      next?.kind === 'parameter' &&
      signed !== undefined &&
      nameKey(signed) === nameKey(next.name)
    )
      columns[at] = { ...one, meaning: { kind: 'sign' } }
  }
  const of = (kind: ColumnMeaning['kind']) =>
    columns.filter((one) => one.meaning.kind === kind).map((one) => one.column)
  const parameterColumns = of('parameter')
  const otherColumns = [...of('field'), ...of('ignored')]
  const kindOf = (row: LayoutRow) => headRowKind(row, parameterColumns, otherColumns, names)
  const headRows: HeadRow[] = []
  let isLimitUnlabelled = false
  let next = at + 1
  for (let below = next; below < Math.min(rows.length, at + 8); below++) {
    const row = rows[below] ?? []
    if (row.every((cell) => textOf(cell) === '')) continue
    const holds = kindOf(row)
    if (holds === null) break
    isLimitUnlabelled ||= holds === 'unlabelled-limits'
    headRows.push({
      row: below + 1,
      holds: holds === 'unlabelled-limits' ? 'detectionLimit' : holds,
    })
    next = below + 1
  }
  for (let above = at - 1; above >= Math.max(0, at - 4); above--) {
    const row = rows[above] ?? []
    const holds = kindOf(row)
    const isGroup = holds === null && isGroupRow(row, parameterColumns)
    if (holds === 'unlabelled-limits' || (holds === null && !isGroup)) break
    if (!headRows.some((one) => one.holds === (holds ?? 'group')))
      headRows.unshift({ row: above + 1, holds: holds ?? 'group' })
    if (isGroup) break
  }
  return { columns, headRows, firstRow: next + 1, isLimitUnlabelled }
}

/** Heads a calculated column of our own exports, which is left out: "Calculado: Dureza total (mg/L)". */
const isCalculatedHeading = (heading: string): boolean =>
  heading.includes(':') && resultField(heading.split(':')[0] ?? '') === 'calculated'

/** What a row beside the headings of parameters holds; null for a row of data. */
const headRowKind = (
  row: LayoutRow,
  parameterColumns: readonly number[],
  otherColumns: readonly number[],
  names: LayoutNames,
): ResultField | 'unlabelled-limits' | null => {
  const texts = parameterColumns
    .map((column) => textOf(row[column] ?? ''))
    .filter((one) => one !== '')
  if (texts.length === 0) return null
  const others = otherColumns.map((column) => textOf(row[column] ?? '')).filter((one) => one !== '')
  const labelled = parameterRowField(others)
  if (labelled) return labelled
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length
  if (share((text) => names.isUnit(text.replace(/^[([]|[)\]]$/gu, ''))) >= 0.6) return 'unit'
  if (share((text) => methodShape.test(text)) >= 0.5) return 'method'
  const isNumbers = share((text) => readValue(text).kind === 'value') === 1
  return others.length === 0 && isNumbers ? 'unlabelled-limits' : null
}

const ofParameters: readonly ResultField[] = parameterRowFields
const methodShape = /\b(?:SMEWW|SM \d|APHA|EPA|ISO|ASTM|NTP|Method|Método)\b/iu

/** "Metales totales" over several parameters: fewer texts than columns, and no numbers. */
const isGroupRow = (row: LayoutRow, parameterColumns: readonly number[]): boolean => {
  const texts = parameterColumns
    .map((column) => textOf(row[column] ?? ''))
    .filter((one) => one !== '')
  return (
    texts.length > 0 &&
    texts.length < parameterColumns.length &&
    texts.every((one) => /\p{L}{3}/u.test(one))
  )
}

/** Whether most cells beneath a heading are values, so that it may be a parameter under another name. */
const holdsValues = (
  rows: readonly LayoutRow[],
  at: number,
  column: number,
  heading: string,
): boolean => {
  if (counts.test(heading)) return false
  const reads = rows.slice(at + 1).map((row) => row[column] ?? '')
  const filled = reads.filter((cell) => textOf(cell) !== '')
  const values = filled.filter((cell) => {
    const read = readValue(cell)
    return read.kind === 'value' || (read.kind === 'held' && read.reason === 'ambiguous-value')
  })
  return filled.length > 0 && values.length / filled.length >= 0.7
}

/** Numbers that are no results. */
const counts = /^(?:n[°º.ro]*|#|item|ítem|id|c[oó]digo|a[nñ]o|year|ann[ée]e|ano|ubigeo)$/iu
