import { Button, NativeSelect } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { deviceChannels, deviceChannelTerms, deviceStates, deviceStateTerms } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { DevicesMap } from '../components/DevicesMap.tsx'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { deviceColumns } from '../device-columns.tsx'
import type { deviceSearch } from '../search.ts'
import { useDeviceActions } from '../use-device-actions.tsx'
import { ImportDialog } from '../components/ImportDialog.tsx'
import { deviceQuery, mapQuery, useDeviceSearch } from '../use-device-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof deviceSearch>>(
  (ask, { projectId, search }) =>
    ask(deviceRoutes.list, { params: { projectId }, query: deviceQuery(search) }),
)

const noFilters = {
  search: undefined,
  state: undefined,
  channel: undefined,
  group: undefined,
  retired: undefined,
}

/** The devices of the project, the gravest state first. */
export const Page = () => {
  const { t } = useTranslation('devices')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const navigate = useNavigate()
  const canEdit = useMay()(deviceRoutes.create.access)
  const { values, search, setView, query } = useDeviceSearch()
  const params = { projectId: project.id }
  const [isImporting, setImporting] = useState(false)
  const devices = useApi(deviceRoutes.list, { params, query }, { isKeepingPrevious: true })
  const actions = useDeviceActions(project.id, canEdit)
  const { state, channel, group, retired } = values
  const isFiltered = Boolean(search.search ?? state ?? channel ?? group ?? retired)
  const counts = devices.data?.states
  const select = (
    name: 'state' | 'channel' | 'group',
    any: string,
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      size="xs"
      aria-label={t(name)}
      value={values[name] ?? ''}
      onChange={(event) => search.change({ [name]: event.currentTarget.value })}
      data={[{ value: '', label: any }, ...data]}
    />
  )
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          canEdit && (
            <>
              <ButtonLink {...paths.deviceCreate()}>{t('add')}</ButtonLink>
              <Button variant="default" onClick={() => setImporting(true)}>
                {t('importDevices')}
              </Button>
            </>
          )
        }
      />
      <ModiTabs />
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[state, channel, group, retired]}
      >
        {select(
          'state',
          t('anyState'),
          deviceStates.map((one) => ({
            value: one,
            label: `${deviceStateTerms[one][language]}${counts ? ` (${counts[one]})` : ''}`,
          })),
        )}
        {select(
          'channel',
          t('anyChannel'),
          deviceChannels.map((one) => ({ value: one, label: deviceChannelTerms[one][language] })),
        )}
        {select(
          'group',
          t('anyGroup'),
          (devices.data?.groups ?? []).map((one) => ({ value: one, label: one })),
        )}
        <NativeSelect
          size="xs"
          aria-label={t('service')}
          value={retired ? 'retired' : 'current'}
          onChange={(event) =>
            search.change({ retired: event.currentTarget.value === 'retired' ? true : undefined })
          }
          data={[
            { value: 'current', label: t('inService') },
            { value: 'retired', label: t('retiredOnes') },
          ]}
        />
      </FilterBar>
      {isImporting && <ImportDialog projectId={project.id} onClose={() => setImporting(false)} />}
      <UrlTabs
        label={t('views')}
        tab={values.view}
        onTab={setView}
        tabs={[
          {
            key: 'list',
            label: t('list'),
            content: (
              <DataTable
                name="devices"
                label={t('title')}
                columns={deviceColumns({ t, language, format })}
                {...rowsOf(devices)}
                {...(devices.error ? { failure: modiFailure(devices.error) } : {})}
                rowKey={({ id }) => id}
                rowName={({ name }) => name}
                search={search}
                onOpen={({ id, serial }) => void navigate(paths.device(id, serial))}
                actions={actions}
                isFaded={({ retiredAt }) => retiredAt !== null}
                empty={
                  <EmptyRows
                    title={t('noneTitle')}
                    text={t('none')}
                    onClear={isFiltered && (() => search.change(noFilters))}
                  />
                }
              />
            ),
          },
          { key: 'map', label: t('map'), content: <DevicesMap query={mapQuery(values)} /> },
        ]}
      />
    </>
  )
}
