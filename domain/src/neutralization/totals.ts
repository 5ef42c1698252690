import { monthOf } from '../dates.ts'
import { measuredOf } from './acidity.ts'
import { isEffluentPhExceeded } from './dose.ts'
import { type Currency, currencies } from './neutralizers.ts'

/** A day of a plant as it is summed: its water once, and a use for each product. */
export type TotalledDay = {
  on: string
  volumeM3: number | null
  phOut: number | null
  uses: readonly {
    kg: number | null
    plannedKg: number | null
    cost: { amount: number; currency: Currency } | null
  }[]
}

export type Cost = { currency: Currency; amount: number; perM3: number | null }

export type ConsumptionTotals = {
  days: number
  volumeM3: number
  kg: number
  /** kg used and planned for a m³, each over the days on which both are known; null without any. */
  kgM3: number | null
  plannedKgM3: number | null
  /** One for each currency that there is. */
  costs: Cost[]
  /** Days on which the pH of the effluent was outside of its band. */
  exceededDays: number
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** The sum of what is known of them; null where nothing is. */
const sumOfKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((one) => measuredOf(one) ?? [])
  return known.length === 0 ? null : sum(known)
}

/** Σ of what is known of each day ÷ Σ m³ of the same days. */
const perVolume = (
  days: readonly TotalledDay[],
  of: (day: TotalledDay) => number | null,
): number | null => {
  const both = days.flatMap((day) => {
    const [volume, amount] = [measuredOf(day.volumeM3), of(day)]
    return volume === null || volume === 0 || amount === null ? [] : [{ volume, amount }]
  })
  return both.length === 0
    ? null
    : measuredOf(sum(both.map(({ amount }) => amount)) / sum(both.map(({ volume }) => volume)))
}

export function consumptionTotals(days: readonly TotalledDay[]): ConsumptionTotals {
  const costIn = (currency: Currency) => (day: TotalledDay) =>
    sumOfKnown(day.uses.map(({ cost }) => (cost?.currency === currency ? cost.amount : null)))
  return {
    days: days.length,
    volumeM3: sum(days.map(({ volumeM3 }) => measuredOf(volumeM3) ?? 0)),
    kg: sum(days.flatMap(({ uses }) => uses.map(({ kg }) => measuredOf(kg) ?? 0))),
    kgM3: perVolume(days, ({ uses }) => sumOfKnown(uses.map(({ kg }) => kg))),
    plannedKgM3: perVolume(days, ({ uses }) => sumOfKnown(uses.map(({ plannedKg }) => plannedKg))),
    costs: currencies.flatMap((currency) => {
      const amounts = days.flatMap((day) => costIn(currency)(day) ?? [])
      return amounts.length === 0
        ? []
        : [{ currency, amount: sum(amounts), perM3: perVolume(days, costIn(currency)) }]
    }),
    exceededDays: days.filter(({ phOut }) => isEffluentPhExceeded(phOut)).length,
  }
}

/** The totals of each month that there are days of, the first first. */
export const monthTotals = (
  days: readonly TotalledDay[],
): { month: string; totals: ConsumptionTotals }[] => {
  const months = new Map<string, TotalledDay[]>()
  for (const day of days) {
    const month = monthOf(day.on)
    const of = months.get(month)
    if (of) of.push(day)
    else months.set(month, [day])
  }
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, of]) => ({ month, totals: consumptionTotals(of) }))
}
