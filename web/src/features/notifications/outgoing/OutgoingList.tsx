import { Alert, Button, Text } from '@mantine/core'
import { deliveryRoutes, type Outgoing } from '@puquio/contract/notifications/deliveries'
import { notificationSettingRoutes } from '@puquio/contract/notifications/settings'
import type { SendingMethod } from '@puquio/contract/notifications'
import { defaultTimeZone } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { paths } from '../../../lib/paths.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableSearch } from '../../../ui/table/table-search.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { outgoingColumns } from './outgoing-columns.tsx'
import { OutgoingFilters } from './OutgoingFilters.tsx'
import { OutgoingPanel } from './OutgoingPanel.tsx'
import type { outgoingSearch } from './search.ts'
import { useRetry } from './use-retry.ts'
import '../texts.ts'
import './texts.ts'

type OutgoingListProps = {
  values: z.output<typeof outgoingSearch>
  /** Writes changes to the address. */
  write: (changes: SearchValues) => void
}

const filters = ['search', 'state', 'method', 'project', 'kind'] as const

/** The outbox: every message that leaves the installation, and what became of it. */
export const OutgoingList = ({ values, write }: OutgoingListProps) => {
  const { t } = useTranslation('outgoing')
  const { t: name } = useTranslation('notifications')
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  const language = useLanguage()
  const [opened, setOpened] = useState<Outgoing | null>(null)
  const search = tableSearch(values, write, '-createdAt')
  const { page, size, sort } = search
  const { state, project, kind } = values
  const method = values.method as SendingMethod | undefined
  const query = { page, size, sort, search: search.search, state, method, project, kind }
  const list = useApi(deliveryRoutes.list, { query }, { isKeepingPrevious: true })
  const { retryOne, retryAll, isRetryingAll } = useRetry()
  const failed = list.data?.failed ?? 0
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <NoServer />
      <OutgoingFilters
        {...{ values, search }}
        projects={list.data?.projects ?? []}
        end={
          failed > 0 && (
            <Button
              size="xs"
              variant="default"
              loading={isRetryingAll}
              onClick={() => void retryAll(failed)}
            >
              {t('retryFailed', { count: failed })}
            </Button>
          )
        }
      />
      <DataTable
        name="outgoing"
        label={t('title')}
        columns={outgoingColumns({ t, name, language, format })}
        {...rowsOf(list)}
        rowKey={(one) => `${one.kind}-${one.id}`}
        rowName={({ recipient, text }) => `${recipient}, ${text.slice(0, 60)}`}
        search={search}
        onOpen={setOpened}
        actions={(one) => [
          { label: t('open'), onSelect: () => setOpened(one) },
          ...(one.method !== 1 && (one.state === 'waiting' || one.state === 'failed')
            ? [{ label: t('retry'), onSelect: () => void retryOne(one) }]
            : []),
        ]}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={clearFilters(search, values, filters)}
          />
        }
      />
      {opened && <OutgoingPanel message={opened} format={format} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Where no mail of the system can leave. */
const NoServer = () => {
  const { t } = useTranslation('outgoing')
  const mail = useApi(notificationSettingRoutes.methodStates).data?.mail
  if (mail === undefined || mail.isInEnvironment || mail.ofSystem > 0) return null
  return (
    <Alert color="yellow" mb="sm">
      {t('noServer')}{' '}
      <TextLink {...paths.settings('system-smtp')} c="inherit" size="sm" underline="always">
        {t('addServer')}
      </TextLink>
    </Alert>
  )
}
