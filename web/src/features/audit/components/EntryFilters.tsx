import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { useAuditSearch } from '../use-audit-search.ts'
import { actionChoices, tableChoices } from '../words.ts'
import styles from './Entries.module.css'
import '../texts.ts'

type EntryFiltersProps = {
  search: ReturnType<typeof useAuditSearch>
  people: readonly { id: number; name: string }[]
  timeZone: string
  end: ReactNode
}

export const EntryFilters = ({ search, people, timeZone, end }: EntryFiltersProps) => {
  const { t } = useTranslation('audit')
  const { values, write, table } = search
  const today = useToday(timeZone)
  const day = (name: 'from' | 'to') => (
    <div className={styles.day}>
      <DateField
        size="xs"
        label={t(name)}
        today={today}
        value={values[name] ?? null}
        onChange={(on) => write({ [name]: on ?? undefined, page: undefined })}
      />
    </div>
  )
  const choice = (
    name: 'person' | 'action' | 'table',
    any: string,
    data: NonNullable<NativeSelectProps['data']>,
  ) => {
    const props: NativeSelectProps = {
      size: 'xs',
      'aria-label': t(name),
      data: [{ value: '', label: any }, ...data],
      value: String(values[name] ?? ''),
      onChange: (event) => table.change({ [name]: event.currentTarget.value }),
    }
    return <NativeSelect {...props} className={styles.choice} />
  }
  const { record } = values
  return (
    <FilterBar
      lead={
        <SearchField value={table.search} onSearch={(text) => table.change({ search: text })} />
      }
      values={[values.from, values.to, values.person, values.action, values.table]}
      end={end}
      active={
        record === undefined
          ? []
          : [
              {
                label: t('recordIs', { record }),
                onClear: () => table.change({ record: undefined }),
              },
            ]
      }
    >
      {day('from')}
      {day('to')}
      {choice(
        'person',
        t('anyPerson'),
        people.map(({ id, name }) => ({ value: String(id), label: name })),
      )}
      {choice('action', t('anyAction'), actionChoices())}
      {choice('table', t('anyTable'), tableChoices())}
    </FilterBar>
  )
}
