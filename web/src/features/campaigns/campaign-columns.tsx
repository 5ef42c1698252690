import type { Campaign, CampaignCounts } from '@puquio/contract/laboratory/campaigns'
import { Skeleton } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { ApprovalMark } from './components/ApprovalMark.tsx'

type Words = { t: TFunction<'campaigns'>; format: Format }

/** `counts` come after the list; undefined while they are on their way. */
export const campaignColumns = (
  counts: ReadonlyMap<number, CampaignCounts> | undefined,
  { t, format }: Words,
): readonly Column<Campaign>[] => [
  {
    key: 'name',
    head: t('campaign'),
    width: 'name',
    cell: ({ name }) => name,
    sortKey: 'name',
  },
  {
    key: 'lastOn',
    head: t('period'),
    width: 'period',
    cell: ({ firstOn, lastOn }) =>
      firstOn === lastOn
        ? format.date(firstOn)
        : `${format.date(firstOn)} – ${format.date(lastOn)}`,
    sortKey: 'lastOn',
  },
  {
    key: 'samples',
    head: t('samples'),
    cell: ({ samples }) => format.number(samples),
    isNumber: true,
    sortKey: 'samples',
  },
  {
    key: 'results',
    head: t('results'),
    cell: ({ id }) => (counts ? format.number(counts.get(id)?.results ?? null) : <OnItsWay />),
    isNumber: true,
  },
  {
    key: 'exceedances',
    head: t('exceedances'),
    cell: ({ id }) => {
      if (!counts) return <OnItsWay />
      const exceedances = counts.get(id)?.exceedances ?? null
      return exceedances ? (
        <span style={{ color: 'var(--danger)', fontWeight: 600 }}>
          ▲ {format.number(exceedances)}
        </span>
      ) : (
        format.number(exceedances)
      )
    },
    isNumber: true,
  },
  {
    key: 'approval',
    head: t('approval'),
    width: 'text',
    maxWidth: 420,
    cell: (campaign) => <ApprovalMark campaign={campaign} format={format} />,
    title: ({ withdrawal }) => withdrawal?.reason ?? '',
    sortKey: 'approvedAt',
  },
]

const OnItsWay = () => <Skeleton height={10} width={36} ml="auto" data-on-its-way />
