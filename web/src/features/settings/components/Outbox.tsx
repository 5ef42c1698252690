import { Alert, NativeSelect, Text } from '@mantine/core'
import { generalRoutes, type Mail } from '@puquio/contract/general'
import { mailServerRoutes } from '@puquio/contract/mail-servers'
import { defaultTimeZone } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { MailPanel } from './MailPanel.tsx'
import { useMailColumns } from './mail-columns.tsx'
import { mailStatuses } from '../search.ts'
import { useSettingsSearch } from '../use-settings-search.ts'
import '../texts.ts'

/** The system's outgoing mails, for its administrator. */
export const Outbox = () => {
  const { t } = useTranslation('settings')
  const { status, mails: search } = useSettingsSearch()
  const [opened, setOpened] = useState<Mail | null>(null)
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  const servers = useApi(mailServerRoutes.listOfSystem)
  const hasServer = servers.data?.some(({ status: isActive }) => isActive) ?? true
  const { page, size, sort } = search
  const query = { page, size, sort, search: search.search, status }
  const mails = useApi(generalRoutes.mails, { query }, { isKeepingPrevious: true })
  const retry = useApiMutation(generalRoutes.retryMail, {
    onError: (error) =>
      showToast({ kind: 'error', text: problemText(error), action: 'retry-mail' }),
  })
  const sendAgain = async ({ id, to }: Mail) => {
    await retry.mutateAsync({ params: { mailId: id } })
    showToast({ kind: 'success', text: t('retried', { to }), action: 'retry-mail' })
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('mailsHelp')}
      </Text>
      {!hasServer && (
        <Alert color="yellow" mb="sm">
          {t('noServer')}
        </Alert>
      )}
      <FilterBar>
        <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        <NativeSelect
          size="xs"
          aria-label={t('mailStatus')}
          data={[
            { value: '', label: t('allStatuses') },
            ...mailStatuses.map((one) => ({ value: one, label: t(one) })),
          ]}
          value={status ?? ''}
          onChange={(event) => search.change({ status: event.currentTarget.value })}
        />
      </FilterBar>
      <DataTable
        name="mails"
        label={t('mails')}
        columns={useMailColumns(format)}
        rows={mails.data?.items}
        total={mails.data?.total}
        rowKey={(mail) => mail.id}
        rowName={(mail) => `${mail.subject}, ${mail.to}`}
        search={search}
        isStale={mails.isPlaceholderData}
        failure={mails.error ? failureOf(mails.error) : undefined}
        onRetry={() => void mails.refetch()}
        onOpen={setOpened}
        actions={(mail) => [
          { label: t('openMail'), onSelect: () => setOpened(mail) },
          ...(mail.status === 'sent'
            ? []
            : [{ label: t('retryMail'), onSelect: () => void sendAgain(mail) }]),
        ]}
        empty={<EmptyState title={t('noMailsTitle')} text={t('noMails')} />}
      />
      <MailPanel mail={opened} onClose={() => setOpened(null)} format={format} />
    </>
  )
}
