import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping } from '@puquio/contract/laboratory/result-mapping'
import {
  hasGap,
  parameterRowFields,
  type ResultField,
  spreadRight,
  spreadRow,
} from '@puquio/domain'

/** What a row at the top of a sheet is: nothing, the headings, a field of the columns beneath, or data. */
export type RowRole = 'none' | 'header' | 'data' | ResultField

/** What the rows beside the headings may hold, by layout. */
export const headFields: Record<ResultMapping['layout'], readonly ResultField[]> = {
  long: [],
  wide: [...parameterRowFields, 'station', 'date', 'time', 'sampleCode', 'depth'],
  transposed: ['station', 'date', 'time', 'sampleCode', 'sampleType', 'depth', 'labReference'],
}

/** Returns what a row, counted from 1, is by a mapping. */
export const roleOf = (mapping: ResultMapping, row: number): RowRole => {
  if (row === mapping.headerRow) return 'header'
  const head = mapping.headRows.find((one) => one.row === row)
  if (head) return head.holds
  return row >= mapping.firstRow ? 'data' : 'none'
}

/** Returns the mapping with another role of a row; its headings are proposed by the server instead. */
export const withRole = (
  mapping: ResultMapping,
  row: number,
  role: Exclude<RowRole, 'header'>,
): ResultMapping => {
  const others = mapping.headRows.filter((one) => one.row !== row)
  if (role === 'data') {
    const firstRow = Math.min(mapping.firstRow, row)
    return { ...mapping, firstRow, headRows: others.filter((one) => one.row < firstRow) }
  }
  const firstRow = row >= mapping.firstRow ? row + 1 : mapping.firstRow
  if (role === 'none') return { ...mapping, firstRow, headRows: others }
  const headRows = [...others.filter((one) => one.holds !== role), { row, holds: role }]
  return { ...mapping, firstRow, headRows: headRows.toSorted((a, b) => a.row - b.row) }
}

type Sheet = ResultImport['sheets'][number]
type HeadRow = ResultMapping['headRows'][number]

/** The texts of a row of the head by column: those of merged cells in each of theirs, others as far as is said. */
export const headTexts = (
  sheet: Sheet | undefined,
  { row, holds, isSpread = false }: HeadRow,
): readonly string[] => {
  if (!sheet) return []
  const spans = (sheet.merged ?? []).flatMap(([at, first, last]) =>
    at === row ? [[first, last] as const] : [],
  )
  const texts = spreadRow(sheet.rows[row - 1] ?? [], spans).map(String)
  const isOpenGroup = holds === 'group' && spans.length === 0
  const width = Math.max(...sheet.rows.map((cells) => cells.length))
  return isSpread || isOpenGroup ? spreadRight(texts, width).map(String) : texts
}

/** Whether it is asked of a row of the head if its texts count for the empty columns to their right. */
export const isSpreadAsked = (mapping: ResultMapping, sheet: Sheet, head: HeadRow): boolean =>
  head.holds !== 'group' &&
  hasGap(
    headTexts(sheet, { ...head, isSpread: false }),
    mapping.columns
      .filter(({ meaning }) => meaning.kind === 'sample' || meaning.kind === 'parameter')
      .map((one) => one.column),
  )

/** Returns the mapping where the texts of a row of the head count for the empty columns to their right, or not. */
export const withSpread = (
  mapping: ResultMapping,
  row: number,
  isSpread: boolean,
): ResultMapping => ({
  ...mapping,
  headRows: mapping.headRows.map((one) => (one.row === row ? { ...one, isSpread } : one)),
})

/** Returns the sheet that a mapping’s rows are counted in: the first one with its headings. */
export const sheetOf = (
  sheets: ResultImport['sheets'],
  mapping: ResultMapping | null,
): ResultImport['sheets'][number] | undefined => {
  const taken = sheets.filter(({ name }) => mapping?.sheets?.includes(name) ?? true)
  const headings = new Set(mapping?.columns.map(({ heading }) => heading).filter(Boolean))
  const has = ({ rows }: ResultImport['sheets'][number]) =>
    (rows[(mapping?.headerRow ?? 1) - 1] ?? []).filter((text) => headings.has(text)).length
  return taken.toSorted((one, other) => has(other) - has(one))[0]
}
