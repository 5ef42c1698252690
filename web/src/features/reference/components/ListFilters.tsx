import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { ListSearch } from './use-list-search.ts'
import '../texts.ts'

type ListFiltersProps = {
  search: ListSearch
  label: string
  /** The list's own filter, and what it is set to. */
  children?: ReactNode
  value?: string | number | undefined
}

/** Search, the list's own filters, and whether the current or the retired entries are shown. */
export const ListFilters = ({ search, label, children, value }: ListFiltersProps) => {
  const { t } = useTranslation('reference')
  return (
    <FilterBar
      lead={
        <SearchField
          value={search.search}
          label={label}
          onSearch={(text) => search.change({ search: text })}
        />
      }
      values={[value, search.isRetired || undefined]}
    >
      {children}
      <NativeSelect
        size="xs"
        aria-label={t('state')}
        value={search.isRetired ? 'retired' : 'current'}
        onChange={(event) =>
          search.change({ retired: event.currentTarget.value === 'retired' ? true : undefined })
        }
        data={[
          { value: 'current', label: t('current') },
          { value: 'retired', label: t('retired') },
        ]}
      />
    </FilterBar>
  )
}
