import { type CellText, isEmptyCell, type LayoutRow, textOf } from '../cell-text.ts'
import { labelledFields } from './labelled-fields.ts'
import {
  type HeadRow,
  headingKeys,
  type MappedColumn,
  type Mapping,
  mappingFor,
} from './mapping.ts'
import { parameterRowField, type ResultField } from './result-fields.ts'
import { columnOfText, type RowSpans, spreadRight, spreadRow } from './spread.ts'

/** Where a cell stands: rows counted from 1, columns from 0. */
export type CellPlace = { sheet: string; row: number; column: number }

/** One value of a file, with the texts of all that belongs to it. */
export type LayoutCell = {
  place: CellPlace
  value: CellText
  /** By field, where the file gives it; station, date and parameter among them. */
  fields: Partial<Record<ResultField, CellText>>
}

/** Where the texts of a value stand, by field: rows counted from 1, columns from 0. */
export type FieldPlaces = Partial<Record<ResultField, [row: number, column: number]>>

/** What a file holds that the mapping does not take: nothing is lost without being said. */
export type Unread = {
  sheetsWithoutHeader: string[]
  /** Columns that the mapping does not name, with the cells in them. */
  columns: { sheet: string; column: number; heading: string; cells: number }[]
}

/**
 * Reads the rows of a file by a mapping, one after the other. A sheet's header is found by its headings, so that
 * it may stand lower or have its columns in another order than in the first sheet.
 */
export const layoutReader = (mapping: Mapping) => {
  const isHeader = headerTest(mapping)
  const unread: Unread = { sheetsWithoutHeader: [], columns: [] }
  let sheet: SheetReader | null = null
  let name: string | null = null
  let hasRows = false
  const end = () => {
    if (sheet) unread.columns.push(...sheet.unread())
    else if (name !== null && hasRows) unread.sheetsWithoutHeader.push(name)
  }
  let above: SpannedRow[] = []
  return {
    /** The values of a row, which follow one another from row 1 of each sheet; of its merged cells in the head. */
    row(
      cells: LayoutRow,
      {
        sheet: sheetName,
        row,
        spans,
      }: { sheet: string; row: number; spans?: RowSpans | undefined },
    ): LayoutCell[] {
      if (mapping.sheets && !mapping.sheets.includes(sheetName)) return []
      if (sheetName !== name) {
        end()
        name = sheetName
        sheet = null
        above = []
        hasRows = false
      }
      hasRows ||= cells.some((cell) => !isEmptyCell(cell))
      if (sheet) return sheet.row({ cells, spans }, row)
      if (row > headerWithinRows) return []
      if (isHeader(spreadRow(cells, spans), row))
        sheet = sheetReader(mapping, sheetName, { cells, spans }, row, above)
      else above[row] = { cells, spans }
      return []
    },
    /** Of a value of the row that was read last. */
    placesOf: (cell: LayoutCell): FieldPlaces => sheet?.placesOf(cell) ?? {},
    end(): Unread {
      end()
      name = null
      return unread
    },
  }
}

/** Reads whole sheets by a mapping. */
export function* readLayout(
  sheets: Iterable<{ name: string; rows: Iterable<LayoutRow> }>,
  mapping: Mapping,
): Generator<LayoutCell, Unread> {
  const reader = layoutReader(mapping)
  for (const { name, rows } of sheets) {
    let row = 0
    for (const cells of rows) yield* reader.row(cells, { sheet: name, row: ++row })
  }
  return reader.end()
}

/** Rows searched for the header: titles, logos and the sample's data may be above it. */
export const headerWithinRows = 40

/** How many of its headings make a row the header: single ones are reworded between sheets. */
const headingsShare = 0.8

const headerTest = ({ layout, columns, headerRow }: Mapping) => {
  const keys = headingKeys(columns.map((one) => one.heading))
  const taken = columns.flatMap(({ meaning }, at) =>
    keys[at] && meaning.kind !== 'sample' && meaning.kind !== 'ignored'
      ? [{ key: keys[at], isOfSample: meaning.kind === 'field' }]
      : [],
  )
  const kept = taken.map(({ key }) => key)
  const isOfSample = taken.map((one) => one.isOfSample)
  const ofSample = kept.filter((_, at) => isOfSample[at])
  const ofParameters = kept.filter((_, at) => !isOfSample[at])
  return (cells: LayoutRow, row: number): boolean => {
    if (kept.length === 0) return row === headerRow
    const here = new Set(headingKeys(cells.map(textOf)))
    const has = (keys: readonly string[], share: number) =>
      keys.filter((key) => here.has(key)).length >= keys.length * share
    if (layout !== 'wide' || ofSample.length === 0) return has(kept, headingsShare)
    // Sheets of several stations have the same columns of the sample, and parameters of their own.
    return has(ofSample, headingsShare) && ofParameters.some((key) => here.has(key))
  }
}

