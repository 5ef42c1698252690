import type { Gateway, HeardDevice } from '@puquio/contract/modi/gateways'
import type { TFunction } from 'i18next'
import { durationText } from '../../lib/texts/duration-text.ts'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { stateMarks } from '../../widgets/devices/state-marks.ts'
import { signalText } from '../../widgets/modi/signal-text.ts'
import { MarkSign } from '../../widgets/status/MarkSign.tsx'

type Words = { t: TFunction<'gateways'>; format: Format }

/** What people call it, else by what the network knows it. */
export const gatewayName = ({ name, key }: Pick<Gateway, 'name' | 'key'>): string => name || key

export const gatewayColumns = ({ t, format }: Words): readonly Column<Gateway>[] => [
  {
    key: 'gateway',
    head: t('gateway'),
    width: 'name',
    maxWidth: 400,
    cell: ({ name, key }) => (name === '' ? key : `${name} (${key})`),
  },
  {
    key: 'state',
    head: t('state'),
    width: 'name',
    cell: (gateway) => (
      <>
        <MarkSign mark={stateMarks[stateOf(gateway)]} /> {stateText(gateway, { t, format })}
      </>
    ),
    title: (gateway) => stateText(gateway, { t, format }),
  },
  {
    key: 'lastHeardAt',
    head: t('lastHeardAt'),
    width: 'instant',
    cell: ({ lastHeardAt }) => format.instant(lastHeardAt),
  },
  {
    key: 'signal',
    head: t('signal'),
    width: 'period',
    cell: (gateway) => signalText(gateway, format),
    priority: 2,
  },
  {
    key: 'devices',
    head: t('devices'),
    isNumber: true,
    width: 'short',
    cell: ({ deviceCount }) => format.number(deviceCount, 0),
  },
  {
    key: 'interval',
    head: t('interval'),
    width: 'short',
    cell: ({ intervalS }) => (intervalS === null ? '–' : durationText(intervalS)),
    priority: 2,
  },
  {
    key: 'firstHeardAt',
    head: t('firstHeardAt'),
    width: 'instant',
    cell: ({ firstHeardAt }) => format.instant(firstHeardAt),
    priority: 3,
  },
]

export const heardColumns = ({ t, format }: Words): readonly Column<HeardDevice>[] => [
  {
    key: 'device',
    head: t('device'),
    width: 'name',
    cell: ({ device }) => `${device.name} (${device.serial})`,
  },
  {
    key: 'lastHeardAt',
    head: t('lastHeardAt'),
    width: 'instant',
    cell: ({ lastHeardAt }) => format.instant(lastHeardAt),
  },
  {
    key: 'signal',
    head: t('signal'),
    width: 'period',
    cell: (heard) => signalText(heard, format),
  },
]

const stateOf = ({ silentSince, intervalS }: Gateway) => {
  if (silentSince !== null) return 'stale'
  return intervalS === null ? 'never' : 'ok'
}

function stateText({ silentSince, intervalS }: Gateway, { t, format }: Words) {
  if (silentSince !== null) return t('silentSince', { at: format.instant(silentSince) })
  return intervalS === null ? t('notAwaited') : t('hears')
}
