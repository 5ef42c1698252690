import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Charted } from './charts.ts'
import '../texts.ts'

/** What a reader of a plant's consumption must not miss: low stock, and consumption that is up while pH is not. */
export const StateNotices = ({ charted: { products, consumption } }: { charted: Charted }) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const notices = consumption.products.flatMap(({ neutralizerId, isLow, stock, change }) => {
    const product = products.find(({ id }) => id === neutralizerId)
    if (!product) return []
    const low = t('isLow', {
      product: product.name,
      days: format.number(Math.floor(stock?.daysLeft ?? 0)),
      kg: format.number(stock?.kg ?? 0, 0),
      least: format.number(product.lowStockDays ?? 0),
    })
    const up =
      change &&
      t('isUp', {
        product: product.name,
        recent: format.number(change.recentKgM3, 3),
        before: format.number(change.beforeKgM3, 3),
        percent: format.number(change.dosePercent, 0),
      })
    return [...(isLow ? [low] : []), ...(change?.isUp && up ? [up] : [])]
  })
  return notices.map((notice) => (
    <Alert key={notice} color="yellow" icon={<IconAlertTriangle size={18} />} mb="sm">
      {notice}
    </Alert>
  ))
}
