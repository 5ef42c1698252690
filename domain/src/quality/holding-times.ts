import { aromaticHydrocarbons } from '../parameters/aromatic-hydrocarbons.ts'
import { parameterOf, type ParameterKey } from '../parameters/parameters.ts'

/** The longest time from sampling to analysis (or extraction), and how the sample is kept until then. */
export type HoldingTime = {
  hours: number
  preservation: 'none' | 'cold' | 'acid' | 'base' | 'zinc-acetate'
}

const days = (count: number): number => count * 24

/**
 * Source: 40 CFR 136.3, Table II (water): organisms 8 hours; field measurements 15 minutes; metals 6 months,
 * mercury and chromium VI (buffered at pH 9.3 to 9.7) 28 days. Petroleum hydrocarbons, which the table does not
 * name: US EPA SW-846 chapter 4 (14 days). Half a year is 180 days.
 */
const inWater: Partial<Record<ParameterKey, HoldingTime>> = {
  ph: { hours: 0.25, preservation: 'none' },
  temperature: { hours: 0.25, preservation: 'none' },
  do: { hours: 0.25, preservation: 'none' },
  conductivity: { hours: days(28), preservation: 'cold' },
  'conductivity-lab': { hours: days(28), preservation: 'cold' },
  turbidity: { hours: 48, preservation: 'cold' },
  'color-true': { hours: 48, preservation: 'cold' },
  tss: { hours: days(7), preservation: 'cold' },
  tds: { hours: days(7), preservation: 'cold' },
  ts: { hours: days(7), preservation: 'cold' },
  hardness: { hours: days(180), preservation: 'acid' },
  'alkalinity-total': { hours: days(14), preservation: 'cold' },
  hco3: { hours: days(14), preservation: 'cold' },
  co3: { hours: days(14), preservation: 'cold' },
  'acidity-total': { hours: days(14), preservation: 'cold' },
  cl: { hours: days(28), preservation: 'none' },
  f: { hours: days(28), preservation: 'none' },
  br: { hours: days(28), preservation: 'none' },
  so4: { hours: days(28), preservation: 'cold' },
  sulfide: { hours: days(7), preservation: 'zinc-acetate' },
  no3: { hours: 48, preservation: 'cold' },
  'no3-n': { hours: 48, preservation: 'cold' },
  no2: { hours: 48, preservation: 'cold' },
  'no2-n': { hours: 48, preservation: 'cold' },
  'no3-no2-n': { hours: days(28), preservation: 'acid' },
  'nh3-total': { hours: days(28), preservation: 'acid' },
  'nh3-n': { hours: days(28), preservation: 'acid' },
  nh4: { hours: days(28), preservation: 'acid' },
  'n-total': { hours: days(28), preservation: 'acid' },
  po4: { hours: 48, preservation: 'cold' },
  'p-total': { hours: days(28), preservation: 'acid' },
  'cn-total': { hours: days(14), preservation: 'base' },
  'cn-free': { hours: days(14), preservation: 'base' },
  'cn-wad': { hours: days(14), preservation: 'base' },
  cr6: { hours: days(28), preservation: 'base' },
  'hg-total': { hours: days(28), preservation: 'acid' },
  'hg-dissolved': { hours: days(28), preservation: 'acid' },
  bod5: { hours: 48, preservation: 'cold' },
  cod: { hours: days(28), preservation: 'acid' },
  toc: { hours: days(28), preservation: 'acid' },
  surfactants: { hours: 48, preservation: 'cold' },
  phenols: { hours: days(28), preservation: 'acid' },
  'oil-grease': { hours: days(28), preservation: 'acid' },
  tph: { hours: days(14), preservation: 'acid' },
  'tph-c8-c40': { hours: days(14), preservation: 'acid' },
  'tph-c10-c40': { hours: days(14), preservation: 'acid' },
  'tph-c6-c28': { hours: days(14), preservation: 'acid' },
  'tph-aromatic': { hours: days(14), preservation: 'acid' },
  benzene: { hours: days(14), preservation: 'acid' },
  toluene: { hours: days(14), preservation: 'acid' },
  ethylbenzene: { hours: days(14), preservation: 'acid' },
  xylenes: { hours: days(14), preservation: 'acid' },
  'm-p-xylene': { hours: days(14), preservation: 'acid' },
  'o-xylene': { hours: days(14), preservation: 'acid' },
  'coliforms-thermotolerant': { hours: 8, preservation: 'cold' },
  'coliforms-total': { hours: 8, preservation: 'cold' },
  'e-coli': { hours: 8, preservation: 'cold' },
}

/** Returns the holding time of a parameter, or null where none is known. */
export const holdingTimeOf = (key: ParameterKey): HoldingTime | null => {
  const named = inWater[key]
  if (named !== undefined) return named
  const { matrix, group } = parameterOf(key)
  if (matrix !== 'water') return null
  if (group === 'metals' || isElement(key)) return { hours: days(180), preservation: 'acid' }
  return isAromatic(key) ? { hours: days(7), preservation: 'cold' } : null
}

const isElement = (key: string): boolean =>
  /-(total|dissolved)$/.test(key) && /^(ca|mg|na|k)-/.test(key)

const isAromatic = (key: string): boolean => Object.hasOwn(aromaticHydrocarbons, key)

/** A moment as a report gives it: the date, and the time (HH:MM) where there is one. */
export type Moment = { on: string; time: string | null }

export type HoldingCheck = {
  /** Null where only dates are known and both are possible, or an analysis comes before its sample. */
  isKept: boolean | null
  /** Hours between the two: the least and the most that the dates allow. */
  leastHours: number
  mostHours: number
}

/** Returns whether a sample was analysed within its holding time, or exactly at its end. */
export const checkHoldingTime = (
  sampled: Moment,
  analysed: Moment,
  { hours }: Pick<HoldingTime, 'hours'>,
): HoldingCheck => {
  const leastHours = (earliest(analysed) - latest(sampled)) / 3_600_000
  const mostHours = (latest(analysed) - earliest(sampled)) / 3_600_000
  const isKept =
    mostHours < 0 ? null : mostHours <= hours ? true : leastHours > hours ? false : null
  return { isKept, leastHours: Math.max(leastHours, 0), mostHours }
}

const earliest = ({ on, time }: Moment): number => Date.parse(`${on}T${time ?? '00:00'}:00Z`)

const latest = ({ on, time }: Moment): number => Date.parse(`${on}T${time ?? '23:59'}:00Z`)
