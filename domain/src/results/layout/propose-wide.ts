import { type LayoutRow, textOf } from '../cell-text.ts'
import { nameKey } from '../../name-key.ts'
import { findOptionsOf } from './beside-parameter.ts'
import { readValue } from '../values/read-value.ts'
import {
  type FoundTable,
  fieldColumns,
  holdsValues,
  type LayoutNames,
  type TableSample,
} from './field-columns.ts'
import { headingText } from './heading-text.ts'
import type { ColumnMeaning, HeadRow, MappedColumn } from './mapping.ts'
import {
  parameterRowField,
  parameterRowFields,
  type ResultField,
  resultField,
} from './result-fields.ts'
import { areCodes } from './unlabelled-heads.ts'

/** Proposes the columns of a table with parameters side by side, and the rows of units and limits beneath. */
export const proposeWide = (
  header: readonly string[],
  { rows, heads, at }: TableSample,
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
      (names.isParameter(name) ||
        unit !== null ||
        (!counts.test(one.heading) && holdsValues(rows, at + 1, one.column)))
    return isParameter ? { ...one, meaning: { kind: 'parameter', name, unit } } : one
  })
  for (const { column, field } of headedAbove(heads, at)) {
    const one = columns[column]
    const isTaken = columns.some(
      ({ meaning }) => meaning.kind === 'field' && meaning.field === field,
    )
    if (one && !isTaken) columns[column] = { ...one, meaning: { kind: 'field', field } }
  }
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
  const kindOf = (row: number) =>
    headRowKind(
      { row: rows[row] ?? [], head: heads[row] ?? [], parameterColumns, otherColumns },
      names,
    )
  const headRows: HeadRow[] = []
  let isLimitUnlabelled = false
  let next = at + 1
  for (let below = next; below < Math.min(rows.length, at + 8); below++) {
    if ((rows[below] ?? []).every((cell) => textOf(cell) === '')) continue
    const holds = kindOf(below)
    if (holds === null) break
    isLimitUnlabelled ||= holds === 'unlabelled-limits'
    headRows.push({
      row: below + 1,
      holds: holds === 'unlabelled-limits' ? 'detectionLimit' : holds,
    })
    next = below + 1
  }
  const isNew = (holds: ResultField) => !headRows.some((one) => one.holds === holds)
  // Samples side by side have a day of their own each: a station over them is no station of the row's day.
  const isOneSample = new Set(sampleFieldsOf(header)).size === sampleFieldsOf(header).length
  for (let above = at - 1; above >= Math.max(0, at - 4); above--) {
    const row = rows[above] ?? []
    const ofSamples = isOneSample
      ? sampleRowField(
          {
            row,
            head: heads[above] ?? [],
            parameterColumns,
            // The heading of a column may begin higher than those of the parameters.
            otherColumns: otherColumns.filter((column) => !isHeadedBy(columns[column], row)),
          },
          { names, hasStation: columns.some(isStation) },
        )
      : null
    const holds = kindOf(above) ?? ofSamples
    const isGroup = holds === null && isNew('group') && isGroupRow(row, parameterColumns)
    if (holds === 'unlabelled-limits' || (holds === null && !isGroup)) break
    if (isNew(holds ?? 'group')) headRows.unshift({ row: above + 1, holds: holds ?? 'group' })
  }
  return { columns, headRows, firstRow: next + 1, isLimitUnlabelled }
}

const isHeadedBy = (one: MappedColumn | undefined, row: LayoutRow): boolean =>
  one?.meaning.kind === 'field' && one.meaning.field === resultField(textOf(row[one.column] ?? ''))

/**
 * The fields of columns without a heading beside the parameters' own, by a row above it: groups of parameters stand
 * beside "Estación" and "Fecha". A single one may be a label of what is beside it.
 */
