import { NativeSelect } from '@mantine/core'
import { type ReferenceItem, type ReferenceList, referenceRoutes } from '@puquio/contract/reference'
import { referenceListTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useReference } from '../../../widgets/pickers/reference.ts'
import { EmptyList } from './EmptyList.tsx'
import { ItemForm } from './ItemForm.tsx'
import { itemColumns } from './item-columns.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { ListProps } from './list-props.ts'
import { useItemActions } from './use-entry-actions.tsx'
import { firstItemSort, itemQuery } from '../list-queries.ts'
import { itemSorts } from '../search.ts'
import { useListSearch } from './use-list-search.ts'
import '../texts.ts'

export const ItemList = (props: ListProps<ReferenceItem> & { list: ReferenceList }) => {
  const { list, project, canEdit, opened, onOpen, onLoadDefaults } = props
  const { t, i18n } = useTranslation('reference')
  const language = i18n.language as Language
  const search = useListSearch(itemSorts, firstItemSort(list))
  const projectId = project.id
  const format = useFormat(project.timeZone)
  const parentId = list === 'subcomponents' ? search.parentId : undefined
  const page = useApi(
    referenceRoutes.list,
    { params: { projectId, list }, query: itemQuery(list, search.values) },
    { isKeepingPrevious: true },
  )
  // Pickers' lists: names of components, parameters already in use.
  const reference = useReference()
  const actions = useItemActions(projectId, list)
  const { components } = reference.lists
  const componentName = (id: number | null) => components.find((one) => one.id === id)?.name ?? ''
  const columns = itemColumns(list, {
    t,
    language,
    format,
    componentName,
    isRetired: search.isRetired,
  })
  return (
    <>
      <ListFilters search={search} label={t('searchNames')} value={parentId}>
        {list === 'subcomponents' && (
          <NativeSelect
            size="xs"
            aria-label={t('component')}
            value={parentId ?? ''}
            onChange={(event) =>
              search.change({ parentId: Number(event.currentTarget.value) || undefined })
            }
            data={[
              { value: '', label: t('anyComponent') },
              ...components.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      </ListFilters>
      <DataTable<ReferenceItem>
        name={`reference.${list}`}
        label={referenceListTerms[list][language]}
        columns={columns}
        {...rowsOf(page)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        isFaded={({ retiredAt }) => retiredAt !== null}
        empty={
          <EmptyList
            list={list}
            search={search}
            onAdd={canEdit ? () => onOpen('new') : null}
            onLoadDefaults={onLoadDefaults}
          />
        }
        {...(canEdit
          ? { onOpen, actions: (item: ReferenceItem) => actions(item, () => onOpen(item)) }
          : {})}
      />
      {opened && reference.isLoaded && (
        <ItemForm
          key={opened === 'new' ? 'new' : opened.id}
          projectId={projectId}
          list={list}
          item={opened === 'new' ? null : opened}
          lists={reference.lists}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  )
}
