import type { DeviceStatus } from '@puquio/contract/modi/device-status'
import type { HearingGateway } from '@puquio/contract/modi/gateways'
import { deviceChannelTerms, type Language, problemWords } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { durationText } from '../../../lib/texts/duration-text.ts'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { signalText } from '../../../widgets/modi/signal-text.ts'

type Words = { t: TFunction<'deviceRecords'>; language: Language; format: Format }
type Gap = DeviceStatus['gaps'][number]
type Lateness = DeviceStatus['lateness'][number]
type Refused = DeviceStatus['refused'][number]

/** @param now the end of the period: a gap that ends with it goes on. */
export const gapColumns = ({ t, format }: Words, now: string): readonly Column<Gap>[] => [
  { key: 'from', head: t('from'), width: 'instant', cell: ({ from }) => format.instant(from) },
  {
    key: 'to',
    head: t('to'),
    width: 'instant',
    cell: ({ to }) => (to === now ? t('goesOn') : format.instant(to)),
  },
  {
    key: 'lasted',
    head: t('lasted'),
    width: 'period',
    cell: ({ from, to }) => durationText((Date.parse(to) - Date.parse(from)) / 1000),
  },
]

export const latenessColumns = ({ t, language, format }: Words): readonly Column<Lateness>[] => [
  {
    key: 'channel',
    head: t('channel'),
    width: 'short',
    cell: ({ channel }) => deviceChannelTerms[channel][language],
  },
  {
    key: 'count',
    head: t('readings'),
    isNumber: true,
    cell: ({ count }) => format.number(count, 0),
  },
  ...(['leastS', 'p50S', 'p90S', 'p99S', 'mostS'] as const).map((key) => ({
    key,
    head: t(key),
    isNumber: true,
    width: 'short' as const,
    cell: (lateness: Lateness) => durationText(lateness[key]),
  })),
]

export const hearingColumns = ({
  t,
  format,
}: Pick<Words, 't' | 'format'>): readonly Column<HearingGateway>[] => [
  {
    key: 'gateway',
    head: t('gateway'),
    width: 'name',
    maxWidth: 400,
    cell: ({ gateway: { name, key } }) => (name === '' ? key : `${name} (${key})`),
  },
  {
    key: 'lastHeardAt',
    head: t('lastHeardAt'),
    width: 'instant',
    cell: ({ lastHeardAt }) => format.instant(lastHeardAt),
  },
  { key: 'signal', head: t('signal'), width: 'period', cell: (one) => signalText(one, format) },
  {
    key: 'silentSince',
    head: t('gatewayState'),
    width: 'name',
    cell: ({ gateway: { silentSince } }) =>
      silentSince === null ? '–' : t('silentSince', { at: format.instant(silentSince) }),
    priority: 2,
  },
]

export const refusedColumns = ({ t, language, format }: Words): readonly Column<Refused>[] => [
  {
    key: 'receivedAt',
    head: t('receivedAt'),
    width: 'second',
    cell: ({ receivedAt }) => format.instantToTheSecond(receivedAt),
  },
  {
    key: 'wayIn',
    head: t('wayIn'),
    width: 'short',
    cell: ({ wayIn }) => wayIn.toUpperCase().replace(':ATTRIBUTES', ''),
  },
  { key: 'status', head: t('taken'), width: 'short', cell: ({ status }) => t(`taken_${status}`) },
  {
    key: 'problem',
    head: t('why'),
    width: 'text',
    maxWidth: 520,
    cell: ({ problem }) => problemWords(problem, language),
  },
]
