import type { DayImport } from '@puquio/contract/laboratory/treatment-days'
import type { CellCorrection, CellIssue } from '@puquio/contract/reference'
import { holdRights } from '../../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../../platform/db/scopes/scope.ts'
import { correctSheet } from '../../../../platform/tables/correct-sheet.ts'
import { readSheet, type SheetUpload } from '../../../../platform/tables/read-sheet.ts'
import { holdOpenPlant, saveHeldDays } from '../save-days.ts'
import { type CheckedDay, checkDays } from './check-days.ts'
import { readKnown } from './known-store.ts'

/** Most bad cells shown on screen; the errors workbook marks all of them. */
const issuesMax = 500

type DayUpload = SheetUpload & { isSaving: boolean; corrections: readonly CellCorrection[] }

/**
 * Checks a workbook of days, and saves it in one transaction where nothing is wrong with it. A day that is recorded is
 * replaced by what the workbook says of it.
 */
export async function importDays(
  scope: ProjectScope,
  { isSaving, corrections, ...upload }: DayUpload,
): Promise<DayImport> {
  const sheet = correctSheet('treatment', await readSheet('treatment', upload), corrections)
  return scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const { days, issues } = checkDays(sheet, await readKnown(within))
    const isSaved = isSaving && issues.length === 0
    if (isSaved)
      // In one order, so that two imports never wait for each other.
      for (const [plantId, of] of [...Map.groupBy(days, (one) => one.plantId)].toSorted(
        ([a], [b]) => a - b,
      )) {
        await holdOpenPlant(within, plantId)
        await saveHeldDays(
          within,
          plantId,
          of.map(({ day }) => day),
          { isReplacing: true },
        )
      }
    return answerOf(days, issues, isSaved)
  })
}

const answerOf = (
  days: readonly CheckedDay[],
  issues: readonly CellIssue[],
  isSaved: boolean,
): DayImport => ({
  isSaved,
  rows: days.map(({ listed }) => listed),
  issueCount: issues.length,
  issues: issues.slice(0, issuesMax),
})
