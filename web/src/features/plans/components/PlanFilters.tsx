import { NativeSelect, SegmentedControl } from '@mantine/core'
import { planRoutes } from '@puquio/contract/plans'
import { planStatusTerms } from '@puquio/contract/terms'
import { planStatuses } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import type { PlanFilterValues } from '../use-plans-search.ts'
import '../texts.ts'

type PlanFiltersProps = { search: TableSearch; filters: PlanFilterValues; end?: ReactNode }

export const PlanFilters = ({ search, filters, end }: PlanFiltersProps) => {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const query = { annulled: filters.annulled }
  const years = useApi(planRoutes.years, { params: { projectId }, query }).data ?? []
  return (
    <FilterBar
      lead={
        <SearchField
          label={t('searchPlans')}
          value={search.search}
          onSearch={(text) => search.change({ search: text })}
        />
      }
      values={[filters.status, filters.year, filters.annulled || undefined]}
      end={end}
    >
      <NativeSelect
        size="xs"
        aria-label={t('status')}
        value={filters.status ?? ''}
        disabled={filters.annulled}
        onChange={(event) => search.change({ status: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyStatus') },
          ...planStatuses.map((status) => ({
            value: status,
            label: planStatusTerms[status][language],
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('year')}
        value={filters.year === undefined ? '' : String(filters.year)}
        onChange={(event) => search.change({ year: event.currentTarget.value })}
        data={[{ value: '', label: t('anyYear') }, ...yearsWith(years, filters.year).map(String)]}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('shown')}
        value={filters.annulled ? 'annulled' : 'current'}
        onChange={(value) =>
          search.change({ annulled: value === 'annulled' ? true : undefined, status: undefined })
        }
        data={[
          { value: 'current', label: t('current') },
          { value: 'annulled', label: t('annulledOnes') },
        ]}
      />
    </FilterBar>
  )
}

/** Offers the year of the address, too, even if no plan has it. */
const yearsWith = (years: readonly number[], chosen: number | undefined) =>
  chosen === undefined || years.includes(chosen) ? years : [chosen, ...years]
