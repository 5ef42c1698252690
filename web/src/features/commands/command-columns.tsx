import type { DeviceCommand } from '@puquio/contract/modi/commands'
import {
  commandFailureTerms,
  commandStateTerms,
  commandWayTerms,
} from '@puquio/contract/terms/modi/commands'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'

type Words = { t: TFunction<'commands'>; language: Language; format: Format }

/** What was ordered, in a few words. */
export const orderText = (
  t: TFunction<'commands'>,
  { relay, isOn, configuration }: DeviceCommand,
): string => {
  if (relay === null) return `${t('configuration')}: ${Object.keys(configuration ?? {}).join(', ')}`
  return `${t('relay', { relay })}: ${isOn ? t('turnOn') : t('turnOff')}`
}

export const commandColumns = ({
  t,
  language,
  format,
}: Words): readonly Column<DeviceCommand>[] => [
  { key: 'what', head: t('what'), width: 'name', cell: (one) => orderText(t, one) },
  {
    key: 'state',
    head: t('state'),
    width: 'name',
    cell: ({ state }) => commandStateTerms[state][language],
  },
  {
    key: 'requestedAt',
    head: t('requestedAt'),
    width: 'instant',
    cell: ({ requestedAt }) => format.instant(requestedAt),
    sortKey: 'requested',
  },
  { key: 'requestedBy', head: t('requestedBy'), width: 'name', cell: (one) => one.requestedBy },
  {
    key: 'sentAt',
    head: t('sentAt'),
    width: 'name',
    cell: ({ sentAt, way }) =>
      sentAt && way ? `${format.instant(sentAt)} · ${commandWayTerms[way][language]}` : '–',
  },
  {
    key: 'endedAt',
    head: t('endedAt'),
    width: 'instant',
    cell: ({ endedAt }) => (endedAt ? format.instant(endedAt) : '–'),
    priority: 3,
  },
  {
    key: 'answer',
    head: t('answer'),
    width: 'name',
    cell: ({ failure, answer }) =>
      [failure && commandFailureTerms[failure][language], answer].filter(Boolean).join(' · ') ||
      '–',
    priority: 2,
  },
]
