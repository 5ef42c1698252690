import { NativeSelect } from '@mantine/core'
import { alarmRoutes } from '@puquio/contract/modi/alarms'
import { severities, severityTerms } from '@puquio/domain'
import { IconBell, IconChartLine, IconEye } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { alarmColumns } from '../alarm-columns.tsx'
import { causeOf } from '../alarm-words.ts'
import type { alarmSearch } from '../search.ts'
import { alarmQuery, useAlarmSearch } from '../use-alarm-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof alarmSearch>>(
  (ask, { projectId, search }) =>
    ask(alarmRoutes.list, { params: { projectId }, query: alarmQuery(search) }),
)

const noFilters = {
  search: undefined,
  view: undefined,
  unanswered: undefined,
  severity: undefined,
  kind: undefined,
  device: undefined,
  station: undefined,
}

/** The alarms of the project, the newest first. */
export const Page = () => {
  const { t } = useTranslation('alarms')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const navigate = useNavigate()
  const { values, search, query } = useAlarmSearch()
  const params = { projectId: project.id }
  const alarms = useApi(alarmRoutes.list, { params, query }, { isKeepingPrevious: true })
  const { view, unanswered, severity, kind, device, station } = values
  const words = { t, language, format }
  const file = (as: 'xlsx' | 'csv') => {
    const { page: _page, size: _size, ...listed } = query
    return fileHref(alarmRoutes.file, { params, query: { ...listed, format: as, language } })
  }
  const state = unanswered ? 'unanswered' : (view ?? '')
  return (
    <>
      <PageTitle title={t('title')} />
      <ModiTabs />
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[state || undefined, severity, kind]}
        end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
      >
        <NativeSelect
          size="xs"
          aria-label={t('state')}
          value={state}
          onChange={({ currentTarget: { value } }) =>
            search.change({
              view: value === 'unanswered' ? 'active' : value || undefined,
              unanswered: value === 'unanswered' || undefined,
            })
          }
          data={[
            { value: '', label: t('anyState') },
            { value: 'active', label: t('activeOnes', { count: alarms.data?.active ?? 0 }) },
            {
              value: 'unanswered',
              label: t('unanswered', { count: alarms.data?.unacknowledged ?? 0 }),
            },
            { value: 'cleared', label: t('clearedOnes') },
            { value: 'historic', label: t('historicOnes') },
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('severity')}
          value={severity ?? ''}
          onChange={(event) => search.change({ severity: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: t('anySeverity') },
            ...severities.map((value) => ({ value, label: severityTerms[value][language] })),
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('kind')}
          value={kind ?? ''}
          onChange={(event) => search.change({ kind: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: t('anyKind') },
            { value: 'rule', label: t('rule') },
            { value: 'silence', label: t('silence') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="alarms"
        label={t('title')}
        columns={alarmColumns(words)}
        {...rowsOf(alarms)}
        rowKey={({ id }) => id}
        rowName={(alarm) => `${alarm.device.name}: ${causeOf(alarm, words)}`}
        search={search}
        onOpen={({ id }) => void navigate(paths.alarm(id))}
        actions={(alarm) => [
          {
            label: t('view'),
            icon: <IconEye size={16} />,
            onSelect: () => void navigate(paths.alarm(alarm.id)),
          },
          {
            label: t('graph'),
            icon: <IconChartLine size={16} />,
            onSelect: () => void navigate(paths.device(alarm.device.id, alarm.device.serial)),
          },
          {
            label: t('viewRules'),
            icon: <IconBell size={16} />,
            onSelect: () => void navigate(paths.alarmRules(alarm.device.id)),
          },
        ]}
        isFaded={({ clearedAt, isHistoric }) => isHistoric || clearedAt !== null}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={
              Boolean(search.search ?? view ?? severity ?? kind ?? device ?? station) &&
              (() => search.change(noFilters))
            }
          />
        }
      />
    </>
  )
}
