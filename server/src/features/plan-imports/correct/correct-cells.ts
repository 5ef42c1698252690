import type { PlanImport } from '@puquio/contract/plan-imports'
import { stationKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { changeChecked, checkAgain, tooManyErrors } from './change-checked.ts'
import type { Corrections } from '../check/check-rows.ts'
import type { Checks } from '../check/checks.ts'
import { type Correction, setCorrections } from '../store.ts'

/**
 * Corrects cells and checks their rows again, with all that share a station with them. Corrections are
 * stored beside the file, so that a restarted check applies them.
 */
export const correctCells = (
  scope: ProjectScope,
  checks: Checks,
  { key, cells }: { key: string; cells: readonly Correction[] },
): Promise<PlanImport> =>
  changeChecked(scope, checks, {
    key,
    async change(scope, one) {
      const corrections = withCells(one.corrections, cells)
      if (Object.keys(corrections).length > correctedRowsMax) throw tooManyErrors(one)
      const typed = cells.filter(({ column }) => column === 'stationCode')
      // Rows of an answered code are stored under the key of the code that was meant.
      const keys = typed.map(({ value }) => stationKey(value))
      const stationKeys = keys.map((typedKey) => stationKey(one.codeAnswers[typedKey] ?? typedKey))
      const isChecked = await checkAgain(scope, one, {
        corrections: withCells({}, cells),
        stationKeys,
      })
      await setCorrections(scope, key, corrections)
      return isChecked
    },
  })

/** A workbook with more is to be corrected in the spreadsheet. */
const correctedRowsMax = 1_000

const withCells = (before: Corrections, cells: readonly Correction[]): Corrections => {
  const after = { ...before }
  for (const { row, column, value } of cells) after[row] = { ...after[row], [column]: value }
  return after
}
