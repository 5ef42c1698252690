import { type Amount, isNonDetect, type NonDetectRule, numberOf } from '../evaluation/amount.ts'
import { majorIonsOf } from '../quality/major-ions.ts'
import { firstMeasured, type Measured } from '../quality/measured.ts'
import { fifteenDigits } from '../units/convert.ts'
import { type ChargedMetal, chargedMetals } from './charged-metals.ts'
import { acidPh, alkalinePh, carbonateOfAlkalinity, hydroxideOf } from './carbonate.ts'
import {
  anions,
  cations,
  diagramIons,
  equivalentWeight,
  type Ion,
  type IonAmounts,
  ionFacts,
  ionParameters,
  ionsOfWater,
  type MajorIon,
  trianglePartsOf,
} from './ions.ts'

/** Why a sample is in no diagram. */
export type Exclusion =
  | { reason: 'missing'; ions: MajorIon[] }
  /** Of the ions that a triangle needs, all cations or all anions are zero. */
  | { reason: 'no-cations' | 'no-anions'; ions?: undefined }
  /** Bicarbonate is not reported, and alkalinity says nothing of it without a pH. */
  | { reason: 'no-ph'; ions?: undefined }
  /** Negative, infinite or beyond what water dissolves; of H+ a pH that no water has. */
  | { reason: 'impossible'; ions: Ion[] }

export type WaterAnalysis = {
  meqL: IonAmounts
  /** Its ions that were reported as non-detects. */
  nonDetects: Ion[]
  nonDetectRule: NonDetectRule
  ph: number | null
  /** pH below 4.5: no bicarbonate, and metals and free acid carry charge. */
  isAcid: boolean
  /** pH of 10 and more: hydroxide carries charge, and is in no triangle. */
  isAlkaline: boolean
  /** Of acid water the metals that were not measured: its balance lacks their charge. */
  metalsNotMeasured: ChargedMetal[]
  /** Whether carbonate and bicarbonate were reported or follow from alkalinity and pH. */
  carbonateFrom: 'reported' | 'alkalinity' | 'acid'
  cationsMeqL: number
  anionsMeqL: number
  /** 100 · (cations − anions) / (cations + anions). */
  errorPercent: number
  /** mg/L: reported, or the sum of the ions where it was not. */
  tdsMgL: number
  isTdsReported: boolean
}

/** The parameters of the catalogue that an analysis reads, and the conductivities that are compared with it. */
export const hydrochemistryParameters: readonly string[] = [
  ...ionParameters,
  'tds',
  'conductivity',
  'conductivity-lab',
]

/** More than saturated brines hold, in mg/L: what is above was entered in another unit. */
const mostMgL = 400_000

/** No water has another: -3.6 was measured in a mine (Nordstrom and others 2000, Environ. Sci. Technol. 34). */
const phRange = { min: -4, max: 15 } as const

const needed = ['ca', 'mg', 'na', 'cl', 'so4'] as const satisfies readonly MajorIon[]

/**
 * Returns the ions of a sample of water (results in canonical units, mg/L) in meq/L with its charge balance, or why it
 * can be in no diagram. Total or dissolved metals serve, dissolved ones first; the field's pH before the laboratory's.
 * Bicarbonate and carbonate follow from alkalinity by pH where they are not reported. At a pH below 4.5 there is neither,
 * and Fe, Al, Mn, Cu, Zn and H+ take part in the balance, but in no triangle; so does hydroxide at a pH from 8.3 on.
 * Sources: Hem (1985), USGS Water-Supply Paper 2254; for acid water Nordstrom (2011), Applied Geochemistry 26.
 */