type SpannedRow = { cells: LayoutRow; spans?: RowSpans | undefined }
type SheetReader = {
  row: (spanned: SpannedRow, row: number) => LayoutCell[]
  placesOf: (cell: LayoutCell) => FieldPlaces
  unread: () => Unread['columns']
}

const sheetReader = (
  mapping: Mapping,
  sheet: string,
  headerCells: SpannedRow,
  headerAt: number,
  above: readonly SpannedRow[],
): SheetReader => {
  const header = spreadRow(headerCells.cells, headerCells.spans)
  const offset = headerAt - mapping.headerRow
  // Samples side by side may have no headings of their own, but what the rows above tell of them.
  const widest = mapping.headRows.map(({ row }) => above[row + offset]?.cells.length ?? 0)
  const columns = columnsHere(mapping, header, Math.max(0, ...widest))
  const headRows = new Map(mapping.headRows.map((one) => [one.row + offset, one]))
  const heads: Partial<Record<ResultField, TakenHead>> = {}
  const takeHead = ({ row, holds, isSpread }: HeadRow, { cells, spans = [] }: SpannedRow) => {
    const isOpenGroup = holds === 'group' && spans.length === 0
    const spread = spreadRow(cells, spans)
    const texts = isSpread || isOpenGroup ? spreadRight(spread, header.length) : spread
    heads[holds] = { row, cells, texts }
  }
  for (const [row, one] of headRows)
    if (row < headerAt) takeHead({ ...one, row }, above[row] ?? { cells: [] })
  const own = headRows.get(headerAt)
  if (own) takeHead({ ...own, row: headerAt }, headerCells)
  const shared: LayoutCell['fields'] = {
    ...mapping.constants,
    ...labelledFields(
      above.map((one) => one?.cells),
      mapping.fromHead,
    ),
    ...(mapping.fromSheetName && { [mapping.fromSheetName]: sheet }),
  }
  const headed = columns.filter((one) => one.heading !== '' && one.meaning.kind !== 'ignored')
  /** Whether a row repeats the header, as on each page of a printed table. */
  const isHeader = (cells: LayoutRow) =>
    headed.length > 0 && headed.every(({ column }) => cells[column] === header[column])
  const isWide = mapping.layout === 'wide'
  const dateColumns = columns.filter(
    ({ meaning }) => meaning.kind === 'field' && meaning.field === 'date',
  )
  /** A file of the same laboratory may lack a row of its head: where it stood is a sample with its day. */
  const isSample = (cells: LayoutRow) =>
    isWide && dateColumns.some(({ column }) => /\d/u.test(textOf(cells[column] ?? '')))
  const besideParameters = columns.filter(
    ({ meaning }) => meaning.kind === 'field' || meaning.kind === 'ignored',
  )
  /** What a row below the header gives for the parameters where the mapping does not name it: another sheet's "L.D.". */
  const unnamedHead = (cells: LayoutRow) =>
    isWide
      ? parameterRowField(besideParameters.map(({ column }) => textOf(cells[column] ?? '')))
      : null
  let isBelowHeader = true
  const lost = new Map<number, number>()
  const known = new Set(headingKeys(mapping.columns.map((one) => one.heading)))
  const headingsHere = headingKeys(header.map(textOf))
  let group: CellText = ''

  const read = (cells: LayoutRow, row: number): LayoutCell[] => {
    const fields: LayoutCell['fields'] = { ...shared }
    const values: { one: MappedColumn; value: CellText }[] = []
    const signs = new Map<number, CellText>()
    for (const one of columns) {
      const value = cells[one.column] ?? ''
      const { meaning } = one
      if (isEmptyCell(value)) continue
      if (meaning.kind === 'field' && meaning.field !== 'value') {
        fields[meaning.field] = value
      } else if (meaning.kind === 'sign') signs.set(one.column + 1, value)
      else if (meaning.kind !== 'ignored') values.push({ one, value })
      else if (!known.has(headingsHere[one.column] ?? ''))
        lost.set(one.column, (lost.get(one.column) ?? 0) + 1)
    }
    if (mapping.layout === 'transposed') return readTransposed(fields, values, row)
    const valueColumn = columns.find(
      ({ meaning }) => meaning.kind === 'field' && meaning.field === 'value',
    )
    // A row of a result whose value is blank says that nothing was measured.
    if (mapping.layout === 'long' && values.length === 0 && valueColumn && fields.parameter)
      values.push({ one: valueColumn, value: '' })
    return values.map(({ one, value }) => {
      const qualifier = signs.get(one.column)
      return cellOf(one, value, row, qualifier === undefined ? fields : { ...fields, qualifier })
    })
  }

  const readTransposed = (
    fields: LayoutCell['fields'],
    values: { one: MappedColumn; value: CellText }[],
    row: number,
  ): LayoutCell[] => {
    if (fields.parameter === undefined)
      return values.map(({ one, value }) => cellOf(one, value, row, fields))
    if (values.length > 0 || fields.unit !== undefined)
      return values.map(({ one, value }) =>
        cellOf(one, value, row, group === '' ? fields : { group, ...fields }),
      )
    // A name without unit and values is the heading of those beneath.
    group = fields.parameter
    return []
  }

  const cellOf = (
    { column, meaning }: MappedColumn,
    value: CellText,
    row: number,
    fields: LayoutCell['fields'],
  ): LayoutCell => {
    const ofHead: LayoutCell['fields'] = {}
    for (const holds of Object.keys(heads) as ResultField[]) {
      const text = heads[holds]?.texts[column] ?? ''
      if (!isEmptyCell(text) && meaning.kind !== 'field') ofHead[holds] = text
    }
    const unit = meaning.kind === 'parameter' || meaning.kind === 'field' ? meaning.unit : null
    const ofColumn: LayoutCell['fields'] = {
      ...(unit && { unit }),
      ...(meaning.kind === 'parameter' && { parameter: meaning.name }),
    }
    return { place: { sheet, row, column }, value, fields: { ...ofColumn, ...fields, ...ofHead } }
  }

  const placesOf = ({ place: { row, column } }: LayoutCell): FieldPlaces => {
    const places: FieldPlaces = {}
    const here = columns.find((one) => one.column === column)?.meaning
    // The heading of a parameter names it, often with its unit.
    if (here?.kind === 'parameter') {
      places.parameter = [headerAt, column]
      if (here.unit) places.unit = [headerAt, column]
    }
    for (const { column: at, meaning } of columns) {
      if (meaning.kind === 'field' && meaning.field !== 'value') places[meaning.field] = [row, at]
      if (meaning.kind === 'sign' && at + 1 === column) places.qualifier = [row, at]
    }
    if (here?.kind !== 'field')
      for (const [holds, { row, cells, texts }] of Object.entries(heads))
        if (textOf(texts[column] ?? '') !== '')
          places[holds as ResultField] = [row, columnOfText(cells, column)]
    return places
  }

  return {
    placesOf,
    row(spanned, row) {
      const { cells, spans } = spanned
      const head = headRows.get(row)
      const isHead = head !== undefined && !isSample(cells)
      if (isHead) takeHead({ ...head, row }, spanned)
      if (isHead || (!head && row < mapping.firstRow + offset)) return []
      if (isHeader(spreadRow(cells, spans))) {
        isBelowHeader = true
        return []
      }
      const holds = isBelowHeader ? unnamedHead(cells) : null
      if (holds) {
        takeHead({ row, holds }, spanned)
        return []
      }
      const found = read(cells, row)
      if (found.length > 0) isBelowHeader = false
      return found
    },
    unread: () =>
      [...lost].map(([column, cells]) => ({
        sheet,
        column,
        heading: textOf(header[column] ?? ''),
        cells,
      })),
  }
}

/** A row of the head: as the sheet has it, and with its texts in each column for which they count. */
type TakenHead = { row: number; cells: LayoutRow; texts: LayoutRow }

/** The mapping's columns as this sheet has them: with units of its own headings where names are the same. */
const columnsHere = (
  mapping: Mapping,
  header: LayoutRow,
  width: number,
): readonly MappedColumn[] => {
  const headings = header.map(textOf)
  if (mapping.layout === 'transposed') while (headings.length < width) headings.push('')
  const hasHeadings = mapping.columns.some((one) => one.heading.trim() !== '')
  const columns = hasHeadings ? mappingFor(headings, mapping).columns : mapping.columns
  return mapping.layout === 'transposed' ? columns.map(ofSample) : columns
}

/** Beside parameters beneath each other a column of values is a sample's, whatever a stored mapping calls it. */
const ofSample = (one: MappedColumn): MappedColumn =>
  one.meaning.kind === 'field' && one.meaning.field === 'value'
    ? { ...one, meaning: { kind: 'sample' } }
    : one
