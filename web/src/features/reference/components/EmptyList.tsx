import { Button, Group } from '@mantine/core'
import type { AnyList } from '@puquio/contract/reference'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
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
  if (search.isFiltered)
    return (
      <EmptyState
        title={search.isRetired && !search.search ? t('nothingRetired') : t('nothingFound')}
        text={t('nothingFoundText')}
        action={
          <Button variant="default" onClick={clear}>
            {t('clearFilters')}
          </Button>
        }
      />
    )
  if (onAdd === null) return <EmptyState title={t('emptyList')} text={t('emptyForReader')} />
  const isStations = list === 'stations'
  return (
    <EmptyState
      title={t('emptyList')}
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
