import { NativeSelect, Text } from '@mantine/core'
import {
  type CommitmentName,
  commitmentPlanRoutes,
} from '@puquio/contract/commitments/commitment-plans'
import { IconUnlink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { ExactNames } from '../names/ExactNames.tsx'
import { nameColumns } from '../names/name-columns.tsx'
import type { nameSearch } from '../names/search.ts'
import { useLinkNames } from '../names/use-link-names.ts'
import { nameQuery, useNameSearch } from '../names/use-name-search.ts'
import '../names/texts.ts'

export const loader = loadInProject<unknown, z.output<typeof nameSearch>>(
  (ask, { projectId, search }) => {
    ask(commitmentPlanRoutes.names, { params: { projectId }, query: nameQuery(search) })
    ask(commitmentPlanRoutes.unmatched, { params: { projectId } })
  },
)

/** The names by which plans call commitments, and the commitments that they stand for. */
export const Page = () => {
  const { t } = useTranslation('commitmentNames')
  const project = useProject()
  const { number } = useFormat()
  const canLink = useMay()(commitmentPlanRoutes.link.access)
  const { values, search, query } = useNameSearch()
  const { link } = useLinkNames()
  const params = { projectId: project.id }
  const names = useApi(commitmentPlanRoutes.names, { params, query }, { isKeepingPrevious: true })
  const unlink = ({ name, instrument, commitment }: CommitmentName) =>
    void link([{ name, instrument, from: commitment?.id ?? null, to: null }])
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.commitments()}>{t('commitments')}</TextLink>}
      />
      <InstrumentTabs />
      <Text size="sm" c="dimmed" mb="sm" maw="80ch">
        {t('help')}
      </Text>
      {canLink && <ExactNames />}
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[values.matched]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('standing')}
          value={values.matched ?? ''}
          onChange={(event) => search.change({ matched: event.currentTarget.value })}
          data={[
            { value: '', label: t('allNames') },
            { value: 'no', label: t('withoutCommitment') },
            { value: 'yes', label: t('withCommitment') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="commitment-names"
        label={t('title')}
        columns={nameColumns({ t, number, canLink })}
        {...rowsOf(names)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        {...(canLink && {
          actions: (row: CommitmentName) =>
            row.commitment
              ? [
                  {
                    label: t('unlink'),
                    icon: <IconUnlink size={16} />,
                    onSelect: () => unlink(row),
                  },
                ]
              : [],
        })}
        empty={
          <EmptyRows
            title={t(values.matched === 'no' ? 'allStandTitle' : 'emptyTitle')}
            text={t(values.matched === 'no' ? 'allStand' : 'empty')}
            onClear={
              (values.matched !== 'no' || search.search !== undefined) &&
              clearFilters(search, { ...values }, ['search', 'matched'])
            }
          />
        }
      />
    </>
  )
}
