import { NativeSelect, Text } from '@mantine/core'
import { type Campaign, campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { IconCircleCheck, IconCircleOff, IconEdit, IconEye, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { campaignColumns } from '../campaign-columns.tsx'
import { RenameDialog } from '../components/RenameDialog.tsx'
import { WithdrawDialog } from '../components/WithdrawDialog.tsx'
import type { campaignSearch } from '../search.ts'
import { campaignQuery, useCampaignSearch } from '../use-campaign-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof campaignSearch>>(
  (ask, { projectId, search }) =>
    ask(campaignRoutes.list, { params: { projectId }, query: campaignQuery(search) }),
)

/** Campaigns of samples, which an administrator approves before their results count. */
export const Page = () => {
  const { t } = useTranslation('campaigns')
  const project = useProject()
  const may = useMay()
  const navigate = useNavigate()
  const format = useFormat(project.timeZone)
  const { state, search, query } = useCampaignSearch()
  const [renaming, setRenaming] = useState<Campaign | null>(null)
  const [withdrawing, setWithdrawing] = useState<Campaign | null>(null)
  const params = { projectId: project.id }
  const campaigns = useApi(campaignRoutes.list, { params, query }, { isKeepingPrevious: true })
  const ids = (campaigns.data?.items ?? []).map(({ id }) => id)
  const counts = useApi(
    campaignRoutes.counts,
    { params, query: { campaigns: ids } },
    { enabled: ids.length > 0, isKeepingPrevious: true, isQuiet: true },
  )
  const isCounting = counts.isPending || counts.isPlaceholderData
  const countsOf =
    isCounting && !counts.error ? undefined : new Map(counts.data?.map((one) => [one.id, one]))
  const approve = useApiMutation(campaignRoutes.approve)
  const remove = useApiMutation(campaignRoutes.remove)

  const askToApprove = async ({ id, name, samples, version }: Campaign) => {
    const isConfirmed = await confirm({
      title: t('approveTitle', { name }),
      text: t('approveText', { samples: format.number(samples) }),
      confirmLabel: t('approve'),
    })
    if (!isConfirmed) return
    await approve.mutateAsync({ params: { ...params, campaignId: id }, body: { version } })
    showToast({ kind: 'success', text: t('approvedToast', { name }), action: 'campaign' })
  }
  const askToRemove = async ({ id, name }: Campaign) => {
    const isConfirmed = await confirm({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (!isConfirmed) return
    await remove.mutateAsync({ params: { ...params, campaignId: id } })
    showToast({ kind: 'success', text: t('removedToast', { name }), action: 'campaign' })
  }
  const openSamples = ({ name }: Campaign) => void navigate(paths.samples({ search: name }))
  const actions = (campaign: Campaign): Action[] => [
    { label: t('viewSamples'), icon: <IconEye size={16} />, onSelect: () => openSamples(campaign) },
    ...(may(campaignRoutes.approve.access)
      ? [
          campaign.approvedAt === null
            ? {
                label: t('approve'),
                icon: <IconCircleCheck size={16} />,
                onSelect: () => void askToApprove(campaign),
              }
            : {
                label: t('withdraw'),
                icon: <IconCircleOff size={16} />,
                onSelect: () => setWithdrawing(campaign),
                isDanger: true,
              },
          {
            label: t('rename'),
            icon: <IconEdit size={16} />,
            onSelect: () => setRenaming(campaign),
          },
          ...(campaign.samples === 0
            ? [
                {
                  label: t('remove'),
                  icon: <IconTrash size={16} />,
                  onSelect: () => void askToRemove(campaign),
                  isDanger: true,
                },
              ]
            : []),
        ]
      : []),
  ]
  return (
    <>
      <PageTitle title={t('title')} />
      <DataTabs />
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[state]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('approval')}
          value={state ?? ''}
          onChange={(event) => search.change({ state: event.currentTarget.value })}
          data={[
            { value: '', label: t('anyState') },
            { value: 'approved', label: t('approved') },
            { value: 'unapproved', label: t('unapproved') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="campaigns"
        label={t('title')}
        columns={campaignColumns(countsOf, { t, format })}
        {...rowsOf(campaigns)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        onOpen={openSamples}
        actions={actions}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={
              Boolean(search.search ?? state) &&
              (() => search.change({ search: undefined, state: undefined }))
            }
          />
        }
      />
      {renaming && <RenameDialog campaign={renaming} onClose={() => setRenaming(null)} />}
      {withdrawing && (
        <WithdrawDialog campaign={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </>
  )
}
