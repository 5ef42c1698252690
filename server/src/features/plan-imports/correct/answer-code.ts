import type { PlanImport } from '@puquio/contract/plan-imports'
import { stationKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { changeChecked, checkAgain, tooManyErrors } from './change-checked.ts'
import type { Checks } from '../check/checks.ts'
import { setCodeAnswers } from '../store.ts'

type Answer = { key: string; code: string; means: string | null }

/**
 * Records which station a code of the workbook means, in all of its rows: one of the project, or a new one. Null takes the answer back.
 */
export const answerCode = (
  scope: ProjectScope,
  checks: Checks,
  { key, code, means }: Answer,
): Promise<PlanImport> =>
  changeChecked(scope, checks, {
    key,
    async change(scope, one) {
      const asked = stationKey(code)
      const { [asked]: before = asked, ...others } = one.codeAnswers
      const codeAnswers = means === null ? others : { ...others, [asked]: means }
      if (Object.keys(codeAnswers).length > answersMax) throw tooManyErrors(one)
      await setCodeAnswers(scope, key, codeAnswers)
      const stationKeys = [asked, stationKey(before), stationKey(means ?? asked)]
      return checkAgain(scope, { ...one, codeAnswers }, { corrections: {}, stationKeys })
    },
  })

/** More rows than this have to be corrected in the spreadsheet. */
const answersMax = 1_000