const headedAbove = (
  heads: readonly LayoutRow[],
  at: number,
): { column: number; field: ResultField }[] => {
  const header = heads[at] ?? []
  for (let above = at - 1; above >= Math.max(0, at - 3); above--) {
    const found = (heads[above] ?? []).flatMap((cell, column) => {
      const field = resultField(textOf(cell))
      const isUnheaded = textOf(header[column] ?? '') === ''
      return field && isUnheaded && !ofParameters.includes(field) && field !== 'value'
        ? [{ column, field }]
        : []
    })
    if (found.length > 1) return found
  }
  return []
}

const isStation = ({ meaning }: MappedColumn) =>
  meaning.kind === 'field' && meaning.field === 'station'

/** What a wide table's header says of its samples, as often as it does. */
const sampleFieldsOf = (header: readonly string[]): ResultField[] =>
  header
    .map(resultField)
    .filter((one) => one !== null)
    .filter((one) => sampleFields.includes(one))

/** What may stand over several parameters side by side: each station has columns of its own. */
const sampleFields: readonly ResultField[] = ['station', 'date', 'time', 'sampleCode', 'depth']

/** A row beside the headings of parameters; `head` has the texts of merged cells in each of their columns. */
type BesideParameters = {
  row: LayoutRow
  head: LayoutRow
  parameterColumns: readonly number[]
  otherColumns: readonly number[]
}

const textsIn = (row: LayoutRow, columns: readonly number[]): string[] =>
  columns.map((column) => textOf(row[column] ?? '')).filter((one) => one !== '')

/** What a row above the parameters says of the samples below it, by its label, or by stations without one. */
const sampleRowField = (
  { row, head, parameterColumns, otherColumns }: BesideParameters,
  { names, hasStation }: { names: LayoutNames; hasStation: boolean },
): ResultField | null => {
  const texts = textsIn(head, parameterColumns)
  const labelled = textsIn(row, otherColumns)
    .map(resultField)
    .find((one) => one !== null && sampleFields.includes(one))
  // One text behind a label is that of the whole table: "Estación: E-01".
  if (labelled) return texts.length > 1 ? labelled : null
  const isOfStations = texts.some(names.isStation) || (!hasStation && areCodes(texts))
  return isOfStations ? 'station' : null
}

/** Heads a calculated column of our own exports, which is left out: "Calculado: Dureza total (mg/L)". */
const isCalculatedHeading = (heading: string): boolean =>
  heading.includes(':') && resultField(heading.split(':')[0] ?? '') === 'calculated'

/** What a row beside the headings of parameters holds; null for a row of data. */
const headRowKind = (
  { row, head, parameterColumns, otherColumns }: BesideParameters,
  names: LayoutNames,
): ResultField | 'unlabelled-limits' | null => {
  const texts = textsIn(head, parameterColumns)
  if (texts.length === 0) return null
  const others = textsIn(row, otherColumns)
  const labelled = parameterRowField(others)
  if (labelled) return labelled
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length
  if (share((text) => names.isUnit(text.replace(/^[([]|[)\]]$/gu, ''))) >= 0.6) return 'unit'
  if (share((text) => methodShape.test(text)) >= 0.5) return 'method'
  // Beneath a heading that is merged over both: Cobre, total and dissolved.
  if (
    share((text) => findOptionsOf({ group: text, matrix: '', unit: '' }).fraction !== undefined) ===
    1
  )
    return 'group'
  const isNumbers = share((text) => readValue(text).kind === 'value') === 1
  return others.length === 0 && isNumbers ? 'unlabelled-limits' : null
}

const ofParameters: readonly ResultField[] = parameterRowFields
const methodShape = /\b(?:SMEWW|SM \d|APHA|EPA|ISO|ASTM|NTP|Method|Método)\b/iu

/** "Metales totales" over several parameters: fewer texts than columns, and no numbers. */
const isGroupRow = (row: LayoutRow, parameterColumns: readonly number[]): boolean => {
  const texts = textsIn(row, parameterColumns)
  return (
    texts.length > 0 &&
    texts.length < parameterColumns.length &&
    texts.every((one) => /\p{L}{3}/u.test(one))
  )
}

/** Numbers that are no results. */
const counts = /^(?:n[°º.ro]*|#|item|ítem|id|c[oó]digo|a[nñ]o|year|ann[ée]e|ano|ubigeo)$/iu
