import { Button, NativeSelect, Text } from '@mantine/core'
import {
  type MaintenanceWindowRow,
  maintenanceRoutes,
} from '@puquio/contract/modi/maintenance-windows'
import { screens } from '@puquio/domain'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useNow } from '../../../lib/today.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { tableQuery, tableSearch } from '../../../ui/table/table-search.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { MaintenanceDialog } from '../components/MaintenanceDialog.tsx'
import { maintenanceSearch } from '../search.ts'
import '../maintenance-texts.ts'

const firstSort = '-from'
const queryOf = (values: z.output<typeof maintenanceSearch>) => ({
  ...tableQuery(values, firstSort),
  over: values.over,
})

export const loader = loadInProject<unknown, z.output<typeof maintenanceSearch>>(
  (ask, { projectId, search }) =>
    ask(maintenanceRoutes.list, { params: { projectId }, query: queryOf(search) }),
)

const from = screens.ModiMaintenance.path

/** When alarms are recorded and told to nobody. */
export const Page = () => {
  const { t } = useTranslation('maintenance')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const now = useNow()
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = maintenanceSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const search = tableSearch(values, write, firstSort)
  const params = { projectId: project.id }
  const windows = useApi(
    maintenanceRoutes.list,
    { params, query: queryOf(values) },
    { isKeepingPrevious: true },
  )
  const mayEdit = useMay()(maintenanceRoutes.edit.access)
  const [editing, setEditing] = useState<MaintenanceWindowRow | 'new' | null>(null)
  const edit = useApiMutation(maintenanceRoutes.edit)
  const remove = useApiMutation(maintenanceRoutes.remove)
  const perform = async (work: Promise<unknown>, done: string) => {
    await toastOutcome(work, { done, action: 'maintenance' })
  }
  const end = ({ id, device, from: begin, reason, version }: MaintenanceWindowRow) => {
    const until = now.toISOString()
    const body = { deviceId: device?.id ?? null, from: begin, until, reason, version }
    return perform(edit.mutateAsync({ params: { ...params, windowId: id }, body }), t('saved'))
  }
  const askToRemove = async ({ id }: MaintenanceWindowRow) => {
    const question = { title: t('removeTitle'), text: t('removeText') }
    if (await confirm({ ...question, confirmLabel: t('remove'), isDanger: true }))
      await perform(remove.mutateAsync({ params: { ...params, windowId: id } }), t('removed'))
  }
  const isInForce = (one: MaintenanceWindowRow) =>
    Date.parse(one.from) < now.getTime() && Date.parse(one.until) > now.getTime()
  const actions = (one: MaintenanceWindowRow): Action[] =>
    mayEdit
      ? [
          { label: t('edit'), icon: <IconPencil size={16} />, onSelect: () => setEditing(one) },
          ...(isInForce(one)
            ? [{ label: t('end'), icon: <IconCheck size={16} />, onSelect: () => void end(one) }]
            : []),
          {
            label: t('remove'),
            icon: <IconTrash size={16} />,
            onSelect: () => void askToRemove(one),
            isDanger: true,
          },
        ]
      : []
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={mayEdit && <Button onClick={() => setEditing('new')}>{t('add')}</Button>}
      />
      <ModiTabs />
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[values.over]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('when')}
          value={values.over ? 'over' : ''}
          onChange={(event) =>
            search.change({ over: event.currentTarget.value === 'over' ? true : undefined })
          }
          data={[
            { value: '', label: t('current') },
            { value: 'over', label: t('over') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="maintenance"
        label={t('title')}
        columns={[
          {
            key: 'from',
            head: t('from'),
            width: 'instant',
            cell: (one) => format.instant(one.from),
            sortKey: 'from',
          },
          {
            key: 'until',
            head: t('until'),
            width: 'instant',
            cell: ({ until }) => format.instant(until),
            sortKey: 'until',
          },
          {
            key: 'device',
            head: t('device'),
            width: 'name',
            cell: ({ device }) => (device ? `${device.name} (${device.serial})` : t('allDevices')),
            sortKey: 'device',
          },
          { key: 'reason', head: t('reason'), width: 'name', cell: ({ reason }) => reason },
          {
            key: 'by',
            head: t('by'),
            width: 'short',
            cell: ({ createdBy }) => createdBy,
            priority: 2,
          },
        ]}
        {...rowsOf(windows)}
        rowKey={({ id }) => id}
        rowName={({ reason }) => reason}
        search={search}
        {...(mayEdit ? { onOpen: setEditing } : {})}
        actions={actions}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('help')}
            onClear={search.search !== undefined && (() => search.change({ search: undefined }))}
          />
        }
      />
      {editing && (
        <MaintenanceDialog
          window={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
