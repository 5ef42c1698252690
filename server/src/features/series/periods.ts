import type { Allowance, PeriodMean } from '@puquio/contract/laboratory/series'
import { evaluateAllowances, evaluatePeriods, type PeriodLimit, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readEvaluationSettings } from '../laboratory-settings/service.ts'
import { readPeriodLimits } from '../samples/service.ts'
import { amountOfMeasured } from './amount.ts'
import type { MeasuredResult } from './measured-store.ts'

type Of = { stationId: number; parameter: { id: number; key: string } }

/** Returns the means of years and months under their limits, and how often years exceeded, of a parameter at a station. */
export async function periodsOf(
  scope: ProjectScope,
  { stationId, parameter }: Of,
  measured: readonly MeasuredResult[],
): Promise<{ means: PeriodMean[]; allowances: Allowance[] }> {
  const limits = await readPeriodLimits(scope, { stationId, parameterId: parameter.id })
  if (limits.length === 0) return { means: [], allowances: [] }
  const results = measured.map((one) => ({
    ...amountOfMeasured(one),
    on: one.sampledOn,
    outcome: one.outcome,
  }))
  const { nonDetectRule, warningPercent } = await readEvaluationSettings(scope)
  const today = todayIn(scope.timeZone, scope.clock.now())
  const warningShare = warningPercent / 100
  const of = { parameter: parameter.key, nonDetectRule, warningShare, today }
  const means = evaluatePeriods(results, limits, of)
  const allowances = evaluateAllowances(results, means, limits, today)
  return { means: means.map(withLimit), allowances: allowances.map(withLimit) }
}

const withLimit = <One extends { limit: PeriodLimit }>({ limit, ...one }: One) => {
  const { standard, category, min, max, unit, toBeVerified } = limit
  return { ...one, limit: { standard, category, min, max, unit, toBeVerified } }
}
