import type { DeviceRow } from '@puquio/contract/modi/devices'
import { deviceChannelTerms, type Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { paths } from '../../lib/paths.ts'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { DeviceStateMark } from '../../widgets/devices/DeviceStateMark.tsx'
import { QualityMark } from '../../widgets/modi/QualityMark.tsx'
import { readingText } from './reading-text.ts'

type Words = { t: TFunction<'devices'>; language: Language; format: Format }

export const deviceColumns = ({ t, language, format }: Words): readonly Column<DeviceRow>[] => [
  {
    key: 'serial',
    head: t('serial'),
    width: 'short',
    cell: ({ serial }) => serial,
    sortKey: 'serial',
  },
  { key: 'name', head: t('name'), width: 'name', cell: ({ name }) => name, sortKey: 'name' },
  {
    key: 'state',
    head: t('state'),
    width: 'period',
    cell: ({ state }) => <DeviceStateMark state={state} />,
    sortKey: 'state',
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
    key: 'newest',
    head: t('newest'),
    width: 'name',
    cell: ({ newest }) => (
      <>
        {newest && <QualityMark quality={newest.quality} isAlone />}
        {readingText(newest, { language, format })}
      </>
    ),
    title: ({ newest }) => readingText(newest, { language, format }),
  },
  {
    key: 'last',
    head: t('lastReceived'),
    width: 'instant',
    cell: ({ lastReceivedAt }) => format.instant(lastReceivedAt),
    sortKey: 'last',
  },
  {
    key: 'alarms',
    head: t('alarms'),
    isNumber: true,
    cell: ({ id, activeAlarms }) =>
      activeAlarms === 0 ? (
        '–'
      ) : (
        <TextLink {...paths.alarms({ device: id, view: 'active' })}>
          {format.number(activeAlarms, 0)}
        </TextLink>
      ),
  },
  {
    key: 'battery',
    head: t('battery'),
    unit: '%',
    isNumber: true,
    cell: ({ batteryPct }) => format.number(batteryPct, 0),
    sortKey: 'battery',
    priority: 2,
  },
  {
    key: 'signal',
    head: t('signal'),
    unit: 'dBm',
    isNumber: true,
    cell: ({ rssiDbm }) => format.number(rssiDbm, 0),
    priority: 3,
  },
  {
    key: 'channel',
    head: t('channel'),
    width: 'short',
    cell: ({ channel }) => deviceChannelTerms[channel][language],
    priority: 2,
  },
  {
    key: 'group',
    head: t('group'),
    width: 'short',
    cell: ({ group }) => group || '–',
    priority: 3,
  },
  {
    key: 'fieldNumber',
    head: t('fieldNumber'),
    width: 'short',
    cell: ({ fieldNumber }) => fieldNumber || '–',
    isOptional: true,
  },
]
