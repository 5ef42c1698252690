import { Checkbox, NativeSelect, SegmentedControl } from '@mantine/core'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import {
  occurrenceViews,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { noFilters, occurrenceQuery, type TaskSearchControl, viewOf } from '../use-task-search.ts'
import { useFilterNames } from './use-filter-names.ts'

const shapes = ['list', 'calendar', 'tasks'] as const

/** Which due dates are shown, and as what; of the tasks themselves, those of a commitment or an instrument. */
export const TaskFilters = ({ control }: { control: TaskSearchControl }) => {
  const { values, search, write } = control
  const { t } = useTranslation('tasks')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const names = useFilterNames(values)
  const { page: _page, size: _size, ...listed } = occurrenceQuery(values)
  const file = (format: 'xlsx' | 'csv') =>
    fileHref(taskOccurrenceRoutes.file, {
      params: { projectId },
      query: { ...listed, format, language },
    })
  const shape = values.as ?? 'list'
  const isOfDates = shape !== 'tasks'
  const { view, mine, role, instrument, from, to } = values
  return (
    <FilterBar
      lead={
        <SearchField
          label={t('search')}
          value={search.search}
          onSearch={(text) => search.change({ search: text })}
        />
      }
      values={isOfDates ? [view, mine, role, instrument, from, to] : [instrument]}
      active={names.map(({ key, name, value }) => ({
        label: t('filterOf', { name: t(name), value }),
        onClear: () => search.change({ [key]: undefined }),
      }))}
      onClearAll={() => search.change(noFilters)}
      end={
        <>
          <SegmentedControl
            size="xs"
            aria-label={t('shape')}
            value={shape}
            data={shapes.map((value) => ({ value, label: t(value) }))}
            onChange={(chosen) =>
              write({
                as: chosen === 'list' ? undefined : chosen,
                sort: undefined,
                page: undefined,
              })
            }
          />
          {isOfDates && <DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
        </>
      }
    >
      {isOfDates && <ViewChoice control={control} />}
      {isOfDates && <RoleChoice control={control} />}
      <InstrumentChoice control={control} />
      {isOfDates && shape !== 'calendar' && (
        <DayRange from={from} to={to} onChange={search.change} />
      )}
      {isOfDates && (
        <Checkbox
          size="xs"
          label={t('mine')}
          checked={mine === true}
          onChange={({ currentTarget }) =>
            search.change({ mine: currentTarget.checked || undefined })
          }
        />
      )}
    </FilterBar>
  )
}

type ChoiceProps = { control: TaskSearchControl }

/** To do, overdue and so on, with how many wait of those that people are to look at. */
const ViewChoice = ({ control: { values, search } }: ChoiceProps) => {
  const { t } = useTranslation('tasks')
  const { id: projectId } = useProject()
  const query = occurrenceQuery(values)
  const counted = values.as === 'calendar' ? { ...query, page: 1, size: 1 } : query
  const { data } = useApi(
    taskOccurrenceRoutes.list,
    { params: { projectId }, query: counted },
    { isKeepingPrevious: true },
  )
  const counts = { overdue: data?.overdue ?? 0, review: data?.toReview ?? 0 }
  const countOf = (view: string) =>
    view === 'overdue' || view === 'review' ? counts[view] : undefined
  return (
    <NativeSelect
      size="xs"
      aria-label={t('view')}
      value={viewOf(values)}
      onChange={({ currentTarget: { value } }) => search.change({ view: value })}
      data={[...occurrenceViews, 'all' as const].map((value) => ({
        value,
        label: t(`view.${value}`, { count: countOf(value) ?? 0 }),
      }))}
    />
  )
}

const RoleChoice = ({ control: { values, search } }: ChoiceProps) => {
  const { t } = useTranslation('tasks')
  const params = { projectId: useProject().id }
  const roles = useApi(responsibleRoleRoutes.list, { params }).data ?? []
  return (
    <NativeSelect
      size="xs"
      aria-label={t('role')}
      value={String(values.role ?? '')}
      onChange={({ currentTarget: { value } }) => search.change({ role: value || undefined })}
      data={[
        { value: '', label: t('anyRole') },
        ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

const InstrumentChoice = ({ control: { values, search } }: ChoiceProps) => {
  const { t } = useTranslation('tasks')
  const params = { projectId: useProject().id }
  const instruments = useApi(commitmentRoutes.choices, { params }).data?.instruments ?? []
  return (
    <NativeSelect
      size="xs"
      aria-label={t('instrument')}
      value={String(values.instrument ?? '')}
      onChange={({ currentTarget: { value } }) => search.change({ instrument: value || undefined })}
      data={[
        { value: '', label: t('anyInstrument') },
        ...instruments.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
