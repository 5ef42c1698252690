import { Text } from '@mantine/core'
import { type ContainerType, containerRoutes } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { useContainerChanges } from '../use-container-changes.ts'
import { binQuery, type useContainerSearch } from '../use-container-search.ts'
import { binColumns } from './container-columns.tsx'
import { ContainerFilters } from './ContainerFilters.tsx'
import '../texts.ts'

type BinViewProps = {
  type: ContainerType
  at: ReturnType<typeof useContainerSearch>
}

/** What was deleted, for those who may restore it. */
export const BinView = ({ type, at }: BinViewProps) => {
  const { t } = useTranslation('containers')
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const changes = useContainerChanges()
  const params = { projectId: project.id }
  const query = binQuery(type, at.values)
  const list = useApi(containerRoutes.bin, { params, query }, { isKeepingPrevious: true })
  const search = at.searchOf('-binnedAt')
  return (
    <>
      <ContainerFilters at={at} defaultSort="-binnedAt" />
      {list.data && list.data.total > 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('binText')}
        </Text>
      )}
      <DataTable
        name="container-bin"
        label={t('bin')}
        columns={binColumns({ t, format, locale })}
        {...rowsOf(list)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowName={({ name }) => name}
        search={search}
        actions={(one) => [
          ...(one.kind === 'file'
            ? [
                {
                  label: t('download'),
                  href: fileHref(containerRoutes.content, {
                    params: { ...params, containerFileId: one.id },
                  }),
                },
              ]
            : []),
          { label: t('restore'), onSelect: () => void changes.restore([one]) },
        ]}
        empty={
          <EmptyRows
            title={t('binEmpty')}
            text={t('binText')}
            onClear={clearFilters(search, at.values, ['search'])}
          />
        }
      />
    </>
  )
}
