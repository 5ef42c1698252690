import type { Notification } from '@puquio/contract/notifications'
import { notificationModuleTerms } from '@puquio/contract/terms'
import { VisuallyHidden } from '@mantine/core'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import styles from './notification-columns.module.css'
import { PriorityMark } from '../../../widgets/status/PriorityMark.tsx'

type Words = { t: TFunction<'notifications'>; format: Format; language: Language }

export const isUnread = ({ isReceived, readAt }: Notification) => isReceived && readAt === null

export const notificationColumns = ({
  t,
  format,
  language,
}: Words): readonly Column<Notification>[] => [
  {
    key: 'priority',
    head: t('priority'),
    width: 'short',
    cell: ({ priority }) => <PriorityMark priority={priority} />,
    sortKey: 'priority',
  },
  {
    key: 'message',
    head: t('message'),
    width: 'text',
    cell: (one) =>
      isUnread(one) ? (
        <strong className={styles.unread}>
          <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>
          {one.message}
        </strong>
      ) : (
        one.message
      ),
    title: ({ message }) => message,
    maxWidth: 520,
    isCardHead: true,
  },
  {
    key: 'sender',
    head: t('sender'),
    width: 'name',
    cell: ({ sender }) => sender?.name ?? t('system'),
    sortKey: 'sender',
  },
  {
    key: 'module',
    head: t('module'),
    width: 'short',
    cell: ({ module }) => notificationModuleTerms[module][language],
    sortKey: 'module',
    priority: 2,
  },
  {
    key: 'replies',
    head: t('replies'),
    cell: ({ replies }) => format.number(replies),
    isNumber: true,
    priority: 3,
  },
  {
    key: 'createdAt',
    head: t('createdAt'),
    width: 'instant',
    cell: ({ createdAt }) => format.instant(createdAt),
    sortKey: 'createdAt',
  },
]
