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

export const receivedColumns = (words: Words): readonly Column<Notification>[] => {
  const { t, language } = words
  const common = commonColumns(words)
  return [
    common.priority,
    common.message,
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
    common.replies,
    common.createdAt,
  ]
}

/** What who sent them asks: whom they reached, who has read them, who answered. */
export const sentColumns = (words: Words): readonly Column<Notification>[] => {
  const { t, format } = words
  const common = commonColumns(words)
  return [
    common.priority,
    common.message,
    {
      key: 'recipients',
      head: t('recipients'),
      width: 'name',
      cell: (one) => recipientsOf(one, words),
    },
    {
      key: 'read',
      head: t('readers'),
      width: 'short',
      cell: ({ recipientsRead, recipientsTotal }) =>
        t('readOf', {
          read: format.number(recipientsRead),
          total: format.number(recipientsTotal),
        }),
    },
    common.replies,
    { ...common.createdAt, head: t('sentAt') },
  ]
}

const recipientsOf = (
  { isForAll, firstRecipient, recipientsTotal }: Notification,
  { t, format }: Words,
): string => {
  if (isForAll) return t('everybody')
  if (firstRecipient === null) return '–'
  const others = recipientsTotal - 1
  return others < 1
    ? firstRecipient
    : t('andOthers', { name: firstRecipient, count: others, others: format.number(others) })
}

const commonColumns = ({ t, format }: Words) =>
  ({
    priority: {
      key: 'priority',
      head: t('priority'),
      width: 'short',
      cell: ({ priority }) => <PriorityMark priority={priority} />,
      sortKey: 'priority',
    },
    message: {
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
    replies: {
      key: 'replies',
      head: t('replies'),
      cell: ({ replies }) => format.number(replies),
      isNumber: true,
      priority: 3,
    },
    createdAt: {
      key: 'createdAt',
      head: t('createdAt'),
      width: 'instant',
      cell: ({ createdAt }) => format.instant(createdAt),
      sortKey: 'createdAt',
    },
  }) satisfies Record<string, Column<Notification>>
