import { NativeSelect } from '@mantine/core'
import { roleTerms } from '@puquio/contract/terms'
import { roles } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import { roleNames } from '../member-columns.tsx'
import { memberKindChoices, memberStateChoices, type membersSearch } from '../search.ts'
import '../texts.ts'

type Filtered = { search: TableSearch; values: z.output<typeof membersSearch> }

export const MemberFilters = ({ search, values }: Filtered) => {
  const { t } = useTranslation('members')
  const language = useLanguage()
  return (
    <FilterBar
      lead={
        <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
      }
      values={[values.permission, values.kind, values.state]}
    >
      <NativeSelect
        size="xs"
        aria-label={t('permissions')}
        value={values.permission === undefined ? '' : String(values.permission)}
        onChange={(event) => search.change({ permission: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyPermission') },
          ...roleNames.map((role) => ({
            value: String(roles[role]),
            label: roleTerms[role][language],
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('kind')}
        value={values.kind ?? ''}
        onChange={(event) => search.change({ kind: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyKind') },
          ...memberKindChoices.map((value) => ({ value, label: t(`${value}s`) })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('state')}
        value={values.state ?? ''}
        onChange={(event) => search.change({ state: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyState') },
          ...memberStateChoices.map((value) => ({ value, label: t(value) })),
        ]}
      />
    </FilterBar>
  )
}
