import type { BadCell, PlanImport, PreviewRow } from '@puquio/contract/plan-imports'
import { previewRowsMax } from '@puquio/contract/plan-imports'
import { badCellsMax, columnLetters, planColumns } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import type { Layout } from './check/check-rows.ts'
import type { Checks } from './check/checks.ts'
import { listRows, type StagedRow } from './rows-store.ts'
import { findImport, type ImportRow, listUnfinished, readImport, type Shown } from './store.ts'

/** Returns the state of an import, and restarts its check where a crash interrupted it. */
export async function showImport(
  scope: ProjectScope,
  checks: Checks,
  key: string,
): Promise<PlanImport> {
  const shown = await existing(scope, key)
  if (await checks.resume(scope, shown)) return toPlanImport(await existing(scope, key))
  return toPlanImport(shown)
}

export async function previewRows(
  scope: ProjectScope,
  key: string,
  { from = 0, onlyBad = false }: { from?: number | undefined; onlyBad?: boolean | undefined },
): Promise<{ rows: PreviewRow[]; total: number }> {
  const { state } = await existing(scope, key)
  if (state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state })
  const { rows, total } = await listRows(scope, key, { from, size: previewRowsMax, onlyBad })
  return { rows: rows.map((row) => ({ ...row, issues: row.issues ?? [] })), total }
}

/**
 * Returns the caller's unfinished imports in this project, from any browser; the latest first. Those said to
 * be checked are: a check that a crash interrupted is restarted.
 */
export async function unfinishedImports(scope: ProjectScope, checks: Checks) {
  const imports = await listUnfinished(scope)
  let isChanged = false
  for (const { key, rows } of imports) {
    const one = rows === null ? await findImport(scope, key) : null
    if (one && (await checks.resume(scope, one))) isChanged = true
  }
  return { imports: isChanged ? await listUnfinished(scope) : imports }
}

/** Returns the bad cells of rows, in the order of the sheet. */
export const badCellsOf = (rows: readonly StagedRow[], layout: Layout | null): BadCell[] =>
  rows.flatMap(({ row, position, cells, issues }) =>
    (issues ?? []).map((issue) => {
      const at = layout?.columns[issue.column]
      return {
        ...issue,
        sheet: layout?.sheet ?? '',
        row,
        position,
        columnLetter: at === undefined ? '' : columnLetters(at),
        value: cells[planColumns.indexOf(issue.column)] ?? '',
      }
    }),
  )

async function existing(scope: ProjectScope, key: string): Promise<Shown> {
  const shown = await readImport(scope, key, badCellsMax)
  if (!shown) throw new Problem('NOT_FOUND')
  return shown
}

/**
 * Once an import could be corrected here it stays so, since a correction may make more cells bad than it
 * repairs. What commitments do not tell is always filled in here.
 */
export const isCorrectable = ({ summary, commitments, ...one }: ImportRow): boolean =>
  commitments !== null ||
  (summary?.badCellCount ?? 0) <= badCellsMax ||
  Object.keys({ ...one.corrections, ...one.codeAnswers }).length > 0

const nothingYet = {
  badCellCount: 0,
  monitorings: 0,
  newStations: 0,
  codesToAnswer: 0,
  newStationCodes: [],
  locatedStationCodes: [],
  farStationCodes: [],
  convertedStations: 0,
  firstOn: null,
  lastOn: null,
}

function toPlanImport(shown: Shown): PlanImport {
  const { key, state, fileName, phase, rowsDone, rowsTotal, refusal, planId, layout } = shown
  return {
    key,
    state,
    fileName,
    phase,
    rowsDone,
    rowsTotal,
    refusal: state === 'refused' ? refusal : null,
    ...nothingYet,
    ...shown.summary,
    isCorrectable: isCorrectable(shown),
    isFromCommitments: shown.commitments !== null,
    badCells: state === 'checked' ? badCellsOf(shown.bad, layout).slice(0, badCellsMax) : [],
    sameContentAs: state === 'checked' ? shown.sameContentAs : null,
    targetPlanId: shown.targetPlanId,
    codeAnswers: shown.codeAnswers,
    decimalMarks: layout?.decimalMarks ?? {},
    planId,
  }
}
