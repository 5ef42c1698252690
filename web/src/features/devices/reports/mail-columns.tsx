import type { DeviceMailSending } from '@puquio/contract/modi/device-reports'
import { mailFailureTerms } from '@puquio/contract/terms'
import { type Language, mailFailureOf } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'

type Words = {
  t: TFunction<'deviceMails'>
  format: Format
  language: Language
  /** No server is set: nothing is on its way. */
  isWaiting: boolean
}

export const mailColumns = ({
  t,
  format,
  language,
  isWaiting,
}: Words): readonly Column<DeviceMailSending>[] => [
  {
    key: 'createdAt',
    head: t('createdAt'),
    width: 'instant',
    cell: ({ createdAt }) => format.instant(createdAt),
  },
  { key: 'to', head: t('to'), width: 'name', cell: ({ to }) => to },
  {
    key: 'period',
    head: t('period'),
    width: 'name',
    cell: ({ from, until }) => `${format.instant(from)} – ${format.instant(until)}`,
  },
  {
    key: 'kind',
    head: t('kind'),
    width: 'short',
    cell: ({ isAsked }) => t(isAsked ? 'asked' : 'scheduled'),
    priority: 2,
  },
  {
    key: 'state',
    head: t('state'),
    width: 'name',
    cell: ({ state }) => t(state === 'waiting' && isWaiting ? 'state_kept' : `state_${state}`),
  },
  {
    key: 'reason',
    head: t('reason'),
    width: 'name',
    cell: ({ reason }) =>
      reason === null ? '–' : mailFailureTerms[mailFailureOf(reason)][language],
    title: ({ reason }) => reason ?? '',
  },
]
