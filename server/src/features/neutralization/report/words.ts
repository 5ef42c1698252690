import type { TreatmentTotals } from '@puquio/contract/laboratory/treatment-days'
import { currencySigns, type Language, locales } from '@puquio/domain'

/** A dash where there is none. */
export const number = (value: number | null, language: Language, digits?: number): string =>
  value === null
    ? '–'
    : value.toLocaleString(locales[language], {
        maximumFractionDigits: digits ?? 3,
        minimumFractionDigits: digits ?? 0,
      })

export const dateText = (on: string): string => on.split('-').toReversed().join('/')

export const monthText = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** One amount for each currency; a dash without any. */
export const costText = (
  costs: TreatmentTotals['costs'],
  of: 'amount' | 'perM3',
  language: Language,
): string =>
  costs.length === 0
    ? '–'
    : costs
        .map(
          (cost) =>
            `${currencySigns[cost.currency]} ${number(cost[of], language, of === 'amount' ? 0 : 3)}`,
        )
        .join(' + ')
