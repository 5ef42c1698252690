import type { Neutralizer, TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { currencySigns, type Language, neutralizerTerms, priceOn } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'

type Words = { t: TFunction<'neutralizers'>; format: Format }

export const plantColumns = (
  neutralizers: readonly Neutralizer[],
  stations: readonly { id: number; code: string }[],
  { t, format }: Words,
): Column<TreatmentPlant>[] => {
  const codeOf = (id: number | null) =>
    stations.find((station) => station.id === id)?.code ?? format.number(null)
  return [
    { key: 'name', head: t('name'), width: 'name', cell: ({ name }) => name },
    {
      key: 'inflow',
      head: t('inflowStation'),
      width: 'short',
      cell: ({ inflowStationId }) => codeOf(inflowStationId),
      priority: 2,
    },
    {
      key: 'effluent',
      head: t('effluentStation'),
      width: 'short',
      cell: ({ effluentStationId }) => codeOf(effluentStationId),
    },
    {
      key: 'products',
      head: t('products'),
      width: 'text',
      cell: ({ products }) =>
        products
          .map(({ neutralizerId, share }) => {
            const name = neutralizers.find(({ id }) => id === neutralizerId)?.name ?? ''
            return share === 1 ? name : `${name} ${format.percent(share)}`
          })
          .join(', '),
    },
    {
      key: 'targetPh',
      head: t('targetPh'),
      isNumber: true,
      cell: ({ targetPh }) => format.number(targetPh),
      priority: 2,
    },
    {
      key: 'residual',
      head: t('residual'),
      unit: 'mg/L CaCO₃',
      isNumber: true,
      cell: ({ residualAcidity }) => format.number(residualAcidity),
      priority: 3,
    },
  ]
}

export const neutralizerColumns = (
  { t, format }: Words,
  { language, today }: { language: Language; today: string },
): Column<Neutralizer>[] => [
  { key: 'name', head: t('tradeName'), width: 'name', cell: ({ name }) => name },
  {
    key: 'formula',
    head: t('formula'),
    width: 'name',
    cell: ({ formula }) => neutralizerTerms[formula][language],
  },
  {
    key: 'purity',
    head: t('purity'),
    isNumber: true,
    cell: ({ purity }) => format.percent(purity),
  },
  {
    key: 'efficiency',
    head: t('efficiency'),
    isNumber: true,
    cell: ({ efficiency }) => format.percent(efficiency),
  },
  {
    key: 'price',
    head: t('priceToday'),
    isNumber: true,
    width: 'short',
    cell: ({ prices }) => {
      const price = priceOn(prices, today)
      return price
        ? `${currencySigns[price.currency]} ${format.number(price.perT, 2)}`
        : format.number(null)
    },
  },
]
