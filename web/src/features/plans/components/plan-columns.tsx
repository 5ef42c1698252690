import type { Plan, ProgressIndicator } from '@puquio/contract/plans'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import { RatioBar } from '../../../ui/states/ProgressLine.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { PlanStatusBadge } from '../../../widgets/status/PlanStatusBadge.tsx'
import { StatusCount } from '../../../widgets/status/StatusCount.tsx'

type Words = { t: TFunction<'plans'>; format: Format; isAnnulled: boolean }

export const planColumns = ({ t, format, isAnnulled }: Words): Column<Plan>[] => [
  {
    key: 'title',
    head: t('plan'),
    cell: (plan) => plan.name,
    sortKey: 'title',
    maxWidth: 350,
  },
  {
    key: 'status',
    head: t('status'),
    cell: (plan) => <PlanStatusBadge status={plan.status} isAnnulled={isAnnulled} />,
    sortKey: 'status',
    maxWidth: 112,
  },
  ...(isAnnulled ? annulledColumns({ t, format }) : progressColumns(t)),
  {
    key: 'dates',
    head: t('dates'),
    width: 'period',
    cell: (plan) => `${format.date(plan.firstOn)} – ${format.date(plan.lastOn)}`,
    sortKey: 'firstOn',
    priority: 3,
  },
  {
    key: 'stations',
    head: t('stations'),
    cell: (plan) => plan.stations,
    isNumber: true,
    sortKey: 'stations',
    isOptional: true,
  },
  {
    key: 'monitorings',
    head: t('monitorings'),
    cell: (plan) => format.number(plan.monitorings),
    isNumber: true,
    sortKey: 'monitorings',
    isOptional: true,
  },
  {
    key: 'createdAt',
    head: t('created'),
    width: 'date',
    cell: (plan) => format.day(plan.createdAt),
    sortKey: 'createdAt',
    isOptional: true,
  },
  {
    key: 'createdBy',
    head: t('createdBy'),
    width: 'name',
    cell: (plan) => plan.createdBy,
    sortKey: 'createdBy',
    isOptional: true,
  },
]

const progressColumns = (t: Words['t']): Column<Plan>[] => [
  {
    key: 'untilNow',
    head: t('untilNow'),
    width: 'instant',
    cell: (plan) => <Progress indicator={plan.untilNow} t={t} />,
    sortKey: 'untilNow',
  },
  {
    key: 'general',
    head: t('general'),
    width: 'instant',
    cell: (plan) => <Progress indicator={plan.general} t={t} />,
    sortKey: 'general',
    priority: 2,
  },
  {
    key: 'unfulfilled',
    head: t('unfulfilled'),
    cell: (plan) => <StatusCount status="unfulfilled" count={plan.unfulfilled} />,
    isNumber: true,
    sortKey: 'unfulfilled',
  },
  {
    key: 'near',
    head: t('near'),
    cell: (plan) => <StatusCount status="near" count={plan.near} />,
    isNumber: true,
    sortKey: 'near',
  },
]

const annulledColumns = ({ t, format }: Omit<Words, 'isAnnulled'>): Column<Plan>[] => [
  {
    key: 'annulledAt',
    head: t('annulled'),
    width: 'date',
    cell: (plan) => format.day(plan.annulledAt),
    sortKey: 'annulledAt',
  },
  {
    key: 'reason',
    head: t('annulledReason'),
    width: 'text',
    cell: (plan) => plan.annulledReason,
    maxWidth: 420,
  },
]

export const Progress = ({
  indicator,
  t,
}: {
  indicator: ProgressIndicator
  t: TFunction<'plans'>
}) => {
  const { done, due, onTime, omitted, ratio } = indicator
  const words = t('progressTitle', { done, due, onTime, omitted })
  return (
    <span title={words}>
      <RatioBar ratio={ratio} part={due === 0 ? null : onTime / due} />
    </span>
  )
}
