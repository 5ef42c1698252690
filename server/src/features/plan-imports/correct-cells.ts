import type { PlanImport } from '@puquio/contract/plan-imports'
import {
  badCellsMax,
  importMonitoringsMax,
  createPlanCheck,
  stationKey,
  planColumns,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { cellSeparator, rowLine } from './check/row-line.ts'
import type { Corrections } from './check/check-rows.ts'
import type { Checks } from './check/checks.ts'
import { readLists } from './lists-store.ts'
import { replaceRows, rowsTouchedBy, type StagedRow, summarise, touchedMax } from './rows-store.ts'
import { isCorrectable, showImport } from './show-import.ts'
import { type Correction, type ImportRow, lockImport, setCorrections, setSummary } from './store.ts'

/**
 * Corrects cells and judges their rows again, with all that share a station with them. What was
 * typed is kept beside the file, so that a check that begins again finds it.
 */
export async function correctCells(
  scope: ProjectScope,
  checks: Checks,
  { key, cells }: { key: string; cells: readonly Correction[] },
): Promise<PlanImport> {
  const toRepeat = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
    const count = one.summary?.badCellCount ?? 0
    if (!isCorrectable(one)) throw new Problem('IMPORT_HAS_ERRORS', { count, limit: badCellsMax })
    const corrections = withCells(one.corrections, cells)
    if (Object.keys(corrections).length > correctedRowsMax)
      throw new Problem('IMPORT_HAS_ERRORS', { count, limit: badCellsMax })
    const isJudged = await judgeAgain(scope, one, cells)
    await setCorrections(scope, key, corrections)
    if (!isJudged) return one
    const summary = await summarise(scope, key)
    refuseTooMany(summary.monitorings)
    await setSummary(scope, key, summary)
    return null
  })
  if (toRepeat) await checks.repeat(scope, toRepeat)
  return showImport(scope, checks, key)
}

/** More than this is a workbook to be mended in the spreadsheet. */
const correctedRowsMax = 1_000

/** Answers false where the whole import has to be checked again instead. */
async function judgeAgain(
  scope: ProjectScope,
  one: ImportRow,
  cells: readonly Correction[],
): Promise<boolean> {
  const { lists, hash } = await readLists(scope)
  const wanted = [...new Set(cells.map(({ row }) => row))]
  const codes = cells.filter(({ column }) => column === 'stationCode')
  const stationKeys = codes.map(({ value }) => stationKey(value))
  const touched = await rowsTouchedBy(scope, one.key, { rows: wanted, stationKeys })
  if (wanted.some((row) => !touched.some((found) => found.row === row)))
    throw new Problem('NOT_FOUND')
  if (hash !== one.listsHash || touched.length > touchedMax) return false
  const judge = createPlanCheck(lists, one.targetPlanId === null ? 'scheduled' : 'additional')
  const corrections = withCells({}, cells)
  let dates = 0
  const lines = touched.map((row) => {
    const cells = corrected(row, corrections)
    const judged = judge(cells, row.row)
    dates += judged.dateCount
    refuseTooMany(dates)
    return rowLine({ ...row, cells: cells.join(cellSeparator) }, judged)
  })
  await replaceRows(scope, one.key, lines)
  return true
}

function refuseTooMany(monitorings: number) {
  if (monitorings > importMonitoringsMax)
    throw new Problem('IMPORT_TOO_MANY_MONITORINGS', { max: importMonitoringsMax })
}

const corrected = ({ row, cells }: StagedRow, corrections: Corrections) =>
  planColumns.map((column, at) => corrections[row]?.[column] ?? cells[at] ?? '')

const withCells = (before: Corrections, cells: readonly Correction[]): Corrections => {
  const after = { ...before }
  for (const { row, column, value } of cells) after[row] = { ...after[row], [column]: value }
  return after
}
