import { NativeSelect, Text } from '@mantine/core'
import { type Job, jobRoutes } from '@puquio/contract/jobs'
import { defaultTimeZone, screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { paths } from '../../../lib/paths.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableSearch } from '../../../ui/table/table-search.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { jobColumns, kindName } from '../job-columns.tsx'
import { jobSearch, jobStateChoices } from '../search.ts'
import '../texts.ts'

const from = screens.Jobs.path
/** While something waits or runs, the list is asked for again. */
const askedAgainMs = 3000

/** What the system does by itself, for its administrator. */
export const Page = () => {
  const { t } = useTranslation('jobs')
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) =>
    void navigate({
      to: '.',
      search: jobSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  const search = tableSearch(values, write, '-createdAt')
  const { page, size, sort } = search
  const { state, kind } = values
  const query = { page, size, sort, search: search.search, state, kind }
  const jobs = useApi(
    jobRoutes.list,
    { query },
    {
      isKeepingPrevious: true,
      isQuiet: true,
      refetchInterval: ({ state: { data } }) =>
        data && data.counts.queued + data.counts.running > 0 ? askedAgainMs : false,
    },
  )
  const onError = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'job' })
  const retry = useApiMutation(jobRoutes.retry, { onError })
  const cancel = useApiMutation(jobRoutes.cancel, { onError })
  const runNow = async ({ id }: Job) => {
    await retry.mutateAsync({ params: { jobId: id } })
    showToast({ kind: 'success', text: t('retried'), action: 'job' })
  }
  const askToCancel = async ({ id }: Job) => {
    const asked = { title: t('cancelTitle'), text: t('cancelText'), confirmLabel: t('cancel') }
    if (!(await confirm({ ...asked, isDanger: true }))) return
    await cancel.mutateAsync({ params: { jobId: id } })
    showToast({ kind: 'success', text: t('wasCancelled'), action: 'job' })
  }
  const counts = jobs.data?.counts
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.settings()}>{t('settings')}</TextLink>}
      />
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[state, kind]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('state')}
          data={[
            { value: '', label: t('anyState') },
            ...jobStateChoices.map((one) => ({
              value: one,
              label: counts ? `${t(one)} (${format.number(counts[one])})` : t(one),
            })),
          ]}
          value={state ?? ''}
          onChange={(event) => search.change({ state: event.currentTarget.value })}
        />
        <NativeSelect
          size="xs"
          aria-label={t('kind')}
          data={[
            { value: '', label: t('anyKind') },
            ...(jobs.data?.kinds ?? []).map((one) => ({ value: one, label: kindName(one) })),
          ]}
          value={kind ?? ''}
          onChange={(event) => search.change({ kind: event.currentTarget.value })}
        />
      </FilterBar>
      <DataTable
        name="jobs"
        label={t('title')}
        columns={jobColumns({ t, format })}
        {...rowsOf(jobs)}
        rowKey={({ id }) => id}
        rowName={(job) => kindName(job.kind)}
        search={search}
        actions={(job) => [
          ...(job.state === 'queued' || job.state === 'failed'
            ? [{ label: t('retry'), onSelect: () => void runNow(job) }]
            : []),
          ...(job.state === 'queued' || job.state === 'running'
            ? [{ label: t('cancel'), onSelect: () => void askToCancel(job), isDanger: true }]
            : []),
        ]}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={clearFilters(search, values, ['search', 'state', 'kind'])}
          />
        }
      />
    </>
  )
}
