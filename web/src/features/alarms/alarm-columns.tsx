import type { AlarmRow } from '@puquio/contract/modi/alarms'
import { deviceChannelTerms, priorityOfSeverity } from '@puquio/domain'
import type { Column } from '../../ui/table/column.ts'
import { PriorityMark } from '../../widgets/status/PriorityMark.tsx'
import { causeOf, valueOf, type Words } from './alarm-words.ts'
import { AlarmMark } from './components/AlarmMark.tsx'

export const alarmColumns = (words: Words): readonly Column<AlarmRow>[] => {
  const { t, language, format } = words
  return [
    {
      key: 'raised',
      head: t('raised'),
      width: 'instant',
      cell: ({ raisedAt }) => format.instant(raisedAt),
      sortKey: 'raised',
    },
    {
      key: 'state',
      head: t('state'),
      width: 'period',
      cell: (alarm) => <AlarmMark alarm={alarm} />,
    },
    {
      key: 'severity',
      head: t('severity'),
      width: 'short',
      cell: ({ severity }) => <PriorityMark priority={priorityOfSeverity[severity]} />,
      sortKey: 'severity',
    },
    {
      key: 'device',
      head: t('device'),
      width: 'name',
      cell: ({ device }) => device.name,
      title: ({ device }) => `${device.name} (${device.serial})`,
      sortKey: 'device',
    },
    {
      key: 'station',
      head: t('station'),
      width: 'short',
      cell: ({ station }) => station?.code ?? '–',
      title: ({ station }) => (station ? `${station.code} ${station.name}` : ''),
      sortKey: 'station',
    },
    {
      key: 'condition',
      head: t('condition'),
      width: 'name',
      cell: (alarm) => causeOf(alarm, words),
      title: (alarm) => causeOf(alarm, words),
    },
    {
      key: 'value',
      head: t('value'),
      isNumber: true,
      cell: (alarm) => valueOf(alarm, alarm.value, words),
      sortKey: 'value',
    },
    {
      key: 'cleared',
      head: t('ended'),
      width: 'instant',
      cell: ({ clearedAt }) => format.instant(clearedAt),
      sortKey: 'cleared',
    },
    {
      key: 'acknowledged',
      head: t('acknowledgedAt'),
      width: 'instant',
      cell: ({ acknowledgedAt }) => format.instant(acknowledgedAt),
      title: ({ acknowledgedBy }) => acknowledgedBy?.name ?? '',
      sortKey: 'acknowledged',
      priority: 2,
    },
    {
      key: 'assigned',
      head: t('assigned'),
      width: 'short',
      cell: ({ assignedTo }) => assignedTo?.name ?? '–',
      priority: 2,
    },
    {
      key: 'received',
      head: t('received'),
      width: 'instant',
      cell: ({ receivedAt }) => format.instant(receivedAt),
      sortKey: 'received',
      priority: 3,
    },
    {
      key: 'channel',
      head: t('channel'),
      width: 'short',
      cell: ({ channel }) => (channel ? deviceChannelTerms[channel][language] : '–'),
      priority: 3,
    },
  ]
}
