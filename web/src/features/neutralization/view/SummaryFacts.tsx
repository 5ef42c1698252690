import type { TreatmentTotals } from '@puquio/contract/laboratory/treatment-days'
import { currencySigns, type ShownDose, shownDoses } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import { PanelTable } from '../../../widgets/boards/PanelTable.tsx'
import type { Charted } from './charts.ts'
import styles from './view.module.css'
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

type ProductStock = Charted['consumption']['products'][number]
type DoseRow = ShownDose & { stock: ProductStock | undefined }

/** The figures of the whole range, and of each product with its stock as of the last day. */
export const SummaryFacts = ({ charted: { products, consumption } }: { charted: Charted }) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const { totals } = consumption
  const rows = shownDoses(totals, products, t('equivalent')).map(
    (dose): DoseRow => ({
      ...dose,
      stock: consumption.products.find(({ neutralizerId }) => String(neutralizerId) === dose.key),
    }),
  )
  return (
    <>
      <CountFacts
        facts={[
          { name: t('volume'), value: `${format.number(totals.volumeM3, 0)} m³` },
          { name: t('cost'), value: costTexts(totals.costs, 'amount', format).join(' + ') },
          { name: t('costPerM3'), value: costTexts(totals.costs, 'perM3', format).join(' + ') },
          {
            name: t('exceededDays'),
            value: format.number(totals.exceededDays),
            isBad: totals.exceededDays > 0,
          },
        ]}
      />
      <PanelTable
        label={t('products')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'product',
            head: t('product'),
            cell: ({ over }) => over ?? products[0]?.name ?? '',
          },
          {
            key: 'used',
            head: t('used'),
            isNumber: true,
            cell: ({ kg, mass }) => `${format.number(kg, 0)} ${mass}`,
          },
          {
            key: 'planned',
            head: t('planned'),
            isNumber: true,
            cell: ({ plannedKgM3, mass }) => `${format.number(plannedKgM3, 3)} ${mass}/m³`,
          },
          {
            key: 'real',
            head: t('real'),
            isNumber: true,
            cell: ({ kgM3, mass }) => `${format.number(kgM3, 3)} ${mass}/m³`,
          },
          {
            key: 'stock',
            head: t('daysOfStock'),
            isNumber: true,
            cell: ({ stock: of }) => (of?.stock ? <Left {...of} stock={of.stock} /> : null),
          },
        ]}
      />
    </>
  )
}

type LeftProps = Pick<ProductStock, 'isLow'> & { stock: NonNullable<ProductStock['stock']> }

/** The days that it lasts, or what there is of it where nothing tells how long it lasts. */
const Left = ({ stock: { kg, daysLeft }, isLow }: LeftProps) => {
  const format = useFormat(useProject().timeZone)
  const text =
    daysLeft === null ? `${format.number(kg, 0)} kg` : format.number(Math.floor(daysLeft))
  return isLow ? <span className={styles.bad}>{text}</span> : text
}
