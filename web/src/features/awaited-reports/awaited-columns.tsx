import type { AwaitedReport } from '@puquio/contract/laboratory/awaited-reports'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'

type Words = { t: TFunction<'awaitedReports'>; format: Format }

export const awaitedColumns = ({ t, format }: Words): readonly Column<AwaitedReport>[] => [
  {
    key: 'station',
    head: t('station'),
    width: 'short',
    cell: ({ station }) => station.code,
    title: ({ station }) => station.name,
    sortKey: 'station',
  },
  {
    key: 'sampledOn',
    head: t('sampledOn'),
    width: 'date',
    cell: ({ sampledOn }) => format.date(sampledOn),
    sortKey: 'sampledOn',
  },
  {
    key: 'dueOn',
    head: t('dueOn'),
    width: 'date',
    cell: ({ dueOn }) => format.date(dueOn),
  },
  {
    key: 'state',
    head: t('state'),
    width: 'name',
    cell: ({ dueOn, daysLate }) =>
      daysLate > 0 ? (
        <span style={{ color: 'var(--danger)', fontWeight: 600 }}>
          {t('late', { count: daysLate })}
        </span>
      ) : dueOn === null ? (
        '–'
      ) : (
        t('inTime')
      ),
  },
  {
    key: 'what',
    head: t('what'),
    width: 'name',
    cell: ({ sample }) =>
      sample === null
        ? t('withoutSample')
        : [t('withoutResults'), sample.code].filter(Boolean).join(' · '),
  },
  {
    key: 'laboratory',
    head: t('laboratory'),
    width: 'name',
    cell: ({ sample }) => sample?.laboratory ?? '–',
    priority: 3,
  },
  {
    key: 'plan',
    head: t('plan'),
    width: 'text',
    cell: ({ monitoring }) => monitoring?.plan ?? '–',
    priority: 2,
  },
]
