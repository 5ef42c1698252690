import { Button } from '@mantine/core'
import { type Notification, notificationRoutes } from '@puquio/contract/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { isUnread, receivedColumns, sentColumns } from '../components/notification-columns.tsx'
import { NotificationFilters } from '../components/NotificationFilters.tsx'
import { NotificationPanel } from '../components/NotificationPanel.tsx'
import { SendPanel } from '../components/SendPanel.tsx'
import type { notificationSearch } from '../search.ts'
import { notificationsQuery, useNotificationSearch } from '../use-notification-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof notificationSearch>>(
  (ask, { projectId, search }) => {
    const params = { projectId }
    ask(notificationRoutes.list, { params, query: notificationsQuery(search) })
  },
)

const filters = ['search', 'priority', 'module', 'from', 'to'] as const

/** What was sent to the person in the project, and by them. */
export const Page = () => {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const project = useProject()
  const may = useMay()
  const isPhone = useIsPhone()
  const format = useFormat(project.timeZone)
  const { values, search, query, open } = useNotificationSearch()
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const params = { projectId: project.id }
  const list = useApi(notificationRoutes.list, { params, query }, { isKeepingPrevious: true })
  const onError = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'mark' })
  const mark = useApiMutation(notificationRoutes.mark, { onError })
  const markAll = useApiMutation(notificationRoutes.markAll, { onError })
  const setRead = ({ id }: Notification, isRead: boolean) =>
    mark.mutate({ params: { ...params, notificationId: id }, body: { isRead } })
  const noneHere =
    values.box === 'sent'
      ? (['noneSentTitle', 'noneSent'] as const)
      : values.unread
        ? (['noneUnreadTitle', 'noneUnread'] as const)
        : (['noneTitle', 'none'] as const)
  const columns = values.box === 'sent' ? sentColumns : receivedColumns
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          <>
            {may(notificationRoutes.send.access) && (
              <Button onClick={() => setIsSending(true)}>{t('new')}</Button>
            )}
            {!isPhone && (
              <Button
                variant="default"
                loading={markAll.isPending}
                onClick={() => markAll.mutate({ params })}
              >
                {t('markAll')}
              </Button>
            )}
          </>
        }
        menu={[
          ...(isPhone ? [{ label: t('markAll'), onSelect: () => markAll.mutate({ params }) }] : []),
          {
            label: t('preferences'),
            onSelect: () => void navigate(paths.notificationPreferences()),
          },
        ]}
      />
      <NotificationFilters search={search} values={values} />
      <DataTable
        name={values.box === 'sent' ? 'notifications.sent' : 'notifications'}
        key={values.box}
        label={t('title')}
        columns={columns({ t, format, language })}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ message }) => message.slice(0, 60)}
        search={search}
        onOpen={({ id }) => open(id)}
        actions={(one) =>
          one.isReceived
            ? [
                {
                  label: t(isUnread(one) ? 'markRead' : 'markUnread'),
                  onSelect: () => setRead(one, isUnread(one)),
                },
              ]
            : []
        }
        empty={
          <EmptyRows
            title={t(noneHere[0])}
            text={t(noneHere[1])}
            onClear={clearFilters(search, values, filters)}
          />
        }
      />
      {values.open !== undefined && (
        <NotificationPanel key={values.open} id={values.open} onClose={() => open(null)} />
      )}
      {isSending && <SendPanel onClose={() => setIsSending(false)} />}
    </>
  )
}
