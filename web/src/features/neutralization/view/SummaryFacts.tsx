import type { TreatmentTotals } from '@puquio/contract/laboratory/treatment-days'
import { currencySigns, shownDoses } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import type { Charted } from './charts.ts'
import '../texts.ts'

/** `S/ 1,234`, one for each currency; a dash without any. */
export const costTexts = (
  costs: TreatmentTotals['costs'],
  of: 'amount' | 'perM3',
  format: Format,
): string[] =>
  costs.length === 0
    ? [format.number(null)]
    : costs.map((cost) => {
        const digits = of === 'amount' ? 0 : 3
        return `${currencySigns[cost.currency]} ${format.number(cost[of], digits)}`
      })

/** The figures of the whole range, and the stock as of its last day. */
export const SummaryFacts = ({ charted: { products, consumption } }: { charted: Charted }) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const { totals } = consumption
  const stocks = consumption.products.flatMap(({ neutralizerId, stock, isLow }) => {
    const product = products.find(({ id }) => id === neutralizerId)
    return product && stock ? [{ product, stock, isLow }] : []
  })
  return (
    <CountFacts
      facts={[
        { name: t('volume'), value: `${format.number(totals.volumeM3, 0)} m³` },
        ...shownDoses(totals, products, t('equivalent')).flatMap(
          ({ over, mass, kg, kgM3, plannedKgM3 }) => {
            const named = (term: 'used' | 'real' | 'planned') =>
              t(term) + (over === undefined ? '' : ` · ${over}`)
            return [
              { name: named('used'), value: `${format.number(kg, 0)} ${mass}` },
              { name: named('real'), value: `${format.number(kgM3, 3)} ${mass}/m³` },
              { name: named('planned'), value: `${format.number(plannedKgM3, 3)} ${mass}/m³` },
            ]
          },
        ),
        { name: t('cost'), value: costTexts(totals.costs, 'amount', format).join(' + ') },
        { name: t('costPerM3'), value: costTexts(totals.costs, 'perM3', format).join(' + ') },
        ...stocks.map(({ product, stock, isLow }) => ({
          name: `${t('daysOfStock')} · ${product.name}`,
          value:
            stock.daysLeft === null
              ? `${format.number(stock.kg, 0)} kg`
              : format.number(Math.floor(stock.daysLeft)),
          isBad: isLow,
        })),
        {
          name: t('exceededDays'),
          value: format.number(totals.exceededDays),
          isBad: totals.exceededDays > 0,
        },
      ]}
    />
  )
}
