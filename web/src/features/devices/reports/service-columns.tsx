import type { ReportSending } from '@puquio/contract/modi/device-reports'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'

type Words = { t: TFunction<'reportServices'>; format: Format }

export const serviceColumns = ({ t, format }: Words): readonly Column<ReportSending>[] => [
  {
    key: 'createdAt',
    head: t('createdAt'),
    width: 'instant',
    cell: ({ createdAt }) => format.instant(createdAt),
  },
  { key: 'what', head: t('what'), width: 'short', cell: ({ kind }) => t(`kind_${kind}`) },
  { key: 'state', head: t('state'), width: 'short', cell: ({ state }) => t(`state_${state}`) },
  {
    key: 'attempts',
    head: t('attempts'),
    isNumber: true,
    cell: ({ attempts }) => format.number(attempts, 0),
  },
  {
    key: 'outcome',
    head: t('outcome'),
    width: 'name',
    cell: ({ status, reason }) => [status, reason].filter(Boolean).join(' · ') || '–',
  },
]
