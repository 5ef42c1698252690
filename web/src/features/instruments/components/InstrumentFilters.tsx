import { NativeSelect } from '@mantine/core'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { instrumentKindTerms } from '@puquio/contract/terms'
import { instrumentKinds } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { useInstrumentSearch } from '../use-instrument-search.ts'
import '../texts.ts'

type InstrumentFiltersProps = Pick<ReturnType<typeof useInstrumentSearch>, 'values' | 'search'> & {
  end: ReactNode
}

export const InstrumentFilters = ({ values, search, end }: InstrumentFiltersProps) => {
  const { t } = useTranslation('instruments')
  const language = useLanguage()
  const params = { projectId: useProject().id }
  const { data } = useApi(instrumentRoutes.choices, { params })
  const { units, kinds, year, view } = values
  return (
    <FilterBar
      lead={
        <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
      }
      values={[units, kinds, year, view]}
      end={end}
    >
      <MultiPick
        label={t('miningUnit')}
        allLabel={t('allUnits')}
        options={(data?.miningUnits ?? []).map(({ id, name }) => ({ key: id, name }))}
        value={units ?? []}
        onChange={(chosen) => search.change({ units: chosen })}
      />
      <MultiPick
        label={t('kind')}
        options={instrumentKinds.map((kind) => ({
          key: kind,
          name: instrumentKindTerms[kind][language],
        }))}
        value={kinds ?? []}
        onChange={(chosen) => search.change({ kinds: chosen })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('year')}
        value={year ?? ''}
        onChange={(event) => search.change({ year: event.currentTarget.value })}
        data={[{ value: '', label: t('anyYear') }, ...yearOptions(data?.years ?? [], year)]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('state')}
        value={view ?? ''}
        onChange={(event) => search.change({ view: event.currentTarget.value })}
        data={[
          { value: '', label: t('inUse') },
          { value: 'retired', label: t('retiredOnes') },
        ]}
      />
    </FilterBar>
  )
}

/** One of the address that no instrument has is an option, too, so that the filter shows what it does. */
const yearOptions = (years: readonly number[], chosen: string | undefined) =>
  [...new Set([...years.map(String), ...(chosen ? [chosen] : [])])].map((value) => ({
    value,
    label: value,
  }))