export const waterAnalysis = (
  results: readonly Measured[],
  nonDetectRule: NonDetectRule,
): { analysis: WaterAnalysis } | { excluded: Exclusion } => {
  const { amountOf: first, numberOf: plain } = firstMeasured(results)
  const valueOf = (amount: Amount | undefined): number | null =>
    amount === undefined ? null : numberOf(amount, nonDetectRule)
  const ph = plain('ph', 'ph-lab')
  const isAcid = ph !== null && ph < acidPh
  const { ions, carbonateFrom, ohMeqL } = ionsOf(results, {
    ph,
    isAcid,
    alkalinity: first('alkalinity-total'),
  })
  const meqL: Partial<Record<Ion, number>> = {}
  const nonDetects: Ion[] = []
  const impossible: Ion[] = []
  const take = (ion: Ion, amount: Amount | undefined) => {
    const value = valueOf(amount)
    if (amount === undefined || value === null) return
    if (!Number.isFinite(value) || value < 0 || value > mostMgL) impossible.push(ion)
    meqL[ion] = value / equivalentWeight(ion)
    if (isNonDetect(amount)) nonDetects.push(ion)
  }
  for (const ion of ionsOfWater.any) take(ion, ions[ion])
  if (isAcid) {
    for (const metal of chargedMetals) take(metal, first(...ionFacts[metal].keys))
    meqL.h = 1000 * 10 ** -ph
  }
  if (ohMeqL > 0) meqL.oh = fifteenDigits(ohMeqL)
  if (ph !== null && !(ph >= phRange.min && ph <= phRange.max)) impossible.push('h')
  if (impossible.length > 0) return { excluded: { reason: 'impossible', ions: impossible } }
  const missing = (isAcid ? needed : ([...needed, 'hco3'] as const)).filter(
    (ion) => meqL[ion] === undefined,
  )
  if (ph === null && missing.join() === 'hco3' && first('alkalinity-total'))
    return { excluded: { reason: 'no-ph' } }
  if (missing.length > 0) return { excluded: { reason: 'missing', ions: missing } }
  const sum = (of: readonly Ion[]) => of.reduce((total, ion) => total + (meqL[ion] ?? 0), 0)
  const { ca, mg, naK, hco3Co3, so4, cl } = trianglePartsOf(meqL)
  if (!(ca + mg + naK > 0)) return { excluded: { reason: 'no-cations' } }
  if (!(hco3Co3 + so4 + cl > 0)) return { excluded: { reason: 'no-anions' } }
  const cationsMeqL = sum(cations)
  const anionsMeqL = sum(anions)
  const reported = valueOf(first('tds'))
  // A negative or absurd one is no reason to leave the sample out: its ions say what is dissolved.
  const tds = reported !== null && reported > 0 && reported <= 2 * mostMgL ? reported : null
  return {
    analysis: {
      meqL,
      nonDetects,
      nonDetectRule,
      ph,
      isAcid,
      isAlkaline: ph !== null && ph >= alkalinePh,
      metalsNotMeasured: isAcid ? chargedMetals.filter((metal) => meqL[metal] === undefined) : [],
      carbonateFrom,
      cationsMeqL: fifteenDigits(cationsMeqL),
      anionsMeqL: fifteenDigits(anionsMeqL),
      errorPercent: fifteenDigits((100 * (cationsMeqL - anionsMeqL)) / (cationsMeqL + anionsMeqL)),
      tdsMgL: tds ?? dissolvedSolidsOf(meqL),
      isTdsReported: tds !== null,
    },
  }
}

type Carbonate = { ph: number | null; isAcid: boolean; alkalinity: Amount | undefined }

function ionsOf(
  results: readonly Measured[],
  { ph, isAcid, alkalinity }: Carbonate,
): {
  ions: Partial<Record<MajorIon, Amount>>
  carbonateFrom: WaterAnalysis['carbonateFrom']
  ohMeqL: number
} {
  const ions = majorIonsOf(results)
  const isReported = results.some(
    ({ key, amount }) => key === 'hco3' && amount.value !== null && !amount.isRejected,
  )
  if (isAcid) {
    const { hco3: _, co3: __, ...rest } = ions
    return { ions: rest, carbonateFrom: 'acid', ohMeqL: 0 }
  }
  const byPh = ph === null ? 0 : hydroxideOf(ph)
  if (isReported) return { ions, carbonateFrom: 'reported', ohMeqL: byPh }
  if (alkalinity?.value != null && ph !== null) {
    const { hco3MeqL, co3MeqL, ohMeqL } = carbonateOfAlkalinity(alkalinity.value, ph)
    const of = (ion: MajorIon, meqL: number): Amount => ({
      ...alkalinity,
      value: meqL * equivalentWeight(ion),
    })
    return {
      ions: {
        ...ions,
        hco3: of('hco3', hco3MeqL),
        ...(co3MeqL > 0 && { co3: of('co3', co3MeqL) }),
      },
      carbonateFrom: 'alkalinity',
      ohMeqL,
    }
  }
  return { ions, carbonateFrom: 'reported', ohMeqL: byPh }
}

/** An amount of an ion in mg/L. */
export const mgLOf = (ion: Ion, meqL: number): number => fifteenDigits(meqL * equivalentWeight(ion))

/**
 * The residue on evaporation that the ions leave (mg/L): of bicarbonate 0.4917 times as much remains, as carbonate.
 * Source: Hem (1985), USGS Water-Supply Paper 2254, dissolved solids.
 */
export const dissolvedSolidsOf = (meqL: IonAmounts): number => {
  const solid = diagramIons.filter((ion) => ion !== 'h')
  const total = solid.reduce((sum, ion) => {
    const mgL = (meqL[ion] ?? 0) * equivalentWeight(ion)
    return sum + (ion === 'hco3' ? mgL * 0.4917 : mgL)
  }, 0)
  return fifteenDigits(total)
}
