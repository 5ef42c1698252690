import { Button, Group } from '@mantine/core'
import type { AnyList } from '@puquio/contract/reference'
import { useTranslation } from 'react-i18next'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import type { ListSearch } from './use-list-search.ts'
import '../texts.ts'

type EmptyListProps = {
  list: AnyList
  search: ListSearch
  /** Null for users who only read. */
  onAdd: (() => void) | null
  onLoadDefaults: () => void
}

/** Nothing to show: because of the filters, or because the project has only begun. */
export const EmptyList = ({ list, search, onAdd, onLoadDefaults }: EmptyListProps) => {
  const { t } = useTranslation('reference')
  const clear = () =>
    search.change({ search: undefined, retired: undefined, kind: undefined, parentId: undefined })
  const none = {
    title: t('emptyList'),
    onClear: search.isFiltered && clear,
    ...(search.isRetired && !search.search ? { noneFound: t('nothingRetired') } : {}),
  }
  if (onAdd === null) return <EmptyRows {...none} text={t('emptyForReader')} />
  const isStations = list === 'stations'
  return (
    <EmptyRows
      {...none}
      text={isStations ? t('emptyStationsText') : t('emptyListText')}
      action={
        <Group gap="sm" justify="center">
          {!isStations && <Button onClick={onLoadDefaults}>{t('loadDefaults')}</Button>}
          <Button variant={isStations ? 'filled' : 'default'} onClick={onAdd}>
            {t('add')}
          </Button>
        </Group>
      }
    />
  )
}
