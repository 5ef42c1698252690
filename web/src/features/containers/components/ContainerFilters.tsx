import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { groupChoices } from '../search.ts'
import type { useContainerSearch } from '../use-container-search.ts'
import '../texts.ts'

type ContainerFiltersProps = {
  at: ReturnType<typeof useContainerSearch>
  defaultSort: string
  hasGroups?: boolean
}

/** A search looks into the folders below, too. */
export const ContainerFilters = ({ at, defaultSort, hasGroups = false }: ContainerFiltersProps) => {
  const { t } = useTranslation('containers')
  const search = at.searchOf(defaultSort)
  return (
    <FilterBar
      lead={
        <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
      }
      values={[at.values.group]}
    >
      {hasGroups && (
        <NativeSelect
          size="xs"
          aria-label={t('kind')}
          value={at.values.group ?? ''}
          onChange={(event) => search.change({ group: event.currentTarget.value })}
          data={[
            { value: '', label: t('anyKind') },
            ...groupChoices.map((one) => ({ value: one, label: t(`group.${one}`) })),
          ]}
        />
      )}
    </FilterBar>
  )
}
