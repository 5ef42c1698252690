import { createHash } from 'node:crypto'
import type { CodeAnswers, DecimalMarks, PlanColumn, PlanLists } from '@puquio/domain'
import {
  createPlanCheck,
  importMonitoringsMax,
  importRowsMax,
  planColumns,
  planTable,
} from '@puquio/domain/tables'
import {
  type TableLayout,
  type TableRefusal,
  tableReader,
} from '../../../platform/tables/table-reader.ts'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { cellSeparator, rowLine } from './row-line.ts'

/** By row of the sheet and column, what was typed in the preview. */
export type Corrections = Record<string, Partial<Record<PlanColumn, string>>>
export type CheckInput = {
  lists: PlanLists
  defaultType: 'scheduled' | 'additional'
  corrections: Corrections
  codeAnswers: CodeAnswers
  decimalMarks: DecimalMarks
}
export type Layout = TableLayout<PlanColumn>
export type Refusal = TableRefusal
export type CheckSummary =
  | { kind: 'checked'; layout: Layout; contentHash: string }
  | { kind: 'refused'; refusal: Refusal }
  /** A mark was found that earlier rows need: the rows are checked again with it. */
  | { kind: 'settled'; decimalMarks: DecimalMarks }

/** Runs in the process of the workbook's reader, and checks the plan's rows. */
export function createRowChecker(input: CheckInput): RowChecker<string, CheckSummary> {
  const table = tableReader(planTable, { rowsMax: importRowsMax })
  const check = createPlanCheck(input.lists, input)
  const content = hashOfTexts()
  const ambiguous = new Set<PlanColumn>()
  let [position, monitorings] = [0, 0]

  return {
    walks: table.walks,
    row(cells, address) {
      const texts = table.row(cells, address)
      if (texts === null) return null
      const joined = texts.join(cellSeparator)
      content.add(joined)
      const corrections = input.corrections[address.row]
      const corrected = corrections ? correct(texts, corrections) : texts
      const checked = check(corrected, address.row)
      monitorings += checked.dateCount
      for (const { code, column } of checked.issues)
        if (code === 'ambiguous-number') ambiguous.add(column)
      const kept = corrections ? corrected.join(cellSeparator) : joined
      return rowLine({ position: position++, row: address.row, cells: kept }, checked)
    },
    finished: () => table.finished() || monitorings > importMonitoringsMax,
    end() {
      const read = table.end()
      if (read.kind === 'refused') return read
      if (monitorings > importMonitoringsMax) {
        const params = { max: importMonitoringsMax }
        return { kind: 'refused', refusal: { problem: 'IMPORT_TOO_MANY_MONITORINGS', params } }
      }
      const { decimalMarks } = read.layout
      const isSettled = (column: PlanColumn) =>
        decimalMarks[column] !== undefined && input.decimalMarks[column] === undefined
      if ([...ambiguous].some(isSettled)) return { kind: 'settled', decimalMarks }
      return { kind: 'checked', layout: read.layout, contentHash: content.hex() }
    },
  }
}

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

const correct = (texts: string[], corrections: Partial<Record<PlanColumn, string>>) =>
  planColumns.map((column, at) => corrections[column] ?? texts[at] ?? '')
