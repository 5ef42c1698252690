import { monthOf } from '../dates.ts'
import { measuredOf } from './acidity.ts'
import { isEffluentPhExceeded } from './dose.ts'
import { type Currency, currencies, equivalentKg, type NeutralizerFormula } from './neutralizers.ts'

/** A day of a plant as it is summed: its water once, and a use for each product. */
export type TotalledDay = {
  on: string
  volumeM3: number | null
  phOut: number | null
  uses: readonly {
    neutralizerId: number
    kg: number | null
    plannedKg: number | null
    cost: { amount: number; currency: Currency } | null
  }[]
}

/** What its kilograms neutralize follows from. */
export type TotalledProduct = {
  id: number
  formula: NeutralizerFormula
  purity: number
  efficiency: number
}

export type Cost = { currency: Currency; amount: number; perM3: number | null }

/** kg used, and used and planned for a m³, each over the days on which both are known; null without any. */
export type TotalDose = { kg: number; kgM3: number | null; plannedKgM3: number | null }

export type ConsumptionTotals = {
  days: number
  volumeM3: number
  /** Of each product by itself, in its own kg. */
  products: (TotalDose & { neutralizerId: number })[]
  /** Of all products together, in kg CaCO3. */
  equivalent: TotalDose
  /** One for each currency that there is. */
  costs: Cost[]
  /** Days on which the pH of the effluent was outside of its band. */
  exceededDays: number
}

export type ShownDose = TotalDose & {
  key: string
  /** Whose it is, where there are several. */
  over?: string
  mass: 'kg' | 'kg CaCO₃'
}

/** The doses that are shown of totals: of the one product, or of each under its name and then of all in kg CaCO3. */
export function shownDoses(
  totals: Pick<ConsumptionTotals, 'products' | 'equivalent'>,
  products: readonly { id: number; name: string }[],
  equivalentName: string,
): ShownDose[] {
  const none = { kg: 0, kgM3: null, plannedKgM3: null }
  const doses = products.map(({ id, name }): ShownDose => {
    const { kg, kgM3, plannedKgM3 } =
      totals.products.find(({ neutralizerId }) => neutralizerId === id) ?? none
    const over = products.length === 1 ? {} : { over: name }
    return { key: String(id), ...over, mass: 'kg', kg, kgM3, plannedKgM3 }
  })
  return products.length === 1
    ? doses
    : [...doses, { key: 'all', over: equivalentName, mass: 'kg CaCO₃', ...totals.equivalent }]
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** The sum of what is known of them; null where nothing is. */
const sumOfKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((one) => measuredOf(one) ?? [])
  return known.length === 0 ? null : sum(known)
}

/** Σ of what is known of each day ÷ Σ m³ of the same days. */
const perVolume = <Day extends Pick<TotalledDay, 'volumeM3'>>(
  days: readonly Day[],
  of: (day: Day) => number | null,
): number | null => {
  const both = days.flatMap((day) => {
    const [volume, amount] = [measuredOf(day.volumeM3), of(day)]
    return volume === null || volume === 0 || amount === null ? [] : [{ volume, amount }]
  })
  return both.length === 0
    ? null
    : measuredOf(sum(both.map(({ amount }) => amount)) / sum(both.map(({ volume }) => volume)))
}

type Dosed = {
  volumeM3: number | null
  uses: readonly { kg: number | null; plannedKg: number | null }[]
}

const doseOf = (days: readonly Dosed[]): TotalDose => ({
  kg: sum(days.flatMap(({ uses }) => uses.map(({ kg }) => measuredOf(kg) ?? 0))),
  kgM3: perVolume(days, ({ uses }) => sumOfKnown(uses.map(({ kg }) => kg))),
  plannedKgM3: perVolume(days, ({ uses }) => sumOfKnown(uses.map(({ plannedKg }) => plannedKg))),
})

/** What days come to; `products` are all that the days use. */
export function consumptionTotals(
  days: readonly TotalledDay[],
  products: readonly TotalledProduct[],
): ConsumptionTotals {
  const costIn = (currency: Currency) => (day: TotalledDay) =>
    sumOfKnown(day.uses.map(({ cost }) => (cost?.currency === currency ? cost.amount : null)))
  const usesOf = (day: TotalledDay, product: TotalledProduct) =>
    day.uses.filter(({ neutralizerId }) => neutralizerId === product.id)
  return {
    days: days.length,
    volumeM3: sum(days.map(({ volumeM3 }) => measuredOf(volumeM3) ?? 0)),
    products: products.map((product) => ({
      neutralizerId: product.id,
      ...doseOf(days.map((day) => ({ volumeM3: day.volumeM3, uses: usesOf(day, product) }))),
    })),
    equivalent: doseOf(
      days.map((day) => ({
        volumeM3: day.volumeM3,
        uses: products.flatMap((product) =>
          usesOf(day, product).map(({ kg, plannedKg }) => ({
            kg: kg === null ? null : equivalentKg(kg, product),
            plannedKg: plannedKg === null ? null : equivalentKg(plannedKg, product),
          })),
        ),
      })),
    ),
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
  products: readonly TotalledProduct[],
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
    .map(([month, of]) => ({ month, totals: consumptionTotals(of, products) }))
}
