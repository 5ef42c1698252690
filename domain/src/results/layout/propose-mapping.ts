import { type LayoutRow, textOf } from '../cell-text.ts'
import {
  fieldColumns,
  type FoundTable,
  holdsValues,
  type LayoutNames,
  type TableSample,
} from './field-columns.ts'
import { headingText } from './heading-text.ts'
import { labels } from './labelled-fields.ts'
import { headingKeys, type HeadRow, type MappedColumn, type Mapping } from './mapping.ts'
import {
  hasSampleColumns,
  hasUnheadedSamples,
  proposeTransposed,
  widthBelow,
} from './propose-transposed.ts'
import { proposeWide } from './propose-wide.ts'
import { headerWithinRows } from './read-layout.ts'
import { parameterRowFields, type ResultField, resultField } from './result-fields.ts'
import { hasGap, type RowSpans, spreadRow } from './spread.ts'

/** What a person should look at before the mapping is used. */
export const layoutDoubts = [
  'no-station',
  'no-date',
  'no-parameter',
  'no-unit',
  'columns-ignored',
  'parameters-unknown',
  'limits-without-label',
  'groups-above',
  'heads-over-several',
  'values-unheaded',
] as const
export type LayoutDoubt = (typeof layoutDoubts)[number]

/** The first rows of a sheet, and those columns of them that are merged. */
export type SheetSample = {
  name: string
  rows: readonly LayoutRow[]
  spans?: readonly (RowSpans | undefined)[] | undefined
}

/** The same with the texts of merged cells in each of their columns: what is read as headings. */
type SampledSheet = SheetSample & { heads: readonly LayoutRow[] }

const sampled = (sheet: SheetSample): SampledSheet => ({
  ...sheet,
  heads: sheet.rows.map((row, at) => spreadRow(row, sheet.spans?.[at])),
})

export type ProposedMapping = { mapping: Mapping; confidence: number; doubts: LayoutDoubt[] }

/** Proposes where a file's results stand; null where no sheet looks like a table of results. */
export const proposeMapping = (
  sheets: readonly SheetSample[],
  names: LayoutNames,
): ProposedMapping | null => {
  const all = sheets.map(sampled)
  let best: (Header & { sheet: SampledSheet }) | null = null
  for (const sheet of all) {
    const header = bestHeader(sheet, names)
    if (header && header.score > (best?.score ?? 0)) best = { ...header, sheet }
  }
  if (!best) return null
  const proposed = proposal(best, best.sheet, names)
  return best.layout === 'wide' ? withOtherSheets(proposed, best.sheet, all, names) : proposed
}

/** A header that a person names: its row, counted from 1, on the sheet of this name, and how the table is laid out. */
export type HeaderWish = { sheet: string; headerRow: number; layout: Mapping['layout'] }

/** Returns the columns by a header that a person names; null where the sheet does not have the row. */
export const proposeMappingAt = (
  sheets: readonly SheetSample[],
  names: LayoutNames,
  { sheet: name, headerRow, layout }: HeaderWish,
): ProposedMapping | null => {
  const all = sheets.map(sampled)
  const sheet = all.find((one) => one.name === name)
  if (!sheet?.rows[headerRow - 1]) return null
  const proposed = proposal({ at: headerRow - 1, layout, score: 0 }, sheet, names)
  return layout === 'wide' ? withOtherSheets(proposed, sheet, all, names) : proposed
}

/** One sheet a station may have parameters of its own: their columns are taken, too. */
const withOtherSheets = (
  proposed: ProposedMapping,
  first: SampledSheet,
  sheets: readonly SampledSheet[],
  names: LayoutNames,
): ProposedMapping => {
  const columns = [...proposed.mapping.columns]
  const known = new Set(headingKeys(columns.map((one) => one.heading)))
  for (const sheet of sheets) {
    const header = sheet === first ? null : bestHeader(sheet, names)
    if (header?.layout !== 'wide') continue
    const found = proposal(header, sheet, names).mapping.columns
    const keys = headingKeys(found.map((one) => one.heading))
    for (const [at, { heading, meaning }] of found.entries()) {
      const key = keys[at] ?? ''
      if (key === '' || known.has(key) || meaning.kind === 'ignored') continue
      known.add(key)
      columns.push({ column: columns.length, heading, meaning })
    }
  }
  return { ...proposed, mapping: { ...proposed.mapping, columns } }
}

/** A row, counted from 0, that may be the header. */
type Header = { at: number; layout: Mapping['layout']; score: number }

const bestHeader = (sheet: SampledSheet, names: LayoutNames): Header | null => {
  let best: Header | null = null
  for (let at = 0; at < Math.min(sheet.rows.length, headerWithinRows); at++) {
    const header = headerAt(sheet, at, names)
    if (header && header.score > (best?.score ?? 0)) best = header
  }
  return best
}

