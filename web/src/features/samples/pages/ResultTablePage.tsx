import { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { Legend } from '../table/Legend.tsx'
import { NoRows } from '../table/NoRows.tsx'
import { ResultTable } from '../table/ResultTable.tsx'
import { columnsWithin } from '../table/shown-columns.ts'
import { TableFilters } from '../table/TableFilters.tsx'
import { TableFoot } from '../table/TableFoot.tsx'
import { TableSkeleton } from '../table/TableSkeleton.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { tableQueries, type TableSearchValues, useTableSearch } from '../table/use-table-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, TableSearchValues>((ask, { projectId, search }) => {
  const params = { projectId }
  const { columns, rows } = tableQueries(search)
  ask(resultTableRoutes.columns, { params, query: columns })
  ask(resultTableRoutes.rows, { params, query: rows })
})

/** Results as a table: samples by station and date, parameters as columns. */
export const Page = () => {
  const { t } = useTranslation('samples')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const { values, change } = useTableSearch()
  const queries = tableQueries(values)
  const columns = useApi(
    resultTableRoutes.columns,
    { params: { projectId: project.id }, query: queries.columns },
    { isKeepingPrevious: true },
  )
  const pages = useTableRows(project.id, queries.rows)
  const rows = useMemo(() => pages.data?.pages.flatMap(({ items }) => items), [pages.data])
  const shown = useMemo(
    () => columnsWithin(columns.data?.parameters ?? [], values, rows ?? []),
    [columns.data, values, rows],
  )
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const failure = pages.error ?? columns.error
  const retry = () => {
    void columns.refetch()
    void pages.refetch()
  }
  const isEmpty = rows?.length === 0 && !hasNextPage
  return (
    <>
      <PageTitle title={t('tableTitle')} />
      <DataTabs />
      <TableFilters values={values} onChange={change} answer={columns.data} />
      {failure && !rows && <ErrorState {...failureOf(failure)} onRetry={retry} />}
      {!failure && (!rows || !columns.data) && <TableSkeleton />}
      {isEmpty && <NoRows values={values} onChange={change} />}
      {rows && columns.data && !isEmpty && (
        <>
          <Legend />
          <ResultTable
            rows={rows}
            columns={shown}
            hasDepth={columns.data.hasDepth}
            total={values.exceeding ? null : columns.data.samples}
            isStale={pages.isPlaceholderData || columns.isPlaceholderData}
            format={format}
            sort={queries.rows.sort}
            onSort={(sort) => change({ sort })}
            onNearEnd={loadMore}
          />
          <TableFoot
            rows={rows.length}
            columns={shown.length}
            total={values.exceeding ? null : columns.data.samples}
            isLoading={pages.isFetchingNextPage}
          />
          {failure && <ErrorState {...failureOf(failure)} onRetry={() => void fetchNextPage()} />}
        </>
      )}
    </>
  )
}
