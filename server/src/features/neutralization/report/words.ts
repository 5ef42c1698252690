import { writtenNumber } from '../../../platform/sections/written-number.ts'
import type { TreatmentTotals } from '@puquio/contract/laboratory/treatment-days'
import { currencySigns, type Language, locales } from '@puquio/domain'

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
            `${currencySigns[cost.currency]} ${writtenNumber(cost[of], language, of === 'amount' ? 0 : 3)}`,
        )
        .join(' + ')
