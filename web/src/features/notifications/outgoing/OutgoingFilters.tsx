import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import { kindChoices, type outgoingSearch, stateChoices } from './search.ts'
import '../texts.ts'
import './texts.ts'

type OutgoingFiltersProps = {
  values: z.output<typeof outgoingSearch>
  search: TableSearch
  projects: readonly { id: number; name: string }[]
  end: ReactNode
}

export const OutgoingFilters = ({ values, search, projects, end }: OutgoingFiltersProps) => {
  const { t } = useTranslation('outgoing')
  const { t: name } = useTranslation('notifications')
  const choice = (
    label: string,
    key: 'state' | 'method' | 'project' | 'kind',
    options: { value: string; label: string }[],
    any: string,
  ) => (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={[{ value: '', label: any }, ...options]}
      value={String(values[key] ?? '')}
      onChange={(event) => search.change({ [key]: event.currentTarget.value })}
    />
  )
  return (
    <FilterBar
      lead={
        <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
      }
      values={[values.kind, values.state, values.method, values.project]}
      end={end}
    >
      {choice(
        t('kind'),
        'kind',
        kindChoices.map((one) => ({ value: one, label: t(`kind.${one}`) })),
        t('anyKind'),
      )}
      {choice(
        t('state'),
        'state',
        stateChoices.map((one) => ({ value: one, label: name(`state.${one}`) })),
        t('anyState'),
      )}
      {choice(
        t('method'),
        'method',
        ([1, 2, 3] as const).map((one) => ({ value: `${one}`, label: name(`method.${one}`) })),
        t('anyMethod'),
      )}
      {choice(
        t('project'),
        'project',
        projects.map((one) => ({ value: `${one.id}`, label: one.name })),
        t('anyProject'),
      )}
    </FilterBar>
  )
}
