import type { Mail } from '@puquio/contract/general'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import '../texts.ts'

export const useMailColumns = (format: Format): readonly Column<Mail>[] => {
  const { t } = useTranslation('settings')
  return [
    { key: 'subject', head: t('subject'), cell: (mail) => mail.subject },
    { key: 'to', head: t('to'), cell: (mail) => mail.to, sortKey: 'to' },
    {
      key: 'status',
      head: t('mailStatus'),
      cell: (mail) => t(mail.status),
      sortKey: 'status',
    },
    {
      key: 'createdAt',
      head: t('createdAt'),
      cell: (mail) => format.instant(mail.createdAt),
      sortKey: 'createdAt',
    },
    { key: 'sentAt', head: t('sentAt'), cell: (mail) => format.instant(mail.sentAt) },
    {
      key: 'attempts',
      head: t('attempts'),
      cell: (mail) => format.number(mail.attempts),
      isNumber: true,
    },
    { key: 'lastError', head: t('lastError'), cell: (mail) => mail.lastError ?? '–' },
  ]
}
