import { type Amount, isNonDetect, type NonDetectRule } from '../evaluation/amount.ts'
import type { Matrix } from '../parameters/parameter.ts'
import { type WaterAnalysis, waterAnalysis } from '../hydrochemistry/water-analysis.ts'
import { isParameterKey, parameterOf } from '../parameters/parameters.ts'
import { checkBlank, isExplainedByBlank } from './blanks.ts'
import { balanceGrade } from './charge-balance.ts'
import { checkDuplicate } from './duplicates.ts'
import { checkFractions } from './fractions.ts'
import { checkAgainstHistory } from './history.ts'
import { checkHoldingTime, holdingTimeOf } from './holding-times.ts'
import type { DataQualifier } from './qualifiers.ts'
import { qualityThresholds } from './thresholds.ts'

export const qualityChecks = [
  'duplicate',
  'blank',
  'own-blank',
  'holding-time',
  'fractions',
  'charge-balance',
  'history',
] as const
export type QualityCheck = (typeof qualityChecks)[number]

export type QualityResult = {
  parameterId: number
  /** Of the catalogue, or of the project's own. */
  key: string
  amount: Amount
  quantificationLimit: number | null
  analysedOn: string | null
}
export type QualitySample = {
  matrix: Matrix
  isBlank: boolean
  sampledOn: string
  /** HH:MM; null where only the day is known. */
  sampledTime: string | null
  results: readonly QualityResult[]
}

/** What a check did not accept, with the numbers that say why and the qualifier that it suggests. */
export type QualityFinding = {
  check: QualityCheck
  /** Null where it is of the sample as a whole. */
  parameterId: number | null
  /** Null where a person has to look at it first. */
  suggested: DataQualifier | null
  params: Record<string, number>
}

/** In meq/L, and the error in percent. */
export type ChargeBalance = Pick<WaterAnalysis, 'cationsMeqL' | 'anionsMeqL' | 'errorPercent'>

export type SampleQuality = {
  findings: QualityFinding[]
  /** How many results each check could be made of. */
  checked: Record<QualityCheck, number>
  /** Null where an ion that it needs was not measured. */
  chargeBalance: ChargeBalance | null
}

type Beside = {
  /** The other sample of a pair of duplicates. */
  duplicate: QualitySample | null
  blanks: readonly QualitySample[]
  /** Earlier amounts of the station, by parameter. */
  history: ReadonlyMap<number, readonly Amount[]>
  nonDetectRule: NonDetectRule
}

/** Returns what all checks say of one sample and of those taken beside it. */
export const checkSample = (sample: QualitySample, beside: Beside): SampleQuality => {
  const checked = Object.fromEntries(qualityChecks.map((one) => [one, 0])) as Record<
    QualityCheck,
    number
  >
  const findings: QualityFinding[] = []
  /** Counts a check that could be made; keeps what it did not accept. */
  const note = (
    check: QualityCheck,
    isAccepted: boolean | null,
    finding: Omit<QualityFinding, 'check'>,
  ) => {
    if (isAccepted === null) return
    checked[check]++
    if (!isAccepted) findings.push({ check, ...finding })
  }
  const byKey = new Map(sample.results.map((one) => [one.key, one]))
  for (const result of sample.results) {
    const { parameterId, amount } = result
    const estimated = isNonDetect(amount) ? 'UJ' : 'J'
    if (sample.isBlank) {
      const said = checkBlank(amount, result.quantificationLimit)
      note('own-blank', said === 'no-value' ? null : said !== 'contaminated', {
        parameterId,
        suggested: null,
        params: { value: amount.value ?? 0 },
      })
      continue
    }
    checkPair(result, sample, beside.duplicate, note, estimated)
    for (const blank of beside.blanks) {
      const other = blank.results.find((one) => one.parameterId === parameterId)
      if (other === undefined) continue
      note('blank', !isExplainedByBlank(amount, other.amount, qualityThresholds.blankFactor), {
        parameterId,
        suggested: 'U',
        params: { blank: other.amount.value ?? 0, factor: qualityThresholds.blankFactor },
      })
    }
    checkTime(result, sample, note, estimated)
    checkFraction(result, byKey, note)
    const past = checkAgainstHistory(
      amount,
      beside.history.get(parameterId) ?? [],
      beside.nonDetectRule,
      qualityThresholds.history,
    )
    note('history', past.isUnusual === null ? null : !past.isUnusual, {
      parameterId,
      suggested: null,
      params: { mean: past.mean ?? 0, deviations: past.deviations ?? 0 },
    })
  }
  const balance = balanceOf(sample, beside.nonDetectRule)
  if (balance !== null) {
    const grade = balanceGrade(balance.errorPercent, qualityThresholds.chargeBalance)
    note('charge-balance', grade === 'accepted', {
      parameterId: null,
      suggested: grade === 'rejected' ? 'J' : null,
      params: { errorPercent: balance.errorPercent },
    })
  }
  return { findings, checked, chargeBalance: balance }
}