const headerAt = ({ rows, heads }: SampledSheet, at: number, names: LayoutNames): Header | null => {
  const cells = heads[at] ?? []
  const fields = new Set(cells.map((cell) => resultField(textOf(cell))))
  fields.delete(null)
  const parameters = cells.filter((cell) => isParameterHeading(textOf(cell), names)).length
  const isOfSample = fields.has('station') || fields.has('date') || fields.has('sampleCode')
  const column = cells.findIndex((cell) => resultField(textOf(cell)) === 'parameter')
  const beneath = rows
    .slice(at + 1)
    .filter((row) => names.isParameter(textOf(row[Math.max(column, 0)] ?? ''))).length
  if (beneath > 0 && hasSampleColumns(heads, at, names))
    return { at, layout: 'transposed', score: fields.size * 2 + beneath }
  if (fields.has('value') && (fields.has('parameter') || isOfSample))
    return { at, layout: 'long', score: fields.size * 2 + (column >= 0 ? beneath : 0) }
  if (parameters >= 2 || (parameters === 1 && isOfSample))
    return { at, layout: 'wide', score: fields.size + parameters }
  const others = cells.filter((cell) => textOf(cell) !== '').length - fields.size
  if (column >= 0 && beneath > 0 && (others > 0 || hasUnheadedSamples(rows, heads, at)))
    return { at, layout: 'transposed', score: fields.size * 2 + beneath }
  return null
}

const isParameterHeading = (text: string, names: LayoutNames): boolean =>
  text !== '' &&
  resultField(text) === null &&
  names.isParameter(headingText(text, names.isUnit).name)

const proposal = (
  { at, layout }: Header,
  { name, rows, heads }: SampledSheet,
  names: LayoutNames,
): ProposedMapping => {
  const header = (heads[at] ?? []).map(textOf)
  if (layout === 'transposed') while (header.length < widthBelow(rows, at)) header.push('')
  const doubts = new Set<LayoutDoubt>()
  const found = tableOf[layout](header, { rows, heads, at }, names)
  if ('isLimitUnlabelled' in found && found.isLimitUnlabelled) doubts.add('limits-without-label')
  const has = new Set<ResultField>(found.headRows.map((one) => one.holds))
  for (const { meaning } of found.columns) {
    if (meaning.kind === 'field') has.add(meaning.field)
    if (meaning.kind === 'parameter') has.add('parameter')
    if ('unit' in meaning && meaning.unit) has.add('unit')
  }
  const fromHead = [...new Set(labels(rows.slice(0, at)).map((one) => one.field))].filter(
    (field) => !has.has(field) && !ofColumns.includes(field),
  )
  for (const field of fromHead) has.add(field)
  const isSheetStation = !has.has('station') && names.isStation(name)
  if (isSheetStation) has.add('station')
  for (const [field, doubt] of needed) if (!has.has(field)) doubts.add(doubt)
  const isLost = ({ heading, meaning }: MappedColumn) =>
    heading !== '' && meaning.kind === 'ignored'
  if (found.columns.some(isLost)) doubts.add('columns-ignored')
  const isUnknown = ({ meaning }: MappedColumn) =>
    meaning.kind === 'parameter' && !names.isParameter(meaning.name)
  if (found.columns.some(isUnknown)) doubts.add('parameters-unknown')
  if (has.has('group') && layout === 'wide') doubts.add('groups-above')
  const ofValues = found.columns.filter(({ meaning }) => valueKinds.has(meaning.kind))
  const isOverSeveral = ({ row, holds }: HeadRow) =>
    !ofColumns.includes(holds) &&
    !parameterRows.has(holds) &&
    hasGap(
      heads[row - 1] ?? [],
      ofValues.map((one) => one.column),
    )
  if (found.headRows.some(isOverSeveral)) doubts.add('heads-over-several')
  const isUnheaded = ({ column, heading, meaning }: MappedColumn) =>
    heading === '' && meaning.kind === 'ignored' && holdsValues(rows, found.firstRow - 1, column)
  if (found.columns.some(isUnheaded)) doubts.add('values-unheaded')
  const mapping: Mapping = {
    layout,
    sheets: null,
    headerRow: at + 1,
    columns: found.columns,
    headRows: found.headRows,
    firstRow: found.firstRow,
    fromHead,
    fromSheetName: isSheetStation ? 'station' : null,
    constants: {},
  }
  const weight = [...doubts].reduce((sum, doubt) => sum + doubtWeights[doubt], 0)
  return {
    mapping,
    confidence: Math.max(0, Math.round((1 - weight) * 100) / 100),
    doubts: [...doubts],
  }
}

const tableOf = {
  long: (
    header: readonly string[],
    { at }: Pick<TableSample, 'at'>,
    names: LayoutNames,
  ): FoundTable => ({
    columns: fieldColumns(header, names),
    headRows: [],
    firstRow: at + 2,
  }),
  wide: proposeWide,
  transposed: proposeTransposed,
} as const

/** Fields that are a column's, never the head's: a label of theirs above a header is another's. */
const ofColumns: readonly ResultField[] = ['value', 'parameter', 'unit', 'qualifier', 'uncertainty']

const valueKinds: ReadonlySet<MappedColumn['meaning']['kind']> = new Set(['parameter', 'sample'])
const parameterRows: ReadonlySet<ResultField> = new Set(parameterRowFields)

const needed: readonly (readonly [ResultField, LayoutDoubt])[] = [
  ['station', 'no-station'],
  ['date', 'no-date'],
  ['parameter', 'no-parameter'],
  ['unit', 'no-unit'],
]

const doubtWeights: Record<LayoutDoubt, number> = {
  'no-station': 0.25,
  'no-date': 0.25,
  'no-parameter': 0.25,
  'no-unit': 0.15,
  'limits-without-label': 0.2,
  'parameters-unknown': 0.1,
  'groups-above': 0.05,
  'heads-over-several': 0.25,
  'values-unheaded': 0.2,
  'columns-ignored': 0.02,
}
