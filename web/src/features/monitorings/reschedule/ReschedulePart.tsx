import { Button } from '@mantine/core'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import type { Plan } from '@puquio/contract/plans'
import { type MonitoringStatus, monitoringStatuses } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { StatusBadge } from '../../../widgets/status/StatusBadge.tsx'
import { useNames } from '../../../widgets/use-names.ts'
import { MonitoringFilters } from '../list/MonitoringFilters.tsx'
import { useAdditionSearch } from '../use-addition-search.ts'
import { RescheduleDialog } from './RescheduleDialog.tsx'
import '../texts.ts'

/** The most urgent first, without those that are done, omitted or replaced. */
const movable: readonly MonitoringStatus[] = ['unfulfilled', 'near', 'far']

export const ReschedulePart = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const names = useNames()
  const [opened, setOpened] = useState<Monitoring | null>(null)
  const { search, filters: given } = useAdditionSearch()
  const filters = { ...given, status: given.status ?? ('unfulfilled' as const) }
  const params = { projectId: project.id, planId: plan.id }
  const query = {
    ...filters,
    search: search.search,
    page: search.page,
    size: search.size,
    sort: search.sort,
  }
  const list = useApi(monitoringRoutes.list, { params, query }, { isKeepingPrevious: true })
  const canMove = (monitoring: Monitoring) => movable.includes(monitoring.status)
  const columns: Column<Monitoring>[] = [
    {
      key: 'station',
      head: t('station'),
      cell: ({ stationId }) => {
        const { code, name } = names.station(stationId)
        return name ? `${code} — ${name}` : code
      },
      sortKey: 'station',
    },
    {
      key: 'estimatedOn',
      head: t('estimatedOn'),
      cell: ({ estimatedOn }) => format.date(estimatedOn),
      sortKey: 'estimatedOn',
    },
    { key: 'status', head: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'component',
      head: t('component'),
      cell: ({ componentId }) => names.item('components', componentId),
      sortKey: 'component',
    },
    {
      key: 'move',
      head: t('reschedule'),
      cell: (monitoring) =>
        canMove(monitoring) && (
          <Button variant="default" size="compact-xs" onClick={() => setOpened(monitoring)}>
            {t('reschedule')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <p>{t('rescheduleHelp')}</p>
      <MonitoringFilters
        plan={plan}
        search={search}
        filters={filters}
        statuses={monitoringStatuses.filter((status) => movable.includes(status))}
      />
      <DataTable
        name="reschedule"
        label={t('monitorings')}
        columns={columns}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={names.monitoring}
        search={search}
        onOpen={(monitoring) => canMove(monitoring) && setOpened(monitoring)}
        empty={<EmptyState title={t('noneToReschedule')} />}
      />
      {opened && (
        <RescheduleDialog
          monitoring={opened}
          onClose={() => setOpened(null)}
          onDone={() => setOpened(null)}
        />
      )}
    </>
  )
}
