import type { ShownCalculation } from '@puquio/contract/modi/calculations'
import { laboratoryComparisonTerms as terms } from '@puquio/contract/terms/modi/laboratory-comparison'
import { locales } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import '../texts.ts'

type Basis = NonNullable<ShownCalculation['basis']>

/** Says what a factor follows from: `Laboratory ÷ sensor: 1.02 (median), spread 0.97 %, 4 pairs, 01/01/2026 – 31/01/2026`. */
export const useBasisText = (unit: string) => {
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const format = useFormat()
  const number = (value: number) =>
    numberFormat(locales[language], { maximumSignificantDigits: 6 }).format(value)
  return ({ kind, amount, spread, pairs, from, to }: Basis): string =>
    `${terms[kind][language]}: ${t('factorWithSpread', {
      amount: number(amount),
      spread: `${number(spread)} ${kind === 'ratio' ? '%' : unit}`,
      pairs: number(pairs),
    })} · ${format.date(from)} – ${format.date(to)}`
}
