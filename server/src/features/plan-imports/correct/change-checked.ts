import type { PlanImport } from '@puquio/contract/plan-imports'
import { badCellsMax, createPlanCheck, importMonitoringsMax, planColumns } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { checkOptions } from '../check/check-options.ts'
import type { Corrections } from '../check/check-rows.ts'
import type { Checks } from '../check/checks.ts'
import { cellSeparator, rowLine } from '../check/row-line.ts'
import { readLists } from '../save/lists-store.ts'
import { replaceRows, rowsTouchedBy, type StagedRow, summarise, touchedMax } from '../rows-store.ts'
import { isCorrectable, showImport } from '../show-import.ts'
import { type ImportRow, lockImport, setSummary } from '../store.ts'

/**
 * Changes rows of a checked import. `change` returns false where the whole import has to be checked again
 * instead.
 */
export async function changeChecked(
  scope: ProjectScope,
  checks: Checks,
  { key, change }: { key: string; change: (s: ProjectScope, one: ImportRow) => Promise<boolean> },
): Promise<PlanImport> {
  const toRepeat = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
    if (!isCorrectable(one)) throw tooManyErrors(one)
    if (!(await change(scope, one))) return one
    const summary = await summarise(scope, key)
    refuseTooMany(summary.monitorings)
    await setSummary(scope, key, summary)
    return null
  })
  if (toRepeat) await checks.repeat(scope, toRepeat)
  return showImport(scope, checks, key)
}

export const tooManyErrors = ({ summary }: ImportRow) =>
  new Problem('IMPORT_HAS_ERRORS', { count: summary?.badCellCount ?? 0, limit: badCellsMax })

type Touching = { corrections: Corrections; stationKeys: readonly string[] }

/**
 * Checks the corrected rows again, with all that share a station with them or have one of these
 * keys. Returns false where the lists have changed, or where the rows are too many.
 */
export async function checkAgain(
  scope: ProjectScope,
  one: ImportRow,
  { corrections, stationKeys }: Touching,
): Promise<boolean> {
  const { lists, hash } = await readLists(scope)
  const wanted = Object.keys(corrections).map(Number)
  const touched = await rowsTouchedBy(scope, one.key, { rows: wanted, stationKeys })
  if (wanted.some((row) => !touched.some((found) => found.row === row)))
    throw new Problem('NOT_FOUND')
  if (hash !== one.listsHash || touched.length > touchedMax) return false
  const check = createPlanCheck(lists, checkOptions(one))
  let dates = 0
  const lines = touched.map((row) => {
    const cells = corrected(row, corrections)
    const checked = check(cells, row.row)
    dates += checked.dateCount
    refuseTooMany(dates)
    return rowLine({ ...row, cells: cells.join(cellSeparator) }, checked)
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
