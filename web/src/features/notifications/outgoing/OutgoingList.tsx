import { Button, NativeSelect, Text } from '@mantine/core'
import { deliveryRoutes, type Outgoing } from '@puquio/contract/notifications/deliveries'
import { generalRoutes } from '@puquio/contract/general'
import type { SendingMethod } from '@puquio/contract/notifications'
import { defaultTimeZone } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { tableSearch } from '../../../ui/table/table-search.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { outgoingColumns } from './outgoing-columns.tsx'
import { type outgoingSearch, stateChoices } from './search.ts'
import '../texts.ts'
import './texts.ts'

type OutgoingListProps = {
  values: z.output<typeof outgoingSearch>
  /** Writes changes to the address. */
  write: (changes: SearchValues) => void
}

const noFilters = { search: undefined, state: undefined, method: undefined, project: undefined }

/** The outbox: what leaves the installation, and what became of it. */
export const OutgoingList = ({ values, write }: OutgoingListProps) => {
  const { t } = useTranslation('outgoing')
  const { t: name } = useTranslation('notifications')
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  const search = tableSearch(values, write, '-createdAt')
  const { page, size, sort } = search
  const { state, project } = values
  const method = values.method as SendingMethod | undefined
  const query = { page, size, sort, search: search.search, state, method, project }
  const list = useApi(deliveryRoutes.list, { query }, { isKeepingPrevious: true })
  const onError = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'delivery' })
  const retry = useApiMutation(deliveryRoutes.retry, { onError })
  const retryMail = useApiMutation(generalRoutes.retryMail, { onError })
  const retryFailed = useApiMutation(deliveryRoutes.retryFailed, { onError })
  const failed = list.data?.failed ?? 0

  const sayRetried = () => showToast({ kind: 'success', text: t('retried'), action: 'delivery' })
  const retryOne = async ({ kind, id }: Outgoing) => {
    if (kind === 'mail') await retryMail.mutateAsync({ params: { mailId: id } })
    else await retry.mutateAsync({ params: { deliveryId: id } })
    sayRetried()
  }
  const retryAll = async () => {
    const asked = {
      title: t('retryTitle', { count: failed }),
      text: t('retryText'),
      confirmLabel: t('retry'),
    }
    if (!(await confirm(asked))) return
    await retryFailed.mutateAsync({})
    sayRetried()
  }
  const choice = (
    label: string,
    key: 'state' | 'method' | 'project',
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
  const isFiltered = Boolean(state ?? method ?? project ?? search.search)
  const clear = (
    <Button variant="default" onClick={() => search.change(noFilters)}>
      {t('clearFilters')}
    </Button>
  )
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <FilterBar
        end={
          failed > 0 && (
            <Button
              size="xs"
              variant="default"
              loading={retryFailed.isPending}
              onClick={() => void retryAll()}
            >
              {t('retryFailed', { count: failed })}
            </Button>
          )
        }
      >
        <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
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
          (list.data?.projects ?? []).map((one) => ({ value: `${one.id}`, label: one.name })),
          t('anyProject'),
        )}
      </FilterBar>
      <DataTable
        name="outgoing"
        label={t('title')}
        columns={outgoingColumns({ t, name, format })}
        rows={list.data?.items}
        total={list.data?.total}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        rowName={({ recipient, text }) => `${recipient}, ${text.slice(0, 60)}`}
        search={search}
        isStale={list.isPlaceholderData}
        failure={list.error ? failureOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        actions={(one) =>
          one.method !== 1 && (one.state === 'waiting' || one.state === 'failed')
            ? [{ label: t('retry'), onSelect: () => void retryOne(one) }]
            : []
        }
        empty={
          isFiltered ? (
            <EmptyState title={t('noneTitle')} text={t('noneFound')} action={clear} />
          ) : (
            <EmptyState title={t('noneTitle')} text={t('none')} />
          )
        }
      />
    </>
  )
}
