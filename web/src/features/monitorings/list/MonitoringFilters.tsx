import { Checkbox, NativeSelect } from '@mantine/core'
import type { Plan } from '@puquio/contract/plans'
import { monitoringStatusTerms, monitoringTypeTerms } from '@puquio/contract/terms'
import {
  addMonths,
  type MonitoringStatus,
  monitoringStatuses,
  monthOf,
  monitoringTypes,
} from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import { ReferenceFilter } from '../../../widgets/pickers/ReferencePicker.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import type { MonitoringFilterValues } from './monitoring-filters.ts'
import styles from './MonitoringList.module.css'
import '../texts.ts'

type MonitoringFiltersProps = {
  plan: Plan | undefined
  search: TableSearch
  filters: MonitoringFilterValues
  /** One of these must be chosen, instead of any. */
  statuses?: readonly MonitoringStatus[]
  end?: ReactNode
}

export const MonitoringFilters = (props: MonitoringFiltersProps) => {
  const { plan, search, filters, statuses, end } = props
  const { t } = useTranslation('monitorings')
  const language = useLanguage()
  const format = useFormat()
  const months = monthsOf(plan)
  // Of statuses of which one must be chosen, one always is.
  const status = statuses ? undefined : filters.status
  const lists = [filters.stations, filters.components].map((ids) => ids[0])
  return (
    <FilterBar
      lead={
        <SearchField
          label={t('searchMonitorings')}
          value={search.search}
          onSearch={(text) => search.change({ search: text })}
        />
      }
      values={[filters.month, status, filters.type, filters.isMishap || undefined, ...lists]}
      end={end}
    >
      <NativeSelect
        size="xs"
        aria-label={t('month')}
        value={filters.month ?? ''}
        onChange={(event) => search.change({ month: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyMonth') },
          ...months.map((month) => ({ value: month, label: format.month(month) })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('status')}
        value={filters.status ?? ''}
        onChange={(event) => search.change({ status: event.currentTarget.value })}
        data={[
          ...(statuses ? [] : [{ value: '', label: t('anyStatus') }]),
          ...(statuses ?? monitoringStatuses).map((status) => ({
            value: status,
            label: monitoringStatusTerms[status][language],
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('type')}
        value={filters.type ?? ''}
        onChange={(event) => search.change({ type: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyType') },
          ...monitoringTypes.map((type) => ({
            value: type,
            label: monitoringTypeTerms[type][language],
          })),
        ]}
      />
      <StationFilter
        label={t('stations')}
        value={filters.stations}
        onChange={(stations) => search.change({ stations })}
      />
      <ReferenceFilter
        list="components"
        label={t('components')}
        value={filters.components}
        onChange={(components) => search.change({ components })}
      />
      <Checkbox
        size="xs"
        className={styles.only}
        label={t('onlyMishaps')}
        checked={filters.isMishap ?? false}
        onChange={(event) => search.change({ isMishap: event.currentTarget.checked || undefined })}
      />
    </FilterBar>
  )
}

/** At most twenty years of them: a mistyped date must not make a list without end. */
const monthsMax = 240

const monthsOf = (plan: Plan | undefined): string[] => {
  if (!plan?.firstOn || !plan.lastOn) return []
  const months: string[] = []
  const last = monthOf(plan.lastOn)
  for (let on = `${monthOf(plan.firstOn)}-01`; monthOf(on) <= last && months.length < monthsMax; ) {
    months.push(monthOf(on))
    on = addMonths(on, 1)
  }
  return months
}