type Note = (
  check: QualityCheck,
  isAccepted: boolean | null,
  finding: Omit<QualityFinding, 'check'>,
) => void

const checkPair = (
  { parameterId, amount, quantificationLimit }: QualityResult,
  { matrix }: QualitySample,
  duplicate: QualitySample | null,
  note: Note,
  suggested: DataQualifier,
) => {
  const other = duplicate?.results.find((one) => one.parameterId === parameterId)
  if (other === undefined) return
  const limits = [quantificationLimit, other.quantificationLimit].filter((one) => one !== null)
  const limitPercent = qualityThresholds.duplicatePercent[matrix]
  const pair = checkDuplicate(
    amount,
    other.amount,
    limits.length === 0 ? null : Math.max(...limits),
    limitPercent,
  )
  note('duplicate', pair.isAccepted, {
    parameterId,
    suggested,
    params: { rpdPercent: pair.rpdPercent ?? 0, limitPercent },
  })
}

const checkTime = (
  { parameterId, key, analysedOn }: QualityResult,
  { sampledOn, sampledTime }: QualitySample,
  note: Note,
  suggested: DataQualifier,
) => {
  const holding = isParameterKey(key) ? holdingTimeOf(key) : null
  if (holding === null || analysedOn === null) return
  const held = checkHoldingTime(
    { on: sampledOn, time: sampledTime },
    { on: analysedOn, time: null },
    holding,
  )
  note('holding-time', held.isKept, {
    parameterId,
    suggested,
    params: { hours: holding.hours, leastHours: held.leastHours },
  })
}

/** The finding stands at the dissolved fraction, whose total is in the same sample. */
const checkFraction = (
  { parameterId, key, amount }: QualityResult,
  byKey: ReadonlyMap<string, QualityResult>,
  note: Note,
) => {
  if (!isParameterKey(key) || parameterOf(key).fraction !== 'dissolved') return
  const total = byKey.get(key.replace(/-dissolved$/, '-total'))
  if (total === undefined) return
  const found = checkFractions(total.amount, amount, qualityThresholds.fractionTolerancePercent)
  note('fractions', found.isAccepted, {
    parameterId,
    suggested: 'J',
    params: { excessPercent: found.excessPercent ?? 0 },
  })
}

/** As in diagrams. Acid water without all of its metals has no balance: the charge of those that lack is not known. */
function balanceOf(
  { matrix, isBlank, results }: QualitySample,
  rule: NonDetectRule,
): ChargeBalance | null {
  if (matrix !== 'water' || isBlank) return null
  const found = waterAnalysis(results, rule)
  if ('excluded' in found || found.analysis.metalsNotMeasured.length > 0) return null
  const { cationsMeqL, anionsMeqL, errorPercent } = found.analysis
  return { cationsMeqL, anionsMeqL, errorPercent }
}
