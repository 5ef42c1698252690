import { createHash } from 'node:crypto'
import type { ProblemCode } from '@puquio/contract'
import { type HeadingsRead, readHeadings } from '@puquio/contract/plan-headings'
import { createPlanJudge } from '@puquio/contract/plan-judge'
import type { PlanLists } from '@puquio/contract/plan-lists'
import { type PlanColumn, planColumns, requiredColumns } from '@puquio/contract/plan-rows'
import { importMonitoringsMax, importRowsMax, plainText } from '@puquio/domain'
import { type Cell, plainValue } from '../../../platform/xlsx/cell.ts'
import type { RowChecker } from '../../../platform/xlsx/row-checker.ts'
import { cellSeparator, rowLine } from './row-line.ts'

/** Row of the sheet, then column: what the person typed in the preview. */
export type Corrections = Record<string, Partial<Record<PlanColumn, string>>>
export type CheckInput = {
  lists: PlanLists
  defaultType: 'scheduled' | 'additional'
  corrections: Corrections
}
export type Layout = { sheet: string; columns: HeadingsRead['columns'] }
export type Refusal = { problem: ProblemCode; params: Record<string, string | number | string[]> }
export type CheckSummary =
  | { kind: 'checked'; layout: Layout; contentHash: string }
  | { kind: 'refused'; refusal: Refusal }

/** Runs beside the workbook's reader: finds the data sheet by its header and judges its rows. */
export function createRowChecker(input: CheckInput): RowChecker<string, CheckSummary> {
  const judge = createPlanJudge(input.lists, input.defaultType)
  const content = hashOfTexts()
  let layout: Layout | null = null
  let closest: HeadingsRead | null = null
  let otherSheet: string | null = null
  let hiddenSheet: string | null = null
  let isHidden = false
  let [rows, monitorings, isBlank, isDoubled] = [0, 0, true, false]

  const seekHeader = (cells: readonly Cell[], sheet: string) => {
    const texts = cells.map(cellText)
    if (!isHidden && texts.some((text) => text !== '')) isBlank = false
    const headings = readHeadings(texts)
    if (headings.known < knownAtLeast) return
    const isWhole = headings.missing.length === 0
    if (isHidden) hiddenSheet = isWhole ? sheet : hiddenSheet
    else if (layout && rows > 0) otherSheet = isWhole ? sheet : otherSheet
    else if (isWhole && headings.unknown.length === 0) layout = { sheet, columns: headings.columns }
    else if (headings.known > (closest?.known ?? 0)) closest = headings
  }

  return {
    // Hidden ones only where no other has a header: to say that it is there.
    walks(sheet) {
      isHidden = sheet.hidden
      return !isHidden || (layout ?? closest) === null
    },
    row(cells, { sheet, row }) {
      if (layout?.sheet !== sheet) {
        if (sheet === otherSheet) isDoubled = true
        else if (row <= headerWithinRows) seekHeader(cells, sheet)
        else if (!isHidden) isBlank = false
        return null
      }
      const texts = textsAt(cells, layout.columns)
      if (texts === null) return null
      const joined = texts.join(cellSeparator)
      content.add(joined)
      const corrections = input.corrections[row]
      const corrected = corrections ? correct(texts, corrections) : texts
      const judged = judge(corrected, row)
      monitorings += judged.dateCount
      const kept = corrections ? corrected.join(cellSeparator) : joined
      return rowLine({ position: rows++, row, cells: kept }, judged)
    },
    finished: () =>
      isDoubled ||
      hiddenSheet !== null ||
      rows > importRowsMax ||
      monitorings > importMonitoringsMax,
    end() {
      // Leaving one of them out would lose its rows without a word.
      if (layout && otherSheet !== null && isDoubled)
        return refused('WORKBOOK_TWO_SHEETS', { sheets: [layout.sheet, otherSheet] })
      if (rows > importRowsMax) return refused('WORKBOOK_TOO_MANY_ROWS', { max: importRowsMax })
      if (monitorings > importMonitoringsMax)
        return refused('IMPORT_TOO_MANY_MONITORINGS', { max: importMonitoringsMax })
      if (hiddenSheet !== null) return refused('WORKBOOK_SHEET_HIDDEN', { sheet: hiddenSheet })
      if (layout && rows > 0) return { kind: 'checked', layout, contentHash: content.hex() }
      if (layout || isBlank) return refused('WORKBOOK_EMPTY')
      const { missing, unknown } = closest ?? { missing: [...requiredColumns], unknown: [] }
      return missing.length > 0
        ? refused('WORKBOOK_COLUMNS_MISSING', { columns: missing, unknown: unknown.slice(0, 20) })
        : refused('WORKBOOK_COLUMNS_NOT_VALID', { columns: unknown.slice(0, 20) })
    },
  }
}

/** Titles and logos may stand above it. */
const headerWithinRows = 30
/** Instructions name single columns in their text; a header names several side by side. */
const knownAtLeast = 3

const refused = (problem: ProblemCode, params: Refusal['params'] = {}): CheckSummary => ({
  kind: 'refused',
  refusal: { problem, params },
})

const rowEnd = '\u0002'
const hashedAtOnce = 64 * 1024

/** A hash takes a long text as fast as a short one, and rows are short. */
function hashOfTexts() {
  const hash = createHash('sha256')
  let waiting = ''
  return {
    add(text: string): void {
      waiting += text + rowEnd
      if (waiting.length < hashedAtOnce) return
      hash.update(waiting)
      waiting = ''
    },
    hex: () => hash.update(waiting).digest('hex'),
  }
}

/** Longer texts are refused in every column: their end is not needed for that. */
const textMax = 2_000

/** Control characters, halves of a letter, doubled or outer spaces. */
const unclean = /[\u0000-\u001f\u007f\u00a0\ud800-\udfff]|^\s|\s\s|\s$/

/** A row's texts in the order of the template; null where all are blank. */
function textsAt(cells: readonly Cell[], columns: HeadingsRead['columns']): string[] | null {
  let isBlank = true
  const texts = planColumns.map((column) => {
    const at = columns[column]
    const text = at === undefined ? '' : cellText(cells[at] ?? null)
    if (text !== '') isBlank = false
    return text
  })
  return isBlank ? null : texts
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  const value = plainValue(cell)
  if (typeof value !== 'string') return value === null ? '' : String(value)
  if (typeof cell === 'object' && cell.kind === 'date') return value.slice(0, 10)
  return cleanTexts.get(value) ?? clean(value)
}

/** Plans repeat their words: looking one up costs less than looking at its letters. */
const cleanTexts = new Map<string, string>()

function clean(value: string): string {
  let text = plainText(value)
  if (unclean.test(text)) text = text.replace(/[\u0000-\u001f\u007f\ud800-\udfff\s]+/gu, ' ').trim()
  if (text.length > textMax) text = text.slice(0, textMax).toWellFormed()
  if (cleanTexts.size >= 10_000) cleanTexts.clear()
  cleanTexts.set(value, text)
  return text
}

const correct = (texts: string[], corrections: Partial<Record<PlanColumn, string>>) =>
  planColumns.map((column, at) => corrections[column] ?? texts[at] ?? '')
